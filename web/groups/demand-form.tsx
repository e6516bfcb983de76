import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { type Division, divisions } from '#contracts/enums.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { useWords } from '#web/platform/language.tsx';
import { sendsOnceHydrated } from '#web/platform/delivery/replay-click.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { InterestAnswer } from './interests/answer-interest.ts';
import { PersonField, usePrefill } from './interests/interest-form.tsx';
import { InterestThanks } from './interests/interest-thanks.tsx';

const DemandDialog = lazy(async () => ({ default: (await loadChunk(() => import('./demand-dialog.tsx'))).DemandDialog }));

const id = 'demand-form';

export interface Demand {
  division: Division;
  location: string;
  phone: string;
}

interface PlaceFieldsProps {
  errors: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
}

function PlaceFields({ errors, typed }: PlaceFieldsProps) {
  const { t } = useWords();
  const hint = t('groups.locationHint');
  return (
    <>
      <Field id={`${id}-division`} label={t('groups.division')} error={errors['division']} className="mt-4">
        <Select {...described(`${id}-division`, errors['division'])} name="division" defaultValue={typed['division'] ?? ''} required>
          <option value="">{t('groups.chooseDivision')}</option>
          {divisions.map((division) => (
            <option key={division} value={division}>
              {t(`enums.division_${division}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={`${id}-location`} label={t('groups.location')} error={errors['location']} hint={hint} className="mt-4">
        <TextInput {...described(`${id}-location`, errors['location'], hint)} name="location" autoComplete="off" defaultValue={typed['location']} required />
      </Field>
    </>
  );
}

/** Asks where someone wants to build; who it is comes next in a dialog. Without scripts the same form asks both. */
export function DemandForm({ answered }: { answered: InterestAnswer | undefined }) {
  const { t } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [demand, setDemand] = useState<Demand>();
  const [open, setOpen] = useState(false);
  const { run, pending, failure, fieldErrors, clear } = useCall(async (_api, typed: object) =>
    (await import('./interests/interest-call.ts')).checkDemand(typed),
  );
  usePrefill(form);
  const refused = answered?.refused;
  const errors = { ...refused?.fields, ...fieldErrors };
  const typed = refused?.typed ?? {};
  const next = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const outcome = await run(Object.fromEntries(new FormData(event.currentTarget)));
    if (!outcome?.ok) return focusFirstFault(id);
    setDemand(outcome.value);
    setOpen(true);
  };
  return (
    <section id="want" aria-labelledby="want-title" className="scroll-mt-20 rounded-card border border-line bg-card p-4 lg:p-6">
      <span id="interest" />
      <h2 id="want-title" className="m-0">
        {t('groups.wantTitle')}
      </h2>
      <p className="mt-1 mb-0 text-small text-muted">{t('groups.wantLead')}</p>
      {answered?.sent ? (
        <div className="mt-4">
          <InterestThanks sent={answered.sent} isNow={false} />
        </div>
      ) : (
        <form ref={form} id={id} method="post" action="#want" noValidate onSubmit={(event) => void next(event)} onInput={clear}>
          <FailureNotice failure={Object.keys(fieldErrors).length > 0 ? undefined : failure} />
          {refused && Object.keys(refused.fields).length === 0 ? (
            <Notice tone="danger" alert>
              {refused.message || t('errors.notice_noResponse')}
            </Notice>
          ) : null}
          <PlaceFields errors={errors} typed={typed} />
          <PersonField id={id} name="phone" error={errors['phone']} value={typed['phone']} />
          <noscript>
            <PersonField id={id} name="name" error={errors['name']} value={typed['name']} />
            <PersonField id={id} name="occupation" error={errors['occupation']} value={typed['occupation']} />
          </noscript>
          <Button type="submit" {...sendsOnceHydrated} disabled={pending} aria-busy={pending} className="mt-5 w-full">
            {t('groups.wantNext')}
          </Button>
        </form>
      )}
      {demand ? (
        <Suspense>
          <DemandDialog demand={demand} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
