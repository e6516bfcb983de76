import { useLocation } from 'react-router';
import type { Translate } from '#i18n/translate.ts';
import { type Cacheable, dayMs } from '#web/platform/cache-policy.ts';
import { isOtherLanguage, useWords } from '#web/platform/language.tsx';
import type { Route } from './+types/costs.page.ts';
import { CostsAnswer } from './costs-answer.tsx';
import { CostsForm } from './costs-form.tsx';
import { costsPath } from './paths.ts';
import { plainCost, readCosts, usualCosts } from './read-costs.ts';
import { SumBar } from './sum-bar.tsx';
import { loadTool } from './tool-data.ts';
import { ShareResult } from './tool-form.tsx';
import { Answers, ToolPage } from './tool-page.tsx';
import { useTyped } from './use-typed.ts';

export const handle = { cache: { clockMs: dayMs, parameters: Object.keys(usualCosts) } } satisfies Cacheable;

const asked = (t: Translate) =>
  (['percent', 'gain', 'low', 'formula', 'years'] as const).map((name) => ({ question: t(`buyingCosts.q_${name}`), answer: t(`buyingCosts.a_${name}`) }));

export const loader = ({ context }: Route.LoaderArgs) =>
  loadTool(context, costsPath, ['buyingCosts'], (t) => ({ title: t('buyingCosts.title'), description: t('buyingCosts.description'), asked: asked(t) }));

/** What is typed changes the address, but nothing that the loader brings. */
export const shouldRevalidate = isOtherLanguage;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function CostsPage({ loaderData: { url } }: Route.ComponentProps) {
  const { t } = useWords();
  const { search } = useLocation();
  const typed = useTyped(usualCosts, plainCost);
  const read = readCosts(typed.text);
  return (
    <ToolPage title={t('buyingCosts.title')} lead={t('buyingCosts.lead')} picture="costs">
      <div className="mt-4 grid items-start gap-4 lg:mt-5 lg:grid-cols-2 lg:gap-5">
        <div className="min-w-0">
          <CostsForm typed={typed} read={read} />
          <SumBar read={read} answer="answer" />
        </div>
        <div id="answer" tabIndex={-1} className="flex scroll-mt-24 flex-col gap-4 outline-none lg:sticky lg:top-24 lg:gap-5">
          <CostsAnswer read={read} />
          <div>
            <p className="m-0 text-small text-muted">{t('buyingCosts.note')}</p>
            <ShareResult url={url + search} title={t('tools.costShort')} />
          </div>
        </div>
      </div>
      <Answers asked={asked(t)} />
    </ToolPage>
  );
}
