import { ChevronRight, Phone, ShieldCheck, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { limits } from '#contracts/limits.ts';
import { hoursOf } from '#i18n/hours.ts';
import { useSupport } from '#web/platform/visit/support.ts';
import { useWords } from '#web/platform/language.tsx';
import { ReviewRing } from '#web/listings/review-ring.tsx';

/** Current figures as finished text; null where unknown. */
export interface Figures {
  pace: string | null;
  paceMinutes: number | null;
  office: string | null;
}

function Sign({ children }: { children: ReactNode }) {
  return <span className="grid size-12 shrink-0 place-items-center rounded-card bg-primary-tint text-primary [&>svg]:size-6">{children}</span>;
}

/** The ring of the review clock, hidden from screen readers: the title says the same. */
function Measured({ minutes }: { minutes: number }) {
  const { t } = useWords();
  return (
    <div aria-hidden="true" className="-m-1.5 shrink-0">
      <ReviewRing minutes={minutes} label={t('home.trustHours')} tone="green" small className="size-18 [html[data-easy]_&]:size-22" />
    </div>
  );
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
    <li className="flex items-start gap-4">
      {icon}
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

/** How long reviews took this week, whether the office is open, and a link to the safety advice. */
export function TrustStrip({ standing: { pace, paceMinutes, office } }: { standing: Figures }) {
  const { t, fmt } = useWords();
  const { reviewHoursMin, reviewHoursMax } = limits.posts;
  const { opens, closes } = hoursOf(fmt, useSupport());
  return (
    <section aria-label={t('home.trust')} className="mt-10 rounded-card border border-line bg-card p-5 lg:mt-16 lg:p-7">
      <ul className="m-0 grid list-none gap-6 p-0 lg:grid-cols-3">
        <Assurance
          icon={
            paceMinutes === null ? (
              <Sign>
                <Timer aria-hidden="true" />
              </Sign>
            ) : (
              <Measured minutes={paceMinutes} />
            )
          }
          title={pace ? t('home.trustPace', { pace }) : t('home.trustReview')}
          text={pace ? t('home.trustPaceText') : t('home.trustReviewText', { from: fmt.number(reviewHoursMin), to: fmt.number(reviewHoursMax) })}
          to="/FastSellRent"
          more={t('home.trustReviewMore')}
        />
        <Assurance
          icon={
            <Sign>
              <Phone aria-hidden="true" />
            </Sign>
          }
          title={office ?? t('home.trustCare')}
          text={t('home.trustCareText', { from: opens, to: closes })}
          to="/ContactUs"
          more={t('home.trustCareMore')}
        />
        <Assurance
          icon={
            <Sign>
              <ShieldCheck aria-hidden="true" />
            </Sign>
          }
          title={t('home.trustSafe')}
          text={t('home.trustSafeText')}
          to="/Stay-Safe"
          more={t('home.trustSafeMore')}
        />
      </ul>
    </section>
  );
}
