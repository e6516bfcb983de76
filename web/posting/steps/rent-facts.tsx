import { useController } from 'react-hook-form';
import { tenantKinds } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { Card } from '#web/posting/card.tsx';
import { usePostField } from '#web/posting/fields.tsx';
import { isAsked, type PostForm } from '#web/posting/post-form.ts';
import { CountBox, Echo, usePostNumber } from '#web/posting/price/number-box.tsx';
import { numberOf } from '#web/forms/number-text.ts';
import { ChoiceChip } from '#web/ui/controls.tsx';
import { described, ErrorText, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { DateLists } from '#web/forms/date-lists.tsx';
import { firstsOfMonths } from '#web/forms/months.ts';

const chips = 'flex flex-wrap gap-x-2';
const legendLook = 'mb-0.5 p-0 text-ui font-semibold';

function Tenants() {
  const { t } = useWords();
  const { field } = useController<PostForm, 'tenants'>({ name: 'tenants' });
  const toggle = (one: string): void => field.onChange(field.value.includes(one) ? field.value.filter((kept) => kept !== one) : [...field.value, one]);
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className={legendLook}>{t('posting.tenants')}</legend>
      <div className={chips}>
        {tenantKinds.map((one) => (
          <ChoiceChip
            key={one}
            kind="checkbox"
            name="tenants"
            value={one}
            label={t(`enums.tenant_${one}`)}
            checked={field.value.includes(one)}
            onChange={() => toggle(one)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const monthsOffered = 4;

const soon = [0, 1] as const;

/** The firsts of the coming months as chips, any other day by lists. */
function AvailableFrom() {
  const { t, fmt, now } = useWords();
  const { value, set, blur, error } = usePostField('availableFrom');
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className={legendLook}>{t('posting.availableFrom')}</legend>
      <div className={chips}>
        {firstsOfMonths(now, monthsOffered).map((day) => (
          <ChoiceChip
            key={day}
            kind="checkbox"
            name="availableFromMonth"
            value={day}
            label={fmt.dateShort(day)}
            checked={value === day}
            onChange={() => set(value === day ? '' : day)}
          />
        ))}
      </div>
      <div className="mt-1 sm:max-w-90">
        <DateLists
          label={t('posting.availableFromOther')}
          type="date"
          name="availableFrom"
          value={value}
          onChange={set}
          onBlur={blur}
          error={error}
          years={soon}
        />
      </div>
      <ErrorText id="availableFrom" error={error} />
    </fieldset>
  );
}

function ServiceCharge() {
  const { t, fmt } = useWords();
  const { input, value, set, error } = usePostNumber('serviceCharge');
  const sum = numberOf(value);
  return (
    <Field id="serviceCharge" label={t('posting.serviceCharge')} error={error} hint={t('posting.serviceChargeHint')}>
      <TextInput {...described('serviceCharge', error, t('posting.serviceChargeHint'))} {...input} />
      <ChoiceChip
        kind="checkbox"
        name="serviceChargeNone"
        label={t('posting.serviceChargeNone')}
        checked={sum === 0}
        onChange={() => set(sum === 0 ? '' : '0')}
      />
      <Echo>{sum ? `= ${fmt.takaExact(sum)}${t('posts.perMonth')}` : undefined}</Echo>
    </Field>
  );
}

/** What tenants ask in their first sentence; none of it has to be said. */
export function RentFacts({ propertyType }: { propertyType: string }) {
  const { t } = useWords();
  return (
    <Card id="tenants-title" title={t('posting.rentFactsTitle')} lead={t('posting.rentFactsLead')}>
      <div className="grid gap-5">
        {isAsked('rent', propertyType, 'tenants') ? <Tenants /> : null}
        <AvailableFrom />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <CountBox name="advanceMonths" label={t('posting.advanceMonths')} max={limits.posts.advanceMonthsMax} />
          <ServiceCharge />
        </div>
      </div>
    </Card>
  );
}
