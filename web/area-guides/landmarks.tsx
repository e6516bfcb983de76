import { Building2, GraduationCap, type LucideIcon, MapPin, ShoppingBag, TrainFront } from 'lucide-react';
import type { AreaGuide } from '#contracts/maps/area-guides.ts';
import { useWords } from '#web/platform/language.tsx';

const landmarkIcons: Readonly<Record<string, LucideIcon>> = { hospital: Building2, university: GraduationCap, college: GraduationCap, market: ShoppingBag };

/** Stations with their distance from the middle of the area, and what else the catalogue knows there. */
export function Landmarks({ landmarks, stations }: Pick<AreaGuide, 'landmarks' | 'stations'>) {
  const { t, fmt, lng } = useWords();
  const items = [
    ...stations.map((station) => ({ key: station.en, icon: TrainFront, text: t('guide.station', { name: station[lng], km: fmt.number(station.km) }) })),
    ...landmarks
      .filter(({ kind, en }) => kind !== 'station' || !en.includes('Metro'))
      .map((landmark) => ({ key: landmark.id, icon: landmarkIcons[landmark.kind] ?? MapPin, text: landmark[lng] })),
  ];
  return (
    <ul className="m-0 grid list-none gap-x-6 gap-y-2 p-0 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ key, icon: Icon, text }) => (
        <li key={key} className="flex items-start gap-2.5">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-clay-ink" />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}
