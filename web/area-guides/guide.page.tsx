import type { AreaGuide } from '#contracts/maps/area-guides.ts';
import { areasPath, guidePath } from '#contracts/maps/guide-path.ts';
import { Link } from 'react-router';
import { Trail } from '#web/listings/trail.tsx';
import { type Cacheable, tenMinutesMs } from '#web/platform/delivery/cache-policy.ts';
import { lazyHydrate } from '#web/platform/delivery/lazy-hydrate.tsx';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/guide.page.ts';
import { loadGuide } from './guide-data.ts';
import { isMeasured, nameOf, questionsOf, trailOf } from './guide-facts.ts';
import { Neighbours, OfferedNow, Parts, Section } from './guide-sections.tsx';

// Cards, lines and figures as HTML has them, until someone comes near.
const GoodToKnow = lazyHydrate(async () => (await import('./good-to-know.tsx')).GoodToKnow);
const Landmarks = lazyHydrate(async () => (await import('./landmarks.tsx')).Landmarks);
const NewestPosts = lazyHydrate(async () => (await import('./newest-posts.tsx')).NewestPosts);
const UsualRates = lazyHydrate(async () => (await import('./usual-rates.tsx')).UsualRates);

export const handle = { cache: { clockMs: tenMinutesMs, isList: true, path: /^\/Area\/[a-z0-9-]+$/ } } satisfies Cacheable;

export const loader = (args: Route.LoaderArgs) => loadGuide(args);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function Questions({ guide }: { guide: AreaGuide }) {
  const words = useWords();
  const asked = questionsOf(guide, words);
  if (asked.length === 0) return null;
  return (
    <Section id="guide-questions" title={words.t('guide.questions')}>
      <dl className="m-0 max-w-reading">
        {asked.map(({ question, answer }) => (
          <div key={question} className="border-t border-line py-3 first:border-0 first:pt-0">
            <dt className="font-semibold">{question}</dt>
            <dd className="m-0 mt-1">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Guide({ guide }: { guide: AreaGuide }) {
  const words = useWords();
  const { t, fmt } = words;
  const { area, offered, measuredAt, minimum, neighbours, landmarks, stations, parts, newest } = guide;
  const date = fmt.date(measuredAt);
  const name = nameOf(area, words);
  const least = fmt.number(minimum);
  const noNeighbours = area.level === 'division' ? '' : t('guide.neighboursNone', { minimum: least });
  const neighboursNote = neighbours.length > 0 ? t('guide.neighboursNote', { area: name, date, minimum: least }) : noNeighbours;
  return (
    <>
      <Trail trail={[['/', t('shell.navHome')], ...trailOf(guide).map((one): [string, string] => [guidePath(one.level, one.id), nameOf(one, words)])]} />
      <h1 className="m-0 lg:mt-1">{t('guide.title', { area: name })}</h1>
      <p className="mt-2 mb-0 max-w-reading text-muted lg:text-lg">
        {t('guide.lead', { sell: fmt.number(offered.sell.count), rent: fmt.number(offered.rent.count), date })}
      </p>
      {guide.text ? (
        <section aria-label={t('guide.about')} className="mt-4 max-w-reading border-l-4 border-primary pl-4">
          <p className="m-0 wrap-anywhere whitespace-pre-line">{guide.text[words.lng]}</p>
          <p className="mt-1 mb-0 text-small text-muted">{t('guide.writtenBy', { date: fmt.date(guide.text.at) })}</p>
        </section>
      ) : null}
      <Section id="guide-offered" title={t('guide.offered')} note={t('guide.usualNote', { minimum: least })}>
        <OfferedNow guide={guide} />
      </Section>
      {isMeasured(guide) ? (
        <>
          <Section id="guide-rates" title={t('guide.rates')} note={t('guide.ratesNote', { date, minimum: least })}>
            <UsualRates guide={guide} />
          </Section>
          <Section id="guide-facts" title={t('guide.facts')} note={t('guide.factsNote', { date })}>
            <GoodToKnow guide={guide} />
          </Section>
        </>
      ) : null}
      {newest.length > 0 ? (
        <Section id="guide-newest" title={t('guide.newest')}>
          <NewestPosts posts={newest} />
        </Section>
      ) : null}
      <Section id="guide-neighbours" title={t('guide.neighbours')} note={neighboursNote}>
        {neighbours.length > 0 ? <Neighbours neighbours={neighbours} /> : null}
        <Link to={areasPath(area)} className="control mt-2 inline-flex min-h-12 items-center font-semibold text-link print:hidden">
          {t('guide.compare')}
        </Link>
      </Section>
      {parts.length > 0 ? (
        <Section id="guide-parts" title={t('guide.parts', { area: name })}>
          <Parts parts={parts} />
        </Section>
      ) : null}
      {landmarks.length + stations.length > 0 ? (
        <Section id="guide-landmarks" title={t('guide.landmarks')}>
          <Landmarks landmarks={landmarks} stations={stations} />
        </Section>
      ) : null}
      <Questions guide={guide} />
    </>
  );
}

/** What an area offers and asks, measured on its live posts. */
export default function GuidePage({ loaderData: { outcome } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <div className="mx-auto max-w-page px-4 pt-5 lg:px-10 lg:pt-6">
      {outcome.kind === 'found' ? (
        <Guide key={outcome.guide.area.id} guide={outcome.guide} />
      ) : (
        <div role="alert">
          <EmptyState
            drawing="magnifier"
            heading="h1"
            title={t(`guide.${outcome.kind}Title`)}
            text={outcome.kind === 'failed' ? outcome.message || t('errors.notice_noResponse') : t('guide.missingText')}
            action={<ButtonLink to="/Map">{t('guide.toMap')}</ButtonLink>}
          />
        </div>
      )}
    </div>
  );
}
