import { Check } from 'lucide-react';
import { Picture } from '#web/listings/post-picture.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { SeenOffer } from './group-data.ts';

type Step = SeenOffer['milestones'][number];

const knots = {
  done: 'bg-primary border-primary text-on-primary',
  current: 'bg-card border-clay text-clay',
  planned: 'bg-card border-control',
} as const;

function Knot({ state }: Pick<Step, 'state'>) {
  return (
    <span aria-hidden="true" className={`absolute top-0 left-0 grid size-7 place-items-center rounded-full border-2 ${knots[state]}`}>
      {state === 'done' ? <Check className="size-4" strokeWidth={3} /> : null}
      {state === 'current' ? <span className="size-3 rounded-full bg-clay" /> : null}
    </span>
  );
}

/** How far the building has come, each step a knot on a stitched line. */
export function Milestones({ milestones }: Pick<SeenOffer, 'milestones'>) {
  const { t, fmt, lng } = useWords();
  if (milestones.length === 0) return null;
  return (
    <section>
      <h2 className="m-0 mb-3">{t('groups.milestones')}</h2>
      <ol className="m-0 list-none p-0">
        {milestones.map(({ kind, state, month, note, image }) => (
          <li key={kind} aria-current={state === 'current' ? 'step' : undefined} className="group/step relative min-h-16 pb-5 pl-11">
            <span
              aria-hidden="true"
              className={`absolute top-7 bottom-0 left-[13px] border-l-2 border-dashed group-last/step:hidden ${state === 'done' ? 'border-primary' : 'border-control'}`}
            />
            <Knot state={state} />
            <p className="m-0 flex flex-wrap items-center gap-2 font-semibold">
              {t(`enums.milestone_${kind}`)}
              {state === 'planned' ? (
                <span className="sr-only">{t('enums.milestoneState_planned')}</span>
              ) : (
                <Tag tone={state === 'done' ? 'green' : 'clay'}>{t(`enums.milestoneState_${state}`)}</Tag>
              )}
            </p>
            {month || note ? (
              <p className="m-0 text-ui text-muted">
                {note?.[lng]}
                {month && note ? ' · ' : null}
                {month ? <time dateTime={month}>{fmt.monthYear(month)}</time> : null}
              </p>
            ) : null}
            {image ? (
              <span className="relative mt-2 block aspect-4/3 w-40 overflow-hidden rounded-control bg-sunk">
                <Picture image={image} alt={t(`enums.milestone_${kind}`)} sizes="160px" />
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
