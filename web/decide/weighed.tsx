import { Minus, Plus } from 'lucide-react';
import { useWords } from '#web/platform/language.tsx';
import { Segments } from '#web/ui/controls.tsx';
import { changePlan, type Criterion, criteria, type Plan, type Weight } from './notebook.ts';
import { PostTitle } from './post-title.tsx';
import type { Weighed } from './weighing.ts';

const weights = [0, 1, 2] as const satisfies readonly Weight[];

function Weights({ chosen }: { chosen: Plan['weights'] }) {
  const { t } = useWords();
  return (
    <details className="rounded-card border border-line bg-card px-4 print:hidden">
      <summary className="control flex min-h-12 cursor-pointer items-center text-ui font-semibold text-link">{t('decide.weights')}</summary>
      <div className="grid gap-x-8 gap-y-2 pb-4 lg:grid-cols-2">
        {criteria.map((criterion) => (
          <div key={criterion} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span aria-hidden="true" className="text-ui">
              {t(`decide.criterion_${criterion}`)}
            </span>
            <Segments
              legend={t(`decide.criterion_${criterion}`)}
              name={`weight-${criterion}`}
              value={String(chosen[criterion] ?? 1)}
              options={weights.map((weight) => ({ value: String(weight), label: t(`decide.weight_${weight}`) }))}
              onChange={(weight) => changePlan({ weights: { ...chosen, [criterion]: Number(weight) as Weight } })}
            />
          </div>
        ))}
      </div>
    </details>
  );
}

/** As many as fill the row. */
const columnsOf = ['', '', '', 'lg:grid-cols-3', 'xl:grid-cols-4'];

function Said({ criteria: said, way }: { criteria: readonly Criterion[]; way: 'pro' | 'con' }) {
  const { t } = useWords();
  const Icon = way === 'pro' ? Plus : Minus;
  return said.map((criterion) => (
    <li key={criterion} className="flex items-start gap-2 text-ui">
      <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${way === 'pro' ? 'text-primary' : 'text-clay-ink'}`} />
      {t(`decide.${way}_${criterion}`)}
    </li>
  ));
}

/** What speaks for each home and against it; what matters most to the reader comes first. */
export function WeighedHomes({ weighed, chosen }: { weighed: readonly Weighed[]; chosen: Plan['weights'] }) {
  const { t, fmt } = useWords();
  return (
    <>
      <Weights chosen={chosen} />
      <ol
        className={`mt-4 mb-0 grid grid-cols-[minmax(0,1fr)] list-none gap-4 p-0 sm:grid-cols-2 print:!grid-cols-4 print:gap-2 ${columnsOf[weighed.length] ?? ''}`}
      >
        {weighed.map(({ post, pros, cons }, at) => (
          <li key={post.PostID} className="rounded-card border border-line bg-card p-4 break-inside-avoid">
            <h3 className="m-0 !text-base wrap-anywhere">
              {fmt.number(at + 1)}. <PostTitle title={post.postTitle} />
            </h3>
            <ul className="mt-2 mb-0 grid list-none gap-1 p-0">
              <Said criteria={pros} way="pro" />
              <Said criteria={cons} way="con" />
            </ul>
            {pros.length + cons.length === 0 ? <p className="mt-2 mb-0 text-ui text-muted">{t('decide.nothingApart')}</p> : null}
          </li>
        ))}
      </ol>
    </>
  );
}
