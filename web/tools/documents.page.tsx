import { Link } from 'react-router';
import { dayMs } from '#contracts/durations.ts';
import type { Cacheable } from '#web/platform/delivery/cache-policy.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Route } from './+types/documents.page.ts';
import { DocumentItem } from './document-item.tsx';
import { documentGroups, type DocumentId } from './document-list.ts';
import { DocumentsProgress } from './documents-progress.tsx';
import { documentKinds, documentsHref, kindOfPath, type DocumentKind } from './paths.ts';
import { setTicks, useTicks } from './ticks.ts';
import { loadTool } from './tool-data.ts';
import { ToolPage } from './tool-page.tsx';

export const handle = { cache: { clockMs: dayMs } } satisfies Cacheable;

export function loader({ context, request }: Route.LoaderArgs) {
  const kind = kindOfPath(new URL(request.url).pathname);
  const page = loadTool(context, documentsHref(kind), ['documents'], (t) => ({
    title: t(`documents.title_${kind}`),
    description: t(`documents.description_${kind}`),
  }));
  return { ...page, kind };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** The three lists, side by side in a tray. */
function Kinds({ kind }: { kind: DocumentKind }) {
  const { t } = useWords();
  return (
    <nav aria-label={t('documents.kinds')} className="mt-4 flex rounded-card bg-sunk p-1 lg:mt-5 print:hidden">
      {documentKinds.map((one) => (
        <Link
          key={one}
          to={documentsHref(one)}
          preventScrollReset
          aria-current={one === kind ? 'page' : undefined}
          className={`control flex min-h-12 flex-1 items-center justify-center rounded-segment px-1 text-center text-ui no-underline ${one === kind ? 'bg-raised font-semibold text-primary shadow-card' : 'text-muted hover:text-ink'}`}
        >
          {t(`documents.kind_${one}`)}
        </Link>
      ))}
    </nav>
  );
}

function Lists({ kind, ticked }: { kind: DocumentKind; ticked: ReadonlySet<DocumentId> }) {
  const { t } = useWords();
  const tick = (id: DocumentId, on: boolean): void => setTicks(kind, on ? [...ticked, id] : [...ticked].filter((one) => one !== id));
  return documentGroups[kind].map(([group, ids]) => (
    <section
      key={group}
      aria-labelledby={`group-${group}`}
      className="rounded-card border border-line bg-card px-2 py-4 lg:px-4 lg:py-5 print:mt-4 print:border-0 print:p-0"
    >
      <h2 id={`group-${group}`} className="m-0 scroll-mt-24 px-2">
        {t(`documents.group_${group}`)}
      </h2>
      <ul className="mt-2 mb-0 list-none p-0">
        {ids.map((id) => (
          <DocumentItem key={id} id={id} ticked={ticked.has(id)} onTick={(on) => tick(id, on)} />
        ))}
      </ul>
    </section>
  ));
}

export default function DocumentsPage({ loaderData: { kind } }: Route.ComponentProps) {
  const { t } = useWords();
  const ticked = useTicks(kind);
  return (
    <ToolPage title={t(`documents.title_${kind}`)} lead={t(`documents.lead_${kind}`)} picture="documents">
      <Kinds kind={kind} />
      <div className="mt-4 grid items-start gap-4 lg:mt-5 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-5 print:block">
        <div className="flex flex-col gap-4 lg:sticky lg:top-24 lg:order-2 lg:gap-5">
          <DocumentsProgress key={kind} kind={kind} ticked={ticked} />
          <p className="m-0 text-small text-muted">{t('documents.basisNote')}</p>
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:order-1 lg:gap-5 print:mt-3 print:block">
          <Lists kind={kind} ticked={ticked} />
          <p className="m-0 text-small text-muted">{t('documents.advice')}</p>
        </div>
      </div>
    </ToolPage>
  );
}
