import { useLocation } from 'react-router';
import { type BuyingRates, largeFlatSqft, outdatedSets, usualFees } from '#contracts/posts/buying-costs.ts';
import { dayMs } from '#contracts/durations.ts';
import type { PropertyType } from '#contracts/enums.ts';
import { type Formatter, formatter } from '#i18n/format.ts';
import type { Translate } from '#i18n/translate.ts';
import type { Cacheable } from '#web/platform/delivery/cache-policy.ts';
import { isOtherLanguage, useWords } from '#web/platform/language.tsx';
import { pageServices } from '#web/platform/delivery/services.ts';
import type { Route } from './+types/costs.page.ts';
import { CostsAnswer } from './costs-answer.tsx';
import { CostsForm } from './costs-form.tsx';
import { costsPath } from './paths.ts';
import { costBoxes, plainCost, readCosts, usualCosts } from './read-costs.ts';
import { SumBar } from './sum-bar.tsx';
import { loadTool } from './tool-data.ts';
import { ShareResult } from './tool-form.tsx';
import { Answers, ToolPage } from './tool-page.tsx';
import { useTyped } from './use-typed.ts';

export const handle = { cache: { clockMs: dayMs, parameters: costBoxes } } satisfies Cacheable;

function asked(t: Translate, fmt: Formatter, { registration }: BuyingRates) {
  const percent = (type: PropertyType, size: number): string => fmt.percent(usualFees(registration, type, size) / 100);
  const answer = t('buyingCosts.a_percent', {
    flat: percent('apartment', largeFlatSqft),
    largeFlat: percent('apartment', largeFlatSqft + 1),
    land: percent('land', 0),
    gain: fmt.percent(registration.gain / 100),
    date: fmt.monthYear(registration.asOf),
  });
  const others = (['gain', 'low', 'formula', 'years'] as const).map((name) => ({ question: t(`buyingCosts.q_${name}`), answer: t(`buyingCosts.a_${name}`) }));
  return [{ question: t('buyingCosts.q_percent'), answer }, ...others];
}

export function loader({ context }: Route.LoaderArgs) {
  const { lng, facts, now } = context.get(pageServices);
  const { rates } = facts;
  const tool = loadTool(context, costsPath, ['buyingCosts'], (t) => ({
    title: t('buyingCosts.title'),
    description: t('buyingCosts.description'),
    asked: asked(t, formatter(lng), rates),
  }));
  return { ...tool, rates, outdated: outdatedSets(rates, now) };
}

/** What is typed changes the address, but nothing that the loader brings. */
export const shouldRevalidate = isOtherLanguage;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function CostsPage({ loaderData: { url, rates, outdated } }: Route.ComponentProps) {
  const { t, fmt } = useWords();
  const { search } = useLocation();
  const typed = useTyped(usualCosts(rates), plainCost);
  const read = readCosts(typed.text, rates);
  return (
    <ToolPage title={t('buyingCosts.title')} lead={t('buyingCosts.lead')} picture="costs">
      <CostsForm typed={typed} read={read} outdated={outdated}>
        <div id="answer" tabIndex={-1} className="flex scroll-mt-24 flex-col gap-4 outline-none lg:gap-5">
          <CostsAnswer read={read} />
          <div>
            <p className="m-0 text-small text-muted">{t('buyingCosts.note')}</p>
            <ShareResult url={url + search} title={t('tools.costShort')} />
          </div>
        </div>
      </CostsForm>
      <SumBar read={read} answer="answer" />
      <Answers asked={asked(t, fmt, rates)} />
    </ToolPage>
  );
}
