import { ChevronDown } from 'lucide-react';
import { landMeasures, localMeasures, sqftPerMeasure, type LocalMeasure } from '#contracts/posts/land-measures.ts';
import { measuredLandOf } from './measured-land.ts';
import { groupedNumber } from '#web/forms/number-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { Select } from '#web/ui/controls.tsx';
import { Field } from '#web/ui/field.tsx';
import { landPath } from '#web/tools/paths.ts';
import { measured, type LandBox, type LandRead } from './read-land.ts';
import { ToolBox } from '#web/tools/tool-box.tsx';
import { ToolForm } from '#web/tools/tool-form.tsx';
import type { Typed } from '#web/tools/use-typed.ts';

const localLabel: Record<LocalMeasure, 'localKatha' | 'localBigha' | 'localKani'> = { katha: 'localKatha', bigha: 'localBigha', kani: 'localKani' };
const usualPer = sqftPerMeasure();

interface LandFormProps {
  typed: Typed<LandBox>;
  read: LandRead;
}

/** The units that differ from place to place, folded away until someone needs them. */
function Local({ typed, read }: LandFormProps) {
  const { t, fmt } = useWords();
  return (
    <details open={read.changed.length > 0 || read.localFaults.length > 0} className="group rounded-control border border-line bg-page px-4">
      <summary className="control flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 text-ui font-semibold text-link [&::-webkit-details-marker]:hidden">
        {t('tools.local')}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <p className="m-0 text-small text-muted">{t('tools.localLead')}</p>
      <div className="grid gap-4 pt-3 pb-4 sm:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3">
        {localMeasures.map((name) => {
          const isSaid = measuredLandOf(typed.text(name), usualPer)?.unit !== undefined;
          return (
            <ToolBox
              key={name}
              name={name}
              label={t(`tools.${localLabel[name]}`)}
              text={typed.text(name)}
              onType={(text) => typed.set({ [name]: text })}
              suffix={isSaid ? undefined : t('tools.measure_sqft')}
              said={isSaid ? `= ${groupedNumber(fmt, measured(read.per[name]))} ${t('tools.measure_sqft')}` : undefined}
              error={read.localFaults.includes(name) ? t('tools.localUnread') : undefined}
            />
          );
        })}
      </div>
    </details>
  );
}

export function LandForm({ typed, read }: LandFormProps) {
  const { t, fmt } = useWords();
  const type = (text: string): void => {
    const unit = measuredLandOf(text, read.per)?.unit;
    typed.set({ amount: text, ...(unit ? { unit } : {}) });
  };
  const choose = (unit: string): void => {
    // A unit that was typed would count before the chosen one.
    const spoken = measuredLandOf(typed.text('amount'), read.per);
    typed.set({ unit, ...(spoken?.unit ? { amount: groupedNumber(fmt, measured(spoken.amount)) } : {}) });
  };
  return (
    <ToolForm path={landPath} title={t('tools.yourLand')} answer="answer">
      <div className="grid gap-x-3 gap-y-5 sm:grid-cols-[minmax(0,1fr)_180px]">
        <ToolBox
          name="amount"
          label={t('tools.amount')}
          text={typed.text('amount')}
          onType={type}
          hint={t('tools.amountHint')}
          error={read.fault && t(`tools.${read.fault}`)}
        />
        <Field id="unit" label={t('tools.unit')}>
          <Select id="unit" name="unit" value={read.unit} onChange={(event) => choose(event.target.value)}>
            {landMeasures.map((measure) => (
              <option key={measure} value={measure}>
                {t(measure === 'shotok' ? 'tools.short_shotok' : `tools.measure_${measure}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <ToolBox
        name="price"
        label={t('tools.landPrice')}
        note={t('tools.optional')}
        text={typed.text('price')}
        onType={(text) => typed.set({ price: text })}
        hint={t('tools.landPriceHint')}
        said={read.price === undefined ? undefined : `= ${fmt.takaExact(read.price)} · ${fmt.taka(read.price)}`}
        error={read.priceFault ? t('errors.field_amount') : undefined}
      />
      <Local typed={typed} read={read} />
    </ToolForm>
  );
}
