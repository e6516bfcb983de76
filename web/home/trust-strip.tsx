import { ChevronRight, Phone, ShieldCheck, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';

/** What is measured, in words already; null where it is not known. */
export interface Standing {
  pace: string | null;
  office: string | null;
}

interface AssuranceProps {
  icon: ReactNode;
  title: string;
  text: string;
  to: string;
  more: string;
}

function Assurance({ icon, title, text, to, more }: AssuranceProps) {
  return (
    <li className="flex items-start gap-4 [&>span>svg]:size-6">
      <span className="grid size-12 shrink-0 place-items-center rounded-card bg-primary-tint text-primary">{icon}</span>
      <div>
        <h3 className="m-0">{title}</h3>
        <p className="m-0 mt-0.5 text-small text-muted">{text}</p>
        <Link to={to} className="control inline-flex min-h-11 items-center gap-1 text-small text-link">
          {more} <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
    </li>
  );
}

/** How long reviews take this week, whether somebody answers now, and how to stay safe. */
export function TrustStrip({ standing: { pace, office } }: { standing: Standing }) {
  const { t, fmt } = useWords();
  const { reviewHoursMin, reviewHoursMax } = limits.posts;
  const { opensHour, closesHour } = limits.support;
  return (
    <section aria-label={t('home.trust')} className="mt-10 rounded-card border border-line bg-card p-5 lg:mt-16 lg:p-7">
      <ul className="m-0 grid list-none gap-6 p-0 lg:grid-cols-3">
        <Assurance
          icon={<Timer aria-hidden="true" />}
          title={pace ? t('home.trustPace', { pace }) : t('home.trustReview')}
          text={pace ? t('home.trustPaceText') : t('home.trustReviewText', { from: fmt.number(reviewHoursMin), to: fmt.number(reviewHoursMax) })}
          to="/FastSellRent"
          more={t('home.trustReviewMore')}
        />
        <Assurance
          icon={<Phone aria-hidden="true" />}
          title={office ?? t('home.trustCare')}
          text={t('home.trustCareText', { from: fmt.hour(opensHour), to: fmt.hour(closesHour) })}
          to="/ContactUs"
          more={t('home.trustCareMore')}
        />
        <Assurance
          icon={<ShieldCheck aria-hidden="true" />}
          title={t('home.trustSafe')}
          text={t('home.trustSafeText')}
          to="/Stay-Safe"
          more={t('home.trustSafeMore')}
        />
      </ul>
    </section>
  );
}
