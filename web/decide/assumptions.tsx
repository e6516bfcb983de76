import { useState } from 'react';
import { decimalIn } from '#web/tools/read-number.ts';
import { ToolBox } from '#web/tools/tool-box.tsx';
import { groupedNumber } from '#web/forms/number-text.ts';
import { amountOf } from '#i18n/typed-numbers.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Assumed } from './home-costs.ts';
import { changePlan, usePlan } from './notebook.ts';

const percentMax = 100;
const yearsMax = 30;
const takaMax = 10_000_000;

/** A number within its bounds; undefined where it is not understood. */
function read(name: keyof Assumed, text: string): number | undefined {
  if (name === 'ownPercent') return decimalIn(text, percentMax);
  const number = amountOf(text);
  const max = name === 'years' ? yearsMax : takaMax;
  return number !== undefined && number <= max && (name !== 'years' || number >= 1) ? number : undefined;
}

function Box({ name, value }: { name: keyof Assumed; value: number }) {
  const { t, fmt } = useWords();
  const { assumed } = usePlan();
  const [text, setText] = useState(() => groupedNumber(fmt, String(value)));
  const number = read(name, text);
  const type = (typed: string): void => {
    setText(typed);
    const next = read(name, typed);
    if (next !== undefined) changePlan({ assumed: { ...assumed, [name]: next } });
  };
  return (
    <ToolBox
      name={`decide-${name}`}
      label={t(`decide.assumed_${name}`)}
      text={text}
      onType={type}
      error={number === undefined ? t('decide.unread') : undefined}
      said={number !== undefined && (name === 'moving' || name === 'serviceCharge') ? fmt.taka(number) : undefined}
    />
  );
}

/** What the reader reckons with; kept in this browser. */
export function Assumptions({ assumed, kinds }: { assumed: Assumed; kinds: ReadonlySet<string> }) {
  const { t } = useWords();
  const names: (keyof Assumed)[] = [...(kinds.has('sell') ? (['ownPercent', 'years'] as const) : []), 'moving', 'serviceCharge'];
  return (
    <details className="mt-2 print:hidden">
      <summary className="control flex min-h-12 cursor-pointer items-center text-ui font-semibold text-link">{t('decide.assume')}</summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-2 sm:grid-cols-2 lg:grid-cols-4">
        {names.map((name) => (
          <Box key={name} name={name} value={assumed[name]} />
        ))}
      </div>
    </details>
  );
}
