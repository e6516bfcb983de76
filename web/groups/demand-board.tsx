import { Users } from 'lucide-react';
import { Link } from 'react-router';
import type { Demand } from '#contracts/offers/groups.ts';
import { useWords } from '#web/platform/language.tsx';
import { groupsPath } from './paths.ts';

const shownMax = 8;

/** How many people want to build where, the most wanted first; no one's name is among it. */
export function DemandBoard({ demand }: { demand: readonly Demand[] }) {
  const { t, lng } = useWords();
  if (demand.length === 0) return null;
  return (
    <section className="rounded-card border border-line bg-card p-4 lg:p-6">
      <h2 className="m-0">{t('groups.demandTitle')}</h2>
      <p className="mt-1 mb-2 text-small text-muted">{t('groups.demandLead')}</p>
      <ul className="m-0 list-none p-0">
        {demand.slice(0, shownMax).map(({ division, subDistrict, people }) => {
          const place = subDistrict ? subDistrict[lng] : t('groups.demandRest', { division: division[lng] });
          const query = new URLSearchParams({ division: division.id, ...(subDistrict ? { subDistrict: subDistrict.id } : {}) });
          return (
            <li key={`${division.id} ${subDistrict?.id}`} className="border-t border-line first:border-0">
              <Link to={`${groupsPath}?${query}`} className="control flex min-h-12 items-center gap-2.5 text-ui text-ink no-underline hover:underline">
                <Users aria-hidden="true" className="size-5 shrink-0 text-primary" />
                {t('groups.demandLine', { place, count: people })}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
