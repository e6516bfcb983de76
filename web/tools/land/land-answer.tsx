import { landMeasures, type LandMeasure } from '#contracts/posts/land-measures.ts';
import { useWords, type PageWords } from '#web/platform/language.tsx';
import { groupedNumber } from '#web/forms/number-text.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PlotPlan } from './plot-plan.tsx';
import { measured, spokenLand, type LandRead } from './read-land.ts';

/** An amount with its unit: ৮.২৬ শতক. */
export const shownMeasure = ({ t, fmt }: PageWords, value: number, measure: LandMeasure): string =>
  `${groupedNumber(fmt, measured(value))} ${t(measure === 'shotok' ? 'tools.short_shotok' : `tools.measure_${measure}`).toLowerCase()}`;

/** ১ বিঘা ৩ কাঠা ৮ ছটাক; empty for less than a chhatak. */
function spokenIn(words: PageWords, sqft: number, per: LandRead['per']): string {
  const said = spokenLand(sqft, per);
  return (['bigha', 'katha', 'chhatak'] as const)
    .filter((measure) => said[measure] > 0)
    .map((measure) => shownMeasure(words, said[measure], measure))
    .join(' ');
}

/** "শতক (শতাংশ/ডেসিমেল)": its other names are small; on phones below it, and only where no price needs the room. */
function MeasureName({ name, isNarrow }: { name: string; isNarrow: boolean }) {
  const [first, ...others] = name.split(' (');
  return (
    <>
      {first}
      {others.length > 0 ? <span className={`text-caption font-normal ${isNarrow ? 'max-sm:hidden' : 'max-sm:block'}`}> ({others.join(' (')}</span> : null}
    </>
  );
}

function Table({ read, sqft }: { read: LandRead; sqft: number }) {
  const words = useWords();
  const { t, fmt } = words;
  const { per, unit, price } = read;
  return (
    <table className="w-full border-collapse text-ui [&_td]:border-t [&_td]:border-line [&_td]:py-2.5 [&_td]:pl-4 [&_td]:text-right [&_th]:py-2 [&_th]:font-normal">
      <caption className="sr-only">{t('tools.allMeasures')}</caption>
      <thead className="text-small text-muted">
        <tr>
          <th scope="col" className="pl-2 text-left">
            {t('tools.unit')}
          </th>
          <th scope="col" className="pr-2 text-right">
            {t('tools.amount')}
          </th>
          {price === undefined ? null : (
            <th scope="col" className="pr-2 text-right">
              {t('tools.eachCosts')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {landMeasures.map((measure) => (
          <tr key={measure} className={measure === unit ? 'bg-primary-tint font-semibold text-primary-ink' : ''}>
            <th scope="row" className="border-t border-line pl-2 text-left">
              <MeasureName name={t(`tools.measure_${measure}`)} isNarrow={price !== undefined} />
            </th>
            <td className="pr-2 whitespace-nowrap">{groupedNumber(fmt, measured(sqft / per[measure]))}</td>
            {price === undefined ? null : <td className="pr-2 whitespace-nowrap">{fmt.taka(Math.round((price / sqft) * per[measure]))}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same land in every unit, with its drawing. */
export function LandAnswer({ read }: { read: LandRead }) {
  const words = useWords();
  const { t } = words;
  const { sqft, amount, unit, per, changed } = read;
  if (sqft === undefined || amount === undefined) return <Notice tone="info">{t('tools.amountNone')}</Notice>;
  const main: LandMeasure = unit === 'shotok' ? 'katha' : 'shotok';
  const spoken = spokenIn(words, sqft, per);
  const local = changed.map((measure) => `${shownMeasure(words, 1, measure)} = ${shownMeasure(words, per[measure], 'sqft')}`);
  return (
    <>
      <div className="grid items-center gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_240px]">
        <div>
          <output aria-live="polite" className="block">
            <span className="block text-muted">{shownMeasure(words, amount, unit)} =</span>
            <b className="block font-display text-figure leading-tight text-primary wrap-anywhere lg:text-display">
              {shownMeasure(words, sqft / per[main], main)}
            </b>
            {unit === 'sqft' ? null : <span className="mt-1 block text-lg font-semibold">{shownMeasure(words, sqft, 'sqft')}</span>}
          </output>
          {spoken ? <p className="mt-2 mb-0 text-ui text-muted">{t('tools.spoken', { said: spoken })}</p> : null}
          {local.length > 0 ? <p className="mt-2 mb-0 text-small text-muted">{t('tools.localChanged', { list: local.join(', ') })}</p> : null}
        </div>
        <PlotPlan sqft={sqft} />
      </div>
      <div className="mt-4">
        <Table read={read} sqft={sqft} />
      </div>
    </>
  );
}
