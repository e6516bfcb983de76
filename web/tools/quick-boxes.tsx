// What the cards of the tools compute at once. Without scripts each is a form that leads to its tool.
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type BuyingRates, usualFees } from '#contracts/posts/buying-costs.ts';
import { sqftPerMeasure } from '#contracts/posts/land-measures.ts';
import { measuredLandOf } from '#web/tools/land/measured-land.ts';
import { useWords } from '#web/platform/language.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { documentIds } from './document-list.ts';
import { costsPath, documentKinds, documentsHref, landPath } from './paths.ts';
import { priceIn } from './read-number.ts';

interface QuickBoxProps {
  action: string;
  name: string;
  label: string;
  text: string;
  suffix: string;
  onType: (text: string) => void;
  children: ReactNode;
}

function QuickBox({ action, name, label, text, suffix, onType, children }: QuickBoxProps) {
  return (
    <form action={action} className="border-t border-line px-4 py-3.5 lg:px-5">
      <TextInput
        name={name}
        aria-label={label}
        value={text}
        onChange={(event) => onType(event.target.value)}
        suffix={suffix}
        autoComplete="off"
        inputMode="text"
        enterKeyHint="go"
      />
      <output aria-live="polite" className="mt-2 block min-h-6 font-semibold text-primary-ink">
        {children}
      </output>
    </form>
  );
}

const per = sqftPerMeasure();

/** ১ কাঠা = ৭২০ বর্গফুট = ১.৬৫ শতক. */
export function QuickLand() {
  const { t, fmt } = useWords();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? fmt.number(1);
  const read = measuredLandOf(text, per);
  const sqft = read && read.amount * per[read.unit ?? 'katha'];
  return (
    <QuickBox action={landPath} name="amount" label={t('tools.quickLand')} text={text} suffix={t('enums.landUnit_katha')} onType={setTyped}>
      {sqft ? `= ${fmt.area(sqft)} = ${fmt.land(sqft, 'shotok')}` : null}
    </QuickBox>
  );
}

const usualPrice = 8_000_000;
/** Of a flat that most look for. */
const usualSqft = 1250;

/** What a flat costs with registration and taxes. */
export function QuickCosts({ rates: { registration } }: { rates: BuyingRates }) {
  const { t, fmt } = useWords();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? fmt.number(usualPrice);
  const price = priceIn(text);
  const total = price && price * (1 + usualFees(registration, 'apartment', usualSqft) / 100) + registration.deed;
  return (
    <QuickBox action={costsPath} name="price" label={t('tools.quickPrice')} text={text} suffix={t('tools.quickTaka')} onType={setTyped}>
      {total ? t('tools.quickTotal', { total: fmt.taka(total) }) : null}
    </QuickBox>
  );
}

/** The three lists, and how many papers each has. */
export function QuickPapers() {
  const { t, fmt } = useWords();
  return (
    <div className="border-t border-line px-4 py-3.5 lg:px-5">
      <ul className="m-0 flex list-none gap-2 p-0">
        {documentKinds.map((kind) => (
          <li key={kind} className="flex-1">
            <Link
              to={documentsHref(kind)}
              className="control flex min-h-12 items-center justify-center rounded-control border border-control px-1 text-center text-ui text-ink no-underline hover:border-primary"
            >
              {t(`tools.papers_${kind}`, { count: fmt.number(documentIds(kind).length) })}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 mb-0 min-h-6 font-semibold text-primary-ink">{t('tools.papersEach')}</p>
    </div>
  );
}
