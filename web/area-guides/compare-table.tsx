import { X } from 'lucide-react';
import { Link } from 'react-router';
import type { AreaGuide } from '#contracts/maps/area-guides.ts';
import { areasPath } from '#contracts/maps/guide-path.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Figure, FigureGroup } from './area-figures.ts';
import { figuresOf } from './compare-figures.ts';
import { nameOf, pathOf } from './guide-facts.ts';

const groups: readonly FigureGroup[] = ['offered', 'rates', 'facts'];

const line = 'border-t border-line';
const cell = 'px-2.5 py-2.5 text-left align-top font-normal wrap-anywhere lg:px-5 lg:py-3';
const wide = 'w-[30%] lg:w-64';

function Head({ guides }: { guides: readonly [AreaGuide, AreaGuide] }) {
  const words = useWords();
  const { t } = words;
  return (
    <thead>
      <tr>
        <th scope="col" className={`${cell} ${wide}`}>
          <span className="sr-only">{t('areaCompare.row')}</span>
        </th>
        {guides.map((guide, at) => {
          const rest = guides[at === 0 ? 1 : 0];
          const name = nameOf(guide.area, words);
          return (
            <th key={guide.area.level + guide.area.id} scope="col" className={cell}>
              <span className="flex items-start justify-between max-lg:flex-col">
                <Link to={pathOf(guide.area)} className="control flex min-h-12 min-w-0 items-center font-semibold text-link lg:flex-1 lg:text-lead">
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                </Link>
                <Link
                  to={areasPath(rest.area)}
                  aria-label={t('areaCompare.takeOff', { area: name })}
                  className="control grid size-12 shrink-0 place-items-center rounded-full text-muted max-lg:-ml-3.5 print:hidden"
                >
                  <X aria-hidden="true" className="size-5" />
                </Link>
              </span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function Value({ figure, against, first }: { figure: Figure | undefined; against?: Figure | undefined; first: AreaGuide }) {
  const words = useWords();
  const { t, fmt } = words;
  const by = figure?.amount !== undefined && against?.amount !== undefined ? Math.round((figure.amount / against.amount - 1) * 100) : undefined;
  const area = nameOf(first.area, words);
  const compared =
    by === undefined
      ? []
      : [by === 0 ? t('areaCompare.alike', { area }) : t(by < 0 ? 'areaCompare.less' : 'areaCompare.more', { area, percent: fmt.number(Math.abs(by)) })];
  return (
    <td className={cell}>
      {figure?.value ? <span className="block font-semibold">{figure.value}</span> : null}
      {compared.map((said) => (
        <span key={said} className="block text-small">
          {said}
        </span>
      ))}
      {figure?.notes.map((note) => (
        <span key={note} className="block text-small text-muted">
          {note}
        </span>
      ))}
    </td>
  );
}

function Group({ group, guides, figures }: { group: FigureGroup; guides: readonly [AreaGuide, AreaGuide]; figures: readonly (readonly Figure[])[] }) {
  const { t } = useWords();
  const [own = [], others = []] = figures;
  return (
    <tbody>
      <tr className={`${line} bg-sunk`}>
        <th colSpan={3} scope="rowgroup" className={cell}>
          <b className="font-semibold">{t(`areaCompare.${group}`)}</b>
        </th>
      </tr>
      {own
        .filter((figure) => figure.group === group)
        .map((figure) => (
          <tr key={figure.key} className={line}>
            <th scope="row" className={`${cell} text-muted max-lg:text-small`}>
              {figure.label}
            </th>
            <Value figure={figure} first={guides[0]} />
            <Value figure={others.find(({ key }) => key === figure.key)} against={figure} first={guides[0]} />
          </tr>
        ))}
    </tbody>
  );
}

/** Two areas side by side, every figure with what it is measured on. */
export function CompareTable({ guides }: { guides: readonly [AreaGuide, AreaGuide] }) {
  const words = useWords();
  const figures = guides.map((guide) => figuresOf(guide, words));
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <table className="w-full table-fixed border-collapse">
        <Head guides={guides} />
        {groups.map((group) => (
          <Group key={group} group={group} guides={guides} figures={figures} />
        ))}
      </table>
    </div>
  );
}
