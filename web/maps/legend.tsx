import { useWords } from '#web/platform/language.tsx';
import type { Figures } from './figures.ts';
import type { ShownFigure } from './map-address.ts';
import { shadeAt } from './shades.ts';
import { swatchOf } from './shade-class.ts';

interface LegendProps {
  starts: readonly number[];
  show: ShownFigure;
  per: Figures['per'];
  title: string;
}

/** From each start to the next one, in the shortest words. */
function useStepTexts({ starts, show, per }: LegendProps): string[] {
  const { t, fmt } = useWords();
  const written = (value: number): string => (show === 'count' ? fmt.number(value) : per === 'katha' ? fmt.perLandUnit(value, 'katha') : fmt.perSqft(value));
  return starts.map((start, at) => {
    const next = starts[at + 1];
    if (next === undefined) return t('maps.orMore', { value: written(start) });
    return show === 'count' ? fmt.range(start, next - 1) : t('maps.from', { value: written(start) });
  });
}

/** What the shades mean. */
export function Legend(props: LegendProps) {
  const { t } = useWords();
  const { starts, show, title } = props;
  const texts = useStepTexts(props);
  return (
    <div className="text-caption leading-snug">
      <p className="m-0 mb-1.5 font-semibold">{title}</p>
      <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 lg:flex-col">
        {texts.map((text, at) => (
          <li key={text} className="flex items-center gap-2">
            <span aria-hidden="true" className={`h-3.5 w-6 shrink-0 rounded-sm ${swatchOf[shadeAt(at, starts)] ?? ''}`} />
            {text}
          </li>
        ))}
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="h-3.5 w-6 shrink-0 rounded-sm border border-line bg-card" />
          {t(show === 'rate' ? 'maps.tooFew' : 'maps.none')}
        </li>
      </ul>
    </div>
  );
}
