import { useLocation } from 'react-router';
import { dayMs } from '#contracts/durations.ts';
import { landMeasures, sqftPerMeasure, type LandMeasure } from '#contracts/posts/land-measures.ts';
import type { Translate } from '#i18n/translate.ts';
import { groupedNumber } from '#web/forms/number-text.ts';
import type { Cacheable } from '#web/platform/delivery/cache-policy.ts';
import { isOtherLanguage, useWords } from '#web/platform/language.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Route } from './+types/land.page.ts';
import { LandAnswer } from './land-answer.tsx';
import { LandForm } from './land-form.tsx';
import { landPath } from '#web/tools/paths.ts';
import { measured, plainLand, readLand, usualLand } from './read-land.ts';
import { loadTool } from '#web/tools/tool-data.ts';
import { ShareResult } from '#web/tools/tool-form.tsx';
import { Answers, ToolCard, ToolPage } from '#web/tools/tool-page.tsx';
import { useTyped } from '#web/tools/use-typed.ts';

export const handle = { cache: { clockMs: dayMs, parameters: Object.keys(usualLand) } } satisfies Cacheable;

const asked = (t: Translate) =>
  (['katha', 'bigha', 'acre', 'kani', 'deed'] as const).map((name) => ({ question: t(`tools.q_${name}`), answer: t(`tools.a_${name}`) }));

export const loader = ({ context }: Route.LoaderArgs) =>
  loadTool(context, landPath, [], (t) => ({ title: t('tools.landTitle'), description: t('tools.landDescription'), asked: asked(t) }));

/** What is typed changes the address, but nothing that the loader brings. */
export const shouldRevalidate = isOtherLanguage;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const across: readonly LandMeasure[] = ['sqft', 'shotok', 'katha'];
const usualPer = sqftPerMeasure();

/** One of each unit in those that people compare by. */
function AtAGlance() {
  const { t, fmt } = useWords();
  return (
    <ToolCard title={t('tools.tableTitle')} className="min-w-0">
      <div
        // Focusable, so that it can be scrolled with the arrow keys where large text makes it wider than the card.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative overflow-x-auto"
      >
        <table className="w-full border-collapse text-ui [&_td]:border-t [&_td]:border-line [&_td]:py-2 [&_td]:text-right [&_th]:py-2 [&_th]:font-normal">
          <thead className="text-small text-muted">
            <tr>
              <th scope="col" className="text-left">
                {t('tools.tableOne')}
              </th>
              {across.map((measure) => (
                <th key={measure} scope="col" className="pl-4 text-right">
                  {t(measure === 'shotok' ? 'tools.short_shotok' : `tools.measure_${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {landMeasures.map((measure) => (
              <tr key={measure}>
                <th scope="row" className="border-t border-line text-left">
                  {t(measure === 'shotok' ? 'tools.short_shotok' : `tools.measure_${measure}`)}
                </th>
                {across.map((other) => (
                  <td key={other} className="pl-4">
                    {groupedNumber(fmt, measured(usualPer[measure] / usualPer[other]))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ToolCard>
  );
}

const notes = [
  ['law', 'noteLaw'],
  ['custom', 'noteKatha'],
  ['custom', 'noteKani'],
  ['custom', 'noteOther'],
] as const;

function Notes() {
  const { t } = useWords();
  return (
    <ToolCard title={t('tools.notesTitle')} className="min-w-0">
      <ul className="m-0 list-none p-0">
        {notes.map(([basis, name]) => (
          <li key={name} className="border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
            <h3 className="m-0 flex flex-wrap items-center gap-x-2 !text-h3">
              {t(`tools.${name}`)} <Tag tone={basis === 'law' ? 'green' : 'gold'}>{t(`tools.${basis}`)}</Tag>
            </h3>
            <p className="mt-1 mb-0 text-ui">{t(`tools.${name}Text`)}</p>
          </li>
        ))}
      </ul>
    </ToolCard>
  );
}

export default function LandPage({ loaderData: { url } }: Route.ComponentProps) {
  const { t } = useWords();
  const { search } = useLocation();
  const typed = useTyped(usualLand, plainLand);
  const read = readLand(typed.text);
  return (
    <ToolPage title={t('tools.landTitle')} lead={t('tools.landLead')} picture="land">
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:mt-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-5">
        <div className="min-w-0 lg:sticky lg:top-24">
          <LandForm typed={typed} read={read} />
        </div>
        <section
          id="answer"
          tabIndex={-1}
          aria-label={t('tools.allMeasures')}
          className="relative min-w-0 scroll-mt-24 overflow-x-auto rounded-card border border-line bg-card p-4 outline-none lg:p-6"
        >
          <LandAnswer read={read} />
          <ShareResult url={url + search} title={t('tools.landShort')} />
        </section>
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:mt-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-5">
        <AtAGlance />
        <Notes />
      </div>
      <Answers asked={asked(t)} />
    </ToolPage>
  );
}
