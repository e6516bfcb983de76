import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { BusyArea } from '#contracts/overview.ts';
import type { GroupCard } from '#contracts/offers/groups.ts';
import type { FirmCard } from '#contracts/offers/interiors.ts';
import type { PostCard } from '#contracts/posts/posts.ts';
import { useDataSaver } from '#web/platform/data-saver.ts';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ViewedPosts } from '#web/viewed/viewed-posts.tsx';
import { AppLine } from './app-line.tsx';
import { NearMe } from './near-me.tsx';
import { LatestPosts } from './latest-posts.tsx';
import { ReadFirst, type ShortArticle } from './read-first.tsx';
import { GroupOffers, TopFirms } from './shared-rows.tsx';
import { ToolLinks } from './tool-links.tsx';
import { TrustStrip, type Figures } from './trust-strip.tsx';
import { useCount, type PurposeCounts } from './use-count.ts';

const cards = [
  ['sell', '/Property-Buy-Sell', 'cardSell'],
  ['rent', '/Property-Rent', 'cardRent'],
  ['group', '/Group-Wise-Building', 'cardGroup'],
  ['interior', '/Interior-Design', 'cardInterior'],
] as const;

function FourCards({ counts }: { counts: PurposeCounts }) {
  const { t } = useWords();
  const saver = useDataSaver();
  const countOf = useCount();
  return (
    <section aria-label={t('home.cards')}>
      <ul className="m-0 grid list-none grid-cols-2 gap-2.5 p-0 sm:grid-cols-4 sm:gap-3 lg:gap-5">
        {cards.map(([purpose, to, title]) => {
          const count = countOf(counts[purpose]);
          const said = { sell: 'countPosts', rent: 'countPosts', group: 'countOffers', interior: 'countFirms' } as const;
          return (
            <li key={to}>
              <Link
                to={to}
                className="flex h-full items-center overflow-hidden rounded-card border border-line bg-card text-ink no-underline hover:shadow-hover sm:block"
              >
                {saver ? null : (
                  <img
                    src={`/cards/${purpose}.webp`}
                    srcSet={`/cards/${purpose}-360.webp 360w, /cards/${purpose}.webp 600w`}
                    sizes="(min-width: 600px) 25vw, 90px"
                    alt=""
                    width={600}
                    height={400}
                    loading="lazy"
                    className="h-full max-h-16 w-11 shrink-0 bg-sunk object-cover max-sm:[html[data-easy]_&]:hidden sm:max-h-none sm:aspect-3/2 sm:h-auto sm:w-full"
                  />
                )}
                <span className="block min-w-0 px-2 py-2 sm:px-3 sm:pt-3 sm:pb-3.5 lg:px-5">
                  <span className="block font-display text-ui leading-snug sm:text-lg lg:text-amount">{t(`home.${title}`)}</span>
                  <span className="block text-caption leading-snug text-muted sm:mt-0.5 sm:text-small">
                    {count ? t(`home.${said[purpose]}`, count) : t(`home.${title}Text`)}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
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
  offers: readonly GroupCard[];
  firms: readonly FirmCard[];
  articles: readonly ShortArticle[];
  counts: PurposeCounts;
  areas: readonly BusyArea[];
  standing: Figures;
}

/** Everything below the hero: the four kinds of listings, busy areas, latest posts, group offers, firms, articles, the trust strip and a link to post. */
export function BelowHero({ sell, rent, offers, firms, articles, counts, areas, standing }: BelowHeroProps) {
  const { t } = useWords();
  return (
    <div className="mx-auto max-w-page px-4 pt-3 lg:px-10 lg:pt-9">
      <FourCards counts={counts} />
      <NearMe areas={areas} />
      <LatestPosts title={t('home.latestRent')} to="/Property-Rent" posts={rent} />
      <LatestPosts title={t('home.latestSell')} to="/Property-Buy-Sell" posts={sell} />
      <GroupOffers offers={offers} />
      <TopFirms firms={firms} />
      <ReadFirst articles={articles} />
      <ViewedPosts />
      <AppLine />
      <TrustStrip standing={standing} />
      <ToolLinks />
      <PostYours />
    </div>
  );
}
