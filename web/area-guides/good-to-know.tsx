import type { AreaGuide } from '#contracts/maps/area-guides.ts';
import { useWords } from '#web/platform/language.tsx';
import { factsOf } from './area-figures.ts';
import { card } from './guide-sections.tsx';

/** Figures that compare buying with renting, and who is welcome; where too few posts say one it says so. */
export function GoodToKnow({ guide }: { guide: AreaGuide }) {
  const words = useWords();
  return (
    <dl className="m-0 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {factsOf(guide, words).map(({ key, label, value, notes }) => (
        <div key={key} className={card}>
          <dt className="text-small text-muted">{label}</dt>
          {value ? <dd className="m-0 mt-1 text-lead font-semibold">{value}</dd> : null}
          {notes.map((note) => (
            <dd key={note} className="m-0 mt-1 text-small text-muted">
              {note}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
