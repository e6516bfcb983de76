import { Building2, GraduationCap, type LucideIcon, ShoppingBag, TrainFront } from 'lucide-react';
import { Link } from 'react-router';
import type { AreaGuide, Neighbour } from '#contracts/maps/area-guides.ts';
import { guidePath } from '#contracts/maps/guide-path.ts';
import { metersBetween, type OnEarth } from '#contracts/maps/drawn-map.ts';
import { metroLine } from '#contracts/maps/metro-line.ts';
import { limits } from '#contracts/limits.ts';
import type { PostPage } from '#contracts/posts/posts.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { type PageWords, useWords } from '#web/platform/language.tsx';
import { fetchGuide } from './around-call.ts';

const shownOfKind = 3;
const neighboursShown = 3;

interface Station {
  bn: string;
  en: string;
  km: number;
}

/** Open metro stations, as far as the point that the public knows is from them. */
function stationsFrom(point: OnEarth): Station[] {
  const near = metroLine.flatMap(({ isPlanned, bn, en, ...at }) => {
    const km = Math.round(metersBetween(point, at) / 100) / 10;
    return isPlanned || km > limits.areaGuides.stationKmMax ? [] : [{ bn, en, km }];
  });
  return near.toSorted((a, b) => a.km - b.km).slice(0, shownOfKind);
}

/** Kinds of landmarks of the catalogue that are told, in this order. */
const kinds = [
  { key: 'hospital', kinds: ['hospital'], icon: Building2 },
  { key: 'school', kinds: ['university', 'college'], icon: GraduationCap },
  { key: 'market', kinds: ['market'], icon: ShoppingBag },
] as const;

interface Told {
  icon: LucideIcon;
  title: string;
  items: readonly string[];
}

/** Only what there is something to say of. */
function factsOf(guide: AreaGuide, point: OnEarth, { t, fmt, lng }: PageWords): Told[] {
  const stations = stationsFrom(point).map((station) => t('canvas.kmAway', { name: station[lng], km: fmt.number(station.km) }));
  const landmarks = kinds.map(({ key, kinds: among, icon }) => ({
    icon,
    title: t(`canvas.around_${key}`),
    items: guide.landmarks
      .filter(({ kind }) => among.some((one) => one === kind))
      .slice(0, shownOfKind)
      .map((landmark) => landmark[lng]),
  }));
  return [{ icon: TrainFront, title: t('canvas.around_station'), items: stations }, ...landmarks].filter(({ items }) => items.length > 0);
}

function Fact({ icon: Icon, title, items }: Told) {
  return (
    <div className="relative pl-7.5">
      <dt className="text-small text-muted">
        <Icon aria-hidden="true" className="absolute top-0.5 left-0 size-5 text-clay-ink" />
        {title}
      </dt>
      {items.map((item) => (
        <dd key={item} className="m-0 wrap-anywhere">
          {item}
        </dd>
      ))}
    </div>
  );
}

function Neighbours({ neighbours }: { neighbours: readonly Neighbour[] }) {
  const { t, fmt, lng } = useWords();
  const near = neighbours.toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity)).slice(0, neighboursShown);
  if (near.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 mb-1 text-ui">{t('canvas.neighbours')}</h3>
      <ul className="m-0 list-none divide-y divide-line p-0">
        {near.map(({ area, count, middle }) => (
          <li key={area.id}>
            <Link to={guidePath(area.level, area.id)} className="flex min-h-12 flex-wrap items-center gap-x-3 py-1.5">
              <span className="flex-1">{area[lng]}</span>
              <span className="text-small text-muted">{t('canvas.neighbour', { count, rate: fmt.perSqft(middle) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What lies around a post, as the guide of its area knows it: nothing until that has come, and nothing where it fails. */
export function AroundPost({ post: { point, place } }: { post: Pick<PostPage, 'point' | 'place'> }) {
  const words = useWords();
  const { t, lng } = words;
  const area = (place.locality ?? place.subDistrict).id;
  const { value: guide } = useRead(point && area ? area : undefined, () => fetchGuide({ send: sendByFetch, lng }, area));
  if (!guide || !point) return null;
  const facts = factsOf(guide, point, words);
  if (facts.length === 0 && guide.neighbours.length === 0) return null;
  return (
    <div className="mt-4">
      {facts.length > 0 ? (
        <>
          <h3 className="mt-0 mb-2 text-ui">{t('canvas.around')}</h3>
          <dl className="m-0 grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {facts.map((fact) => (
              <Fact key={fact.title} {...fact} />
            ))}
          </dl>
        </>
      ) : null}
      <Neighbours neighbours={guide.neighbours} />
    </div>
  );
}
