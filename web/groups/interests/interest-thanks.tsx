import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { hoursOf } from '#i18n/hours.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSupport } from '#web/platform/visit/support.ts';
import type { SentInterest } from './interest-call.ts';

interface InterestThanksProps {
  sent: SentInterest;
  /** Whether it was sent just now: what is said of it takes the focus from the form that it replaces. */
  isNow: boolean;
}

/** That the interest is recorded, now or before, and what happens next. */
export function InterestThanks({ sent, isNow }: InterestThanksProps) {
  const { t, fmt } = useWords();
  const support = useSupport();
  const said = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNow) said.current?.focus();
  }, [isNow]);
  return (
    <section ref={said} aria-label={t('groups.interestTitle')} tabIndex={-1} className="outline-none">
      <p className="m-0 flex items-start gap-2.5 font-semibold text-primary-ink">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-primary" />
        {sent.message}
      </p>
      <p className="mt-4 mb-0 text-ui font-semibold">{t('groups.thanksNext')}</p>
      <ol className="mt-1 mb-0 space-y-1.5 pl-5 text-ui">
        <li>{t('groups.thanksCall', { ...hoursOf(fmt, support), phone: fmt.phone(sent.phone) })}</li>
        <li>{t('groups.thanksMeet')}</li>
        <li>{t('groups.thanksPay')}</li>
      </ol>
    </section>
  );
}
