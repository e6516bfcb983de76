import { ChevronRight, Phone, Plus, ShieldCheck, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { limits } from '#contracts/limits.ts';
import type { PostCard } from '#contracts/posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { useCount, type Counts } from './use-count.ts';

const cards = [
  ['sell', '/Property-Buy-Sell', 'cardSell'],
  ['rent', '/Property-Rent', 'cardRent'],
  ['group', '/Group-Wise-Building', 'cardGroup'],
  ['interior', '/Interior-Design', 'cardInterior'],
] as const;

function FourCards({ counts }: { counts: Counts }) {
  const { t } = useWords();
  const countOf = useCount();
  return (
    <section aria-label={t('home.cards')}>
      <ul className="m-0 grid list-none grid-cols-2 gap-3 p-0 lg:grid-cols-4 lg:gap-5">
        {cards.map(([purpose, to, title]) => {
          const count = purpose === 'sell' || purpose === 'rent' ? countOf(counts[purpose]) : null;
          return (
            <li key={to}>
              <Link to={to} className="block h-full overflow-hidden rounded-card border border-line bg-card text-ink no-underline hover:shadow-hover">
                <img src={`/cards/${purpose}.webp`} alt="" width={600} height={400} loading="lazy" className="aspect-3/2 h-auto w-full bg-sunk object-cover" />
                <span className="block px-3 pt-3 pb-3.5 lg:px-5">
                  <span className="block font-display text-lg leading-snug font-semibold lg:text-[21px]">{t(`home.${title}`)}</span>
                  <span className="mt-0.5 block text-small text-muted">{count ? t('home.countPosts', { count }) : t(`home.${title}Text`)}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Assurance({ icon, title, text }: { icon: ReactNode; title: ReactNode; text: ReactNode }) {
  return (
    <li className="flex items-start gap-4 [&>span>svg]:size-6">
      <span className="grid size-12 shrink-0 place-items-center rounded-card bg-primary-tint text-primary">{icon}</span>
      <div>
        <h3 className="m-0">{title}</h3>
        <p className="m-0 mt-0.5 text-small text-muted">{text}</p>
      </div>
    </li>
  );
}

function TrustStrip() {
  const { t, fmt } = useWords();
  const { reviewHoursMin, reviewHoursMax } = limits.posts;
  const { opensHour, closesHour } = limits.support;
  return (
    <section aria-label={t('home.trust')} className="mt-10 rounded-card border border-line bg-card p-5 lg:mt-16 lg:p-7">
      <ul className="m-0 grid list-none gap-6 p-0 lg:grid-cols-3">
        <Assurance icon={<Timer aria-hidden="true" />} title={t('home.trustReview')} text={t('home.trustReviewText', { from: fmt.number(reviewHoursMin), to: fmt.number(reviewHoursMax) })} />
        <Assurance icon={<Phone aria-hidden="true" />} title={t('home.trustCare')} text={t('home.trustCareText', { from: fmt.hour(opensHour), to: fmt.hour(closesHour) })} />
        <Assurance
          icon={<ShieldCheck aria-hidden="true" />}
          title={t('home.trustSafe')}
          text={
            <Link to="/Stay-Safe" className="inline-flex min-h-11 items-center gap-1 text-link">
              {t('home.trustSafeText')} <ChevronRight aria-hidden="true" className="size-4" />
            </Link>
          }
        />
      </ul>
    </section>
  );
}

function PostYours() {
  const { t } = useWords();
  return (
    <section className="mt-10 flex flex-col gap-4 rounded-card bg-primary-tint p-6 sm:flex-row sm:items-center lg:mt-16 lg:p-10">
      <div className="flex-1">
        <h2 className="m-0 text-primary-ink">{t('home.postYours')}</h2>
        <p className="m-0 mt-1">{t('home.postYoursText')}</p>
      </div>
      <ButtonLink to="/sellpost">
        <Plus aria-hidden="true" className="size-5" />
        {t('shell.postSell')}
      </ButtonLink>
      <ButtonLink to="/add-rent-post" kind="outline">
        <Plus aria-hidden="true" className="size-5" />
        {t('shell.postRent')}
      </ButtonLink>
    </section>
  );
}

interface BelowHeroProps {
  sell: readonly PostCard[];
  rent: readonly PostCard[];
  counts: Counts;
}

/** The four areas, what came in last, what one can rely on, and the way to a post of one's own. */
export function BelowHero({ sell, rent, counts }: BelowHeroProps) {
  const { t } = useWords();
  return (
    <div className="mx-auto max-w-[1280px] px-4 pt-6 lg:px-10 lg:pt-9">
      <FourCards counts={counts} />
      <LatestPosts title={t('home.latestRent')} to="/Property-Rent" posts={rent} />
      <LatestPosts title={t('home.latestSell')} to="/Property-Buy-Sell" posts={sell} />
      <TrustStrip />
      <PostYours />
    </div>
  );
}
