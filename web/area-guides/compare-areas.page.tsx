import { ArrowLeftRight, MapPin } from 'lucide-react';
import { Form, Link, useNavigate } from 'react-router';
import type { AreaGuide } from '#contracts/maps/area-guides.ts';
import { areasPath, guideName } from '#contracts/maps/guide-path.ts';
import { ShareLink } from '#web/listings/share-link.tsx';
import { Trail } from '#web/listings/trail.tsx';
import { type Cacheable, tenMinutesMs } from '#web/platform/delivery/cache-policy.ts';
import { useWords } from '#web/platform/language.tsx';
import { SuggestBox } from '#web/search/box/suggest-box.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/compare-areas.page.ts';
import { loadAreas } from './compare-data.ts';
import { CompareTable } from './compare-table.tsx';
import { nameOf, pathOf, trailOf } from './guide-facts.ts';
import { guideOf } from './picked-guide.ts';

export const handle = { cache: { clockMs: tenMinutesMs, isList: true, path: /^\/Area\/[a-z0-9-]+\/and(\/[a-z0-9-]+)?$/ } } satisfies Cacheable;

export const loader = (args: Route.LoaderArgs) => loadAreas(args);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** Chooses the area beside the first: picked from the list, or typed and sent. */
function OtherBox({ one, other, asked }: { one: AreaGuide; other: AreaGuide | undefined; asked: string }) {
  const words = useWords();
  const { t } = words;
  const navigate = useNavigate();
  const own = guideName(one.area.level, one.area.id);
  const label = other ? t('areaCompare.boxAgain', { area: nameOf(other.area, words) }) : t('areaCompare.box');
  return (
    <search className="mt-5 block max-w-reading print:hidden">
      <Form action={areasPath(one.area)}>
        <label htmlFor="other" className="mb-1.5 block text-ui font-semibold">
          {label}
        </label>
        <div className="flex flex-wrap gap-2">
          <SuggestBox
            id="other"
            name="q"
            label={label}
            placeholder={t('guide.placeExample')}
            icon={<MapPin aria-hidden="true" />}
            text={asked}
            placesOnly
            className="min-w-[min(100%,14rem)] flex-1"
            onPick={(item) => {
              const picked = guideOf(item);
              if (picked && picked !== own) void navigate(`${areasPath(one.area)}/${picked}`);
              return item.text;
            }}
          />
          <Button type="submit">{t('areaCompare.go')}</Button>
        </div>
      </Form>
    </search>
  );
}

/** Areas that can be compared with one press. */
function Near({ guide }: { guide: AreaGuide }) {
  const { t, lng } = useWords();
  if (guide.neighbours.length === 0) return null;
  return (
    <section aria-labelledby="near" className="mt-6">
      <h2 id="near" className="m-0 mb-3 !text-heading">
        {t('areaCompare.near')}
      </h2>
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {guide.neighbours.map(({ area }) => (
          <li key={area.id}>
            <Link
              to={areasPath(guide.area, area)}
              className="control flex min-h-11 items-center rounded-full border border-control bg-card px-3.5 text-ui text-ink no-underline hover:border-primary"
            >
              {area[lng]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Compared({ guides: [one, other], asked, url }: { guides: readonly [AreaGuide, AreaGuide?]; asked: string; url: string }) {
  const words = useWords();
  const { t, fmt } = words;
  const name = nameOf(one.area, words);
  const isOwn = asked === guideName(one.area.level, one.area.id);
  const title = other ? t('areaCompare.title', { one: name, other: nameOf(other.area, words) }) : t('areaCompare.titleOne', { one: name });
  return (
    <>
      <Trail trail={[['/', t('shell.navHome')], ...trailOf(one).map((area): [string, string] => [pathOf(area), nameOf(area, words)])]} />
      <h1 className="m-0 lg:mt-1">{title}</h1>
      {other ? (
        <>
          <p className="mt-2 mb-4 max-w-reading text-muted">{t('areaCompare.lead', { date: fmt.date(one.measuredAt), minimum: fmt.number(one.minimum) })}</p>
          <CompareTable guides={[one, other]} />
          <div className="mt-4 flex flex-wrap gap-3 print:hidden">
            <ButtonLink kind="outline" to={areasPath(other.area, one.area)}>
              <ArrowLeftRight aria-hidden="true" className="size-5" />
              {t('areaCompare.swap')}
            </ButtonLink>
            <span className="flex">
              <ShareLink url={url} title={title} label={t('areaCompare.share')} look="button" />
            </span>
          </div>
        </>
      ) : null}
      {asked && !other ? (
        <div className="mt-4 max-w-reading">
          <Notice tone="info" alert>
            {isOwn ? t('areaCompare.same', { area: name }) : t('areaCompare.notFound', { text: asked })}
          </Notice>
        </div>
      ) : null}
      <OtherBox key={other?.area.id ?? ''} one={one} other={other} asked={isOwn ? '' : asked} />
      <Near guide={one} />
    </>
  );
}

/** Two areas side by side. Their names are in the address, so it can be shared and works without scripts. */
export default function CompareAreasPage({ loaderData: { outcome, url } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <div className="mx-auto max-w-page px-4 pt-5 pb-10 lg:px-10 lg:pt-6">
      {outcome.kind === 'found' ? (
        <Compared guides={outcome.guides} asked={outcome.asked} url={url} />
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
