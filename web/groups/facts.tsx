import { Building2, CalendarCheck, CalendarClock, FileText, LandPlot, type LucideIcon, Ruler, Milestone, Users } from 'lucide-react';
import { languageOf } from '#i18n/detect.ts';
import { useWords } from '#web/platform/language.tsx';
import type { SeenOffer } from './group-data.ts';

type Fact = readonly [icon: LucideIcon, label: string, value: string];

/** What is built where, by whom and when. The lines between the cells are the gaps of the grid. */
export function Facts({ offer }: { offer: SeenOffer }) {
  const { t, fmt } = useWords();
  const facts: readonly Fact[] = [
    [LandPlot, t('groups.land'), fmt.land(offer.landSqft, 'katha')],
    [Building2, t('groups.building'), t('groups.buildingValue', { storeys: offer.storeys, flats: offer.totalFlats })],
    [Ruler, t('groups.flat'), fmt.range(offer.flatSizeMin, offer.flatSizeMax, 'area')],
    ...(offer.roadWidthFt === null ? [] : [[Milestone, t('groups.road'), t('groups.roadValue', { feet: offer.roadWidthFt })] as const]),
    [FileText, t('groups.plan'), t(`enums.planApproval_${offer.planApproval}`)],
    ...(offer.constructionStart ? [[CalendarClock, t('groups.start'), fmt.monthYear(offer.constructionStart)] as const] : []),
    ...(offer.handover ? [[CalendarCheck, t('groups.handover'), fmt.monthYear(offer.handover)] as const] : []),
    [Users, t('groups.organiser'), offer.developBy],
  ];
  return (
    <section aria-label={t('groups.facts')}>
      <dl className="m-0 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] overflow-hidden rounded-card border border-line bg-card lg:grid-cols-4">
        {facts.map(([Icon, label, value]) => (
          <div key={label} className="relative -mr-px -mb-px flex flex-col justify-center border-r border-b border-line py-3 pr-2 pl-12 lg:pl-13">
            <dt className="text-caption leading-normal text-muted">
              <Icon aria-hidden="true" className="absolute top-1/2 left-3 size-5.5 -translate-y-1/2 text-primary lg:left-4" />
              {label}
            </dt>
            <dd lang={Icon === Users ? languageOf(value) : undefined} className="m-0 leading-normal font-semibold wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
