import { dayMs } from '#contracts/durations.ts';
import { Trail } from '#web/listings/trail.tsx';
import type { Cacheable } from '#web/platform/delivery/cache-policy.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Route } from './+types/tools.page.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { toolsPath } from './paths.ts';
import { QuickCosts, QuickLand, QuickPapers } from './quick-boxes.tsx';
import { loadTool } from './tool-data.ts';
import { ToolCards } from './tool-page.tsx';

export const handle = { cache: { clockMs: dayMs } } satisfies Cacheable;

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...loadTool(context, toolsPath, ['enums'], (t) => ({ title: t('tools.title'), description: t('tools.description') })),
  rates: context.get(pageServices).facts.rates,
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** The tools, each with its drawing. */
export default function ToolsPage({ loaderData: { rates } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <div className="mx-auto max-w-page px-4 pt-4 lg:px-10 lg:pt-1">
      <Trail
        trail={[
          ['/', t('shell.navHome')],
          [toolsPath, t('tools.title')],
        ]}
      />
      <h1 className="m-0">{t('tools.title')}</h1>
      <p className="mt-2 mb-5 max-w-reading text-muted lg:mb-7 lg:text-lg">{t('tools.lead')}</p>
      <ToolCards heading="h2" quick={{ land: <QuickLand />, costs: <QuickCosts rates={rates} />, documents: <QuickPapers /> }} />
    </div>
  );
}
