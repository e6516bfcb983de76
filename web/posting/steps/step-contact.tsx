import type { ReactNode } from 'react';
import { plans, postedByKinds, type Plan } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { ErrorText } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProposedMark } from '#web/posting/draft/proposed-mark.tsx';
import { Card } from '#web/posting/card.tsx';
import { isUnusualPhone } from '#web/forms/unusual-phone.ts';
import { PostChoice, PostDigitsBox, usePostField } from '#web/posting/fields.tsx';

function Phone({ name, label }: { name: 'primaryContact' | 'secondaryContact'; label: string }) {
  const { t } = useWords();
  const { value } = usePostField(name);
  return (
    <div>
      <PostDigitsBox name={name} label={label} kind="tel" autoComplete="tel" />
      {isUnusualPhone(value) ? (
        <div className="mt-2">
          <Notice tone="gold">{t('forms.phoneUnusual')}</Notice>
        </div>
      ) : null}
    </div>
  );
}

function PlanCard({ plan, chosen, onChoose, title, children }: { plan: Plan; chosen: boolean; onChoose: () => void; title: string; children: ReactNode }) {
  return (
    <div className="relative">
      <input
        type="radio"
        name="plan"
        value={plan}
        checked={chosen}
        aria-labelledby={`plan-${plan}`}
        aria-describedby={`plan-${plan}-text`}
        onChange={onChoose}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <div className="flex h-full gap-3 rounded-control border border-control bg-card p-4 peer-checked:border-field peer-checked:border-primary peer-checked:bg-primary-tint peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus">
        <span
          aria-hidden="true"
          className={`mt-1 grid size-5 shrink-0 place-items-center rounded-full border-2 ${chosen ? 'border-primary' : 'border-control'}`}
        >
          {chosen ? <span className="size-2.5 rounded-full bg-primary" /> : null}
        </span>
        <div>
          <p id={`plan-${plan}`} className={`m-0 font-semibold ${chosen ? 'text-primary-ink' : ''}`}>
            {title}
          </p>
          <p id={`plan-${plan}-text`} className={`mt-1 mb-0 text-ui ${chosen ? 'text-primary-ink' : 'text-muted'}`}>
            {children}
          </p>
        </div>
      </div>
    </div>
  );
}

function Plans() {
  const { t } = useWords();
  const { value, set, error } = usePostField('plan');
  const titles = { free: t('posting.planFree'), paid: t('posting.planPaid') };
  const texts = { free: t('posting.planFreeText'), paid: t('posting.planPaidText', { times: limits.posts.paidViewsFactor }) };
  return (
    <Card id="plan-title" title={t('posting.planTitle')}>
      <fieldset className="m-0 grid min-w-0 gap-3 border-0 p-0 sm:grid-cols-2">
        <legend className="sr-only">{t('posting.planTitle')}</legend>
        {plans.map((plan) => (
          <PlanCard key={plan} plan={plan} chosen={value === plan} onChoose={() => set(plan)} title={titles[plan]}>
            {texts[plan]}
          </PlanCard>
        ))}
      </fieldset>
      <ErrorText id="plan" error={error} />
    </Card>
  );
}

/** Step 5: who can be called, and how the ad is shown. */
export function StepContact() {
  const { t } = useWords();
  return (
    <>
      <Card id="contact-title" title={t('posting.contactTitle')} aside={<ProposedMark fields={['postedBy']} />}>
        <PostChoice name="postedBy" label={t('posting.postedBy')} options={postedByKinds.map((value) => ({ value, label: t(`enums.postedBy_${value}`) }))} />
      </Card>
      <Card
        id="phones-title"
        title={t('posting.phonesTitle')}
        lead={t('posting.phonesLead')}
        aside={<ProposedMark fields={['primaryContact', 'secondaryContact']} />}
      >
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <Phone name="primaryContact" label={t('posting.primaryContact')} />
          <Phone name="secondaryContact" label={t('posting.secondaryContact')} />
        </div>
      </Card>
      <Plans />
    </>
  );
}
