import { facilityGroups, type Facility, type FacilityGroup } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { facilityIcons } from '#web/listings/facility-icons.ts';

/** What the building offers, by what it is for. */
export function Facilities({ facilities }: { facilities: readonly Facility[] }) {
  const { t } = useWords();
  if (facilities.length === 0) return null;
  const had = new Set(facilities);
  const groups = (Object.entries(facilityGroups) as [FacilityGroup, readonly Facility[]][])
    .map(([group, all]) => ({ group, items: all.filter((facility) => had.has(facility)) }))
    .filter(({ items }) => items.length > 0);
  return (
    <section>
      <h2 className="m-0 mb-2">{t('detail.facilities')}</h2>
      {/* On phones an odd group takes the whole row; on wide screens few groups share it. */}
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]">
        {groups.map(({ group, items }) => (
          <div key={group} className="max-lg:last:odd:col-span-2">
            <h3 className="m-0 mb-1 !font-text !text-ui !font-normal text-muted [word-spacing:0]">{t(`enums.facilityGroup_${group}`)}</h3>
            <ul className="m-0 min-w-0 list-none p-0">
              {items.map((facility) => {
                const Icon = facilityIcons[facility];
                return (
                  <li key={facility} className="flex items-start gap-2.5 py-1.5 text-ui wrap-anywhere">
                    <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
                    {t(`enums.facility_${facility}`)}
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
