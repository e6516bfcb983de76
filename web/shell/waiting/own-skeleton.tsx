// Pages of one's own and of the team while it is not known yet who asks: their head at once, and boxes of the shape of what comes.
import { useLocation } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { Mark } from '#web/ui/logo.tsx';
import { Bone } from '#web/ui/skeleton.tsx';

type Shape = 'rows' | 'boxes' | 'form' | 'panes' | 'person';

const shapes: ReadonlyArray<readonly [RegExp, Shape]> = [
  [/^\/admin(\/posts\/.*)?\/?$/, 'panes'],
  [/^\/admin\/(dashboard|health)/, 'boxes'],
  [/^\/admin\/(broadcast|settings|pages|areas|(groups|interiors|blog)\/.)/, 'form'],
  [/^\/user\/profile\/?$/, 'person'],
  [/^\/(sellpost|add-rent-post|user\/edit-|user\/profile|user\/firm|user\/api-keys|user\/shortlists\/new)/, 'form'],
];
const shapeOf = (path: string): Shape => shapes.find(([pattern]) => pattern.test(path))?.[1] ?? 'rows';

const card = 'rounded-card border border-line bg-card';
const times = (count: number): number[] => Array.from({ length: count }, (_one, at) => at);

/** What is around the cells, how many there are, how each looks, and the two bones in it. */
type Drawing = readonly [around: string, count: number, cell: string, first: string, second: string];

const rows: Drawing = [`overflow-hidden ${card}`, 7, 'border-b border-line px-4 py-2.5 last:border-b-0', 'h-4 w-2/5', 'mt-2 h-3 w-4/5 max-w-md'];
const drawings: Readonly<Record<Shape, Drawing>> = {
  rows,
  panes: rows,
  boxes: ['grid grid-cols-2 gap-3 lg:grid-cols-4', 8, `p-4 ${card}`, 'h-4 w-3/5', 'mt-3 h-8 w-2/5'],
  form: [`grid gap-5 p-4 sm:grid-cols-2 sm:p-6 ${card}`, 8, '', 'h-4 w-2/5', 'mt-2 h-12'],
  person: [`grid grid-cols-4 gap-3 p-5 ${card}`, 9, 'first:col-span-full', 'h-14', 'mt-2 h-4 w-3/5'],
};

function Cells({ shape }: { shape: Shape }) {
  const [around, count, cell, first, second] = drawings[shape];
  return (
    <div className={around}>
      {times(count).map((at) => (
        <div key={at} className={cell}>
          <Bone className={first} />
          <Bone className={second} />
        </div>
      ))}
    </div>
  );
}

/** What comes below the head of a page. */
export function ShapeOfPage() {
  const shape = shapeOf(useLocation().pathname.toLowerCase());
  if (shape === 'panes') {
    return (
      <div className="grid gap-5 lg:grid-cols-2 xl:grid-cols-[560px_minmax(0,1fr)]">
        <Cells shape={shape} />
        <Bone className="hidden rounded-card lg:block" />
      </div>
    );
  }
  return (
    <>
      <Bone className="mb-5 h-8 w-1/2 max-w-72" />
      <Cells shape={shape} />
    </>
  );
}

/** The head of the team's pages, with nothing in it that only they may know. */
const TeamHead = ({ brand }: { brand: string }) => (
  <div className="bg-footer">
    <div className="mx-auto flex h-14 max-w-wide items-center gap-2.5 px-4 text-footer-ink [--mark-lozenge:var(--footer-mark)] lg:px-10">
      <Mark className="size-7" />
      <span className="font-display text-heading leading-none max-lg:sr-only">{brand}</span>
    </div>
  </div>
);

export function OwnSkeleton() {
  const { t } = useWords();
  const path = useLocation().pathname.toLowerCase();
  const busy = { 'aria-busy': true, 'aria-label': t('shell.loading') };
  if (path.startsWith('/admin')) {
    return (
      <section {...busy}>
        <TeamHead brand={t('shell.name')} />
        <div className="delayed mx-auto max-w-wide px-4 pt-4 lg:px-10">
          <ShapeOfPage />
        </div>
      </section>
    );
  }
  const hasMenu = path.startsWith('/user/') && !path.startsWith('/user/edit-');
  return (
    <section
      {...busy}
      className={`delayed mx-auto max-w-page px-4 pt-4 lg:px-10 lg:pt-8 ${hasMenu ? 'lg:grid lg:grid-cols-[230px_minmax(0,1fr)] lg:items-start lg:gap-8' : ''}`}
    >
      {hasMenu ? (
        <div className="grid gap-0.5 max-lg:hidden">
          {times(8).map((link) => (
            <Bone key={link} className="mx-3.5 my-4 h-4 w-28" />
          ))}
        </div>
      ) : null}
      <div className="min-w-0">
        <ShapeOfPage />
      </div>
    </section>
  );
}
