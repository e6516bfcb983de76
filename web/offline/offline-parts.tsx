// What is said and done about the connection. Fetched after the page stands.
import { RefreshCw, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useRevalidator, useRouteLoaderData } from 'react-router';
import { hasTyped } from '#web/platform/delivery/chunks.ts';
import { waiting } from '#web/platform/offline/action-queue.ts';
import { cachedSince } from '#web/platform/offline/offline-answers.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { followLinks } from './follow-links.ts';
import { newVersion, watchVersion } from './new-version.ts';
import { useKeeping } from './use-keeping.ts';
import { useOnline } from './use-online.ts';
import { useReplay } from './use-replay.ts';
import { offlinePath } from './worker.ts';

function Bar({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-start justify-center gap-2.5 bg-gold-tint px-4 py-2 text-ui text-gold-ink print:hidden">
      <span aria-hidden="true" className="mt-0.5 shrink-0 [&>svg]:size-5">
        {icon}
      </span>
      <p className="m-0 flex flex-wrap items-center gap-x-2">{children}</p>
    </div>
  );
}

const way = 'control -my-2 inline-flex min-h-12 items-center font-semibold underline';

/** Of when the page itself is, where it came from this device. */
const documentKeptAt = (): number | undefined => Number(document.documentElement.dataset['cachedAt']) || undefined;

/** Of when what is on screen is, in milliseconds; undefined where it is new. */
function useCachedSince(): number | undefined {
  const answer = cachedSince.use();
  const { key } = useLocation();
  const [first] = useState(key);
  return answer ?? (key === first ? documentKeptAt() : undefined);
}

function Offline() {
  const { t, fmt } = useWords();
  const since = useCachedSince();
  const count = waiting.use();
  const { pathname } = useLocation();
  // In the bar and not as a message: those wait for parts of the page whose code may not be here.
  const [missing, setMissing] = useState(false);
  useEffect(() => followLinks(() => setMissing(true)), []);
  return (
    <Bar icon={<WifiOff />}>
      <span className="font-semibold">{t(missing ? 'shell.notKept' : 'shell.offline')}</span>
      {since === undefined ? null : <span>{t('shell.offlineAsOf', { time: fmt.dateTime(since) })}</span>}
      {count === 0 ? null : <span>{t('shell.offlineWaiting', { count })}</span>}
      {pathname === offlinePath || !navigator.serviceWorker?.controller ? null : (
        <Link to={offlinePath} className={way}>
          {t('shell.offlinePages')}
        </Link>
      )}
    </Bar>
  );
}

const reload = (): void => location.reload();

function Reload() {
  const { t } = useWords();
  return (
    <button type="button" onClick={reload} className={way}>
      {t('shell.reload')}
    </button>
  );
}

/** An old page stays until its reader wants the new one. */
function Back({ since }: { since: number }) {
  const { t, fmt } = useWords();
  return (
    <Bar icon={<RefreshCw />}>
      <span>{t('shell.backOnline')}</span>
      <span>{t('shell.offlineAsOf', { time: fmt.dateTime(since) })}</span>
      <Reload />
    </Bar>
  );
}

/** What someone has typed is not taken from them: then the next page brings the new version. */
function NewVersion() {
  const { t } = useWords();
  useEffect(() => followLinks(), []);
  return (
    <Bar icon={<RefreshCw />}>
      <span>{t(hasTyped() ? 'shell.newVersionNext' : 'shell.newVersion')}</span>
      {hasTyped() ? null : <Reload />}
    </Bar>
  );
}

/** Everything about being without a connection, for the whole page. */
export function OfflineParts() {
  const online = useOnline();
  const words = useWords();
  const { user } = useSession();
  const look = useRouteLoaderData<{ theme?: string; dataSaver?: boolean }>('root');
  const since = useCachedSince();
  const isNew = newVersion.use();
  const { revalidate } = useRevalidator();
  useKeeping(`${words.lng} ${look?.theme ?? ''} ${look?.dataSaver ?? ''}`);
  useReplay(online, words);
  useEffect(watchVersion, []);
  // Data that stood in for an answer is asked for again; a whole page that was kept waits for its reader.
  useEffect(() => {
    if (!online || cachedSince.get() === undefined) return;
    cachedSince.set(undefined);
    void revalidate();
  }, [online, revalidate, user]);
  const old = since === undefined ? null : <Back since={since} />;
  const said = isNew ? <NewVersion /> : old;
  return <div aria-live="polite">{online ? said : <Offline />}</div>;
}
