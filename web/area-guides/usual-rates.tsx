import type { AreaGuide, GuideRate } from '#contracts/maps/area-guides.ts';
import { useWords } from '#web/platform/language.tsx';
import { historyOf, rateText } from './guide-facts.ts';
import { card } from './guide-sections.tsx';
import { RateHistory } from './rate-history.tsx';

/** What is usually asked of one kind, with its range and its months. */
function RateCard({ guide, rate }: { guide: AreaGuide; rate: GuideRate }) {
  const { t, fmt } = useWords();
  const shown = (value: number): string => rateText(value, rate.per, fmt);
  const { quartiles, count } = rate;
  const months = historyOf(guide, rate);
  return (
    <div className={card}>
      <h3 className="m-0 text-ui">{t(`guide.rate_${rate.type}_${rate.propertyType === 'land' ? 'land' : 'flat'}`)}</h3>
      {quartiles ? (
        <>
          <p className="mt-2 mb-0 text-2xl font-bold text-clay-ink">{shown(quartiles.middle)}</p>
          <p className="mt-1 mb-0 text-small text-muted">{t('guide.range', { low: shown(quartiles.low), high: shown(quartiles.high), count })}</p>
        </>
      ) : (
        <p className="mt-2 mb-0 text-muted">{t('guide.tooFew', { count, minimum: fmt.number(guide.minimum) })}</p>
      )}
      {quartiles || months.length > 1 ? <RateHistory rate={rate} months={months} /> : null}
    </div>
  );
}

export const UsualRates = ({ guide }: { guide: AreaGuide }) => (
  <div className="grid items-start gap-4 lg:grid-cols-3 lg:gap-5">
    {guide.rates.map((rate) => (
      <RateCard key={`${rate.type}${rate.propertyType}`} guide={guide} rate={rate} />
    ))}
  </div>
);
