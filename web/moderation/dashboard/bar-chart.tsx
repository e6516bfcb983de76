// Bars drawn by Recharts: heavy, so a chunk of its own. What they say stands in a table beside them.
import { Bar, BarChart as Chart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useWords } from '#web/platform/language.tsx';

export interface Bars {
  /** Each has a label and one number per series. */
  rows: ReadonlyArray<{ label: string; values: readonly number[] }>;
  series: readonly string[];
}

const colours = ['var(--primary)', 'var(--clay)'];
const tick = { fill: 'var(--muted)', fontSize: 13 };
const box = { background: 'var(--raised)', border: '1px solid var(--line)', borderRadius: 'var(--r-control)', color: 'var(--ink)' };

export function BarChart({ rows, series }: Bars) {
  const { fmt } = useWords();
  const number = (value: unknown): string => fmt.number(Number(value));
  const data = rows.map(({ label, values }) => ({ label, ...Object.fromEntries(values.map((value, index) => [`s${index}`, value])) }));
  return (
    <ResponsiveContainer width="100%" height={240}>
      <Chart data={data} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="label" tick={tick} tickLine={false} axisLine={{ stroke: 'var(--control)' }} minTickGap={12} />
        <YAxis tick={tick} tickLine={false} axisLine={false} width={44} allowDecimals={false} tickFormatter={number} />
        <Tooltip formatter={number} contentStyle={box} cursor={{ fill: 'var(--sunk)' }} />
        {series.length > 1 ? <Legend itemSorter={null} formatter={(name: string) => <span className="text-ink">{name}</span>} /> : null}
        {series.map((name, index) => (
          <Bar key={name} dataKey={`s${index}`} name={name} fill={colours[index] ?? 'var(--info)'} radius={[3, 3, 0, 0]} isAnimationActive={false} />
        ))}
      </Chart>
    </ResponsiveContainer>
  );
}
