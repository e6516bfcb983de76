import { type ReactNode, use, useEffect, useLayoutEffect, useRef } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { defaultLanguage } from '#i18n/language.ts';
import { CompareBarSlot } from '#web/compare/compare-bar-slot.tsx';
import { NotificationsProvider } from '#web/notifications/provider.tsx';
import { keepInstallOffer } from '#web/platform/install-offer.ts';
import { delayFarImages } from './platform/delivery/lazy-images.ts';
import { followChosenLanguage } from '#web/platform/chosen-language.ts';
import { showWebFonts } from './platform/delivery/web-fonts.ts';
import { continueNavigation, loadChunk, rememberNavigation, watchNavigation } from './platform/delivery/chunks.ts';
import { lazyHydrate, hydrateAllOnTouch, partsReady } from './platform/delivery/lazy-hydrate.tsx';
import { recordClicks, markHydrated } from './platform/delivery/replay-click.ts';
import { isOtherLanguage, useWords, wordsOf, WordsProvider } from '#web/platform/language.tsx';
import { Nonce } from './platform/delivery/nonce.ts';
import { pageData } from './platform/delivery/page-data.ts';
import { startAfterPaint, startFromCache } from './platform/delivery/paint-first.ts';
import { pageServices } from './platform/delivery/services.ts';
import { loadWords, wordPathsOf } from './platform/delivery/word-files.ts';
import { tokenKey, watchSession } from '#web/platform/session.ts';
import { Toasts } from '#web/platform/toasts.tsx';
import { trustedTypesPolicy } from './platform/delivery/trusted-types.ts';
import { ComingSlot } from '#web/coming/coming-slot.tsx';
import { barColours } from '#web/shell/bar-colours.ts';
import { LoadNotice } from './shell/notices/load-notice.tsx';
import { EnglishHintSlot } from './shell/notices/english-hint-slot.tsx';
import { Navbar } from '#web/shell/navbar.tsx';
import { OfflineSlot } from './shell/notices/offline-slot.tsx';
import { usePageFrame } from '#web/shell/page-frame.ts';
import { ScrollToTop } from '#web/shell/scroll.tsx';
import { SessionNotice } from './shell/notices/session-notice.tsx';
import { rootFactsOf } from '#web/shell/site-facts.ts';
import { Live } from '#web/shell/signed-in.ts';
import { TabBar } from '#web/shell/tab-bar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/root.ts';
import baseStyles from './styles/base.css?url';
import { fontsOf } from './styles/fonts.ts';

const Footer = lazyHydrate(async () => (await import('#web/shell/footer.tsx')).Footer);
const Banner = lazyHydrate(async () => (await import('#web/shell/banner.tsx')).Banner);
const offlineParts = async () => (await import('#web/offline/load-parts.ts')).loadParts();
const comingPage = () => import('#web/coming/coming.tsx');
const ErrorPanel = lazyHydrate(async () => (await import('#web/shell/error-panel.tsx')).ErrorPanel);

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: baseStyles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  // With cookies, so that it speaks the reader's language.
  { rel: 'manifest', href: '/manifest.webmanifest', crossOrigin: 'use-credentials' },
];

export function loader({ context }: Route.LoaderArgs) {
  const { theme, easy, dataSaver, requestId, wordsAhead } = context.get(pageServices);
  return { ...pageData(context, 'shell', 'errors'), wordsAhead: dataSaver ? [] : wordsAhead(), theme, easy, dataSaver, requestId, ...rootFactsOf(context) };
}

/** A page is shown once the words that its data names are here, and the code of its parts. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_request, next) => {
    const loaded = (await next()) as Record<string, { type: string; result: unknown }>;
    const words = wordPathsOf(Object.values(loaded).map(({ type, result }) => (type === 'data' ? result : undefined)));
    await Promise.all([loadChunk(() => loadWords(words)), partsReady()]);
  },
];

/** Of a page whose own title did not come: it is not there, or failed. */
export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData || !error) return [];
  const t = wordsOf(loaderData);
  const page = t(isRouteErrorResponse(error) && error.status === 404 ? 'shell.notFoundTitle' : 'shell.errorTitle');
  return [{ title: t('shell.titleOf', { page }) }, { name: 'robots', content: 'noindex' }];
};

/** Every page needs the same shell: answers are shorter, and a lost connection costs only the page. */
export const shouldRevalidate = isOtherLanguage;

/** At the end of the sent HTML; the browser's own code needs no copy of it. */
const afterwards = import.meta.env.SSR ? `${delayFarImages};${startAfterPaint}` : '';

/** Before the first paint: whether a token is stored, so that the navbar does not show the wrong button first. */
const signedInHint = `try{if(localStorage.getItem('${tokenKey}'))document.documentElement.setAttribute('data-session','')}catch{}`;

/** Before everything else in the sent HTML. */
const firstScript = import.meta.env.SSR
  ? `${followChosenLanguage};${continueNavigation};${trustedTypesPolicy};${signedInHint};${startFromCache};${keepInstallOffer};${recordClicks}`
  : '';

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const nonce = use(Nonce);
  // For the scripts in the HTML; the browser's own code knows them.
  const words = wordPathsOf(useMatches().map(({ loaderData }) => loaderData));
  return (
    <html
      suppressHydrationWarning
      lang={data?.lng ?? defaultLanguage}
      data-theme={data?.theme}
      data-easy={data?.easy ? '' : undefined}
      data-saver={data?.dataSaver ? '' : undefined}
      data-words={import.meta.env.SSR ? words.join(' ') : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {(['light', 'dark'] as const).map((look) => (
          <meta key={look} name="theme-color" content={barColours[data?.theme ?? look]} media={`(prefers-color-scheme: ${look})`} />
        ))}
        {/* Only noted with the styles when the page is sent: web/platform/delivery/web-fonts.ts decides when to load them. */}
        {import.meta.env.SSR
          ? fontsOf[data?.lng ?? defaultLanguage].map((href) => (
              <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
            ))
          : null}
        <Meta />
        <Links />
        <script {...(nonce ? { nonce } : {})} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
      </head>
      <body className="flex min-h-dvh flex-col bg-page text-ink print:block">
        {children}
        <ScrollRestoration />
        <Scripts />
        {import.meta.env.PROD ? <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: afterwards }} /> : null}
      </body>
    </html>
  );
}

/** The font changes with the page, never while it is read. */
function useWebFontsFromSecondPage(pathname: string): void {
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== first.current) showWebFonts();
  }, [pathname]);
}

function Page({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const banner = useRouteLoaderData<typeof loader>('root')?.banner;
  const { ownBar = false, ownHead = false, bare = false } = usePageFrame();
  const { state, location } = useNavigation();
  const target = location && `${location.pathname}${location.search}`;
  useEffect(() => markHydrated(document.documentElement), []);
  useEffect(() => watchNavigation(target), [target]);
  useWebFontsFromSecondPage(useLocation().pathname);
  // On small screens only; `contents` keeps the navbar sticking to the page.
  const wideOnly = ownHead ? 'max-lg:hidden lg:contents' : 'contents';
  return (
    <NotificationsProvider Live={Live}>
      <a href="#content" className="sr-only z-30 rounded-control bg-card p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2">
        {t('shell.skipToContent')}
      </a>
      {bare || !banner ? null : <Banner {...banner} />}
      {bare ? null : (
        <div className={wideOnly}>
          <Navbar />
        </div>
      )}
      {state === 'idle' ? null : <div aria-hidden="true" className="on-its-way" />}
      <OfflineSlot load={offlineParts} />
      <LoadNotice target={target} />
      <SessionNotice />
      <main id="content" tabIndex={-1} className="min-h-[55vh] flex-auto outline-none">
        {children}
      </main>
      {bare ? null : (
        <>
          <div className={wideOnly}>
            <Footer />
          </div>
          <CompareBarSlot look={ownBar ? 'wideOnly' : 'floating'} />
          <EnglishHintSlot />
          <ScrollToTop />
        </>
      )}
      {ownBar || bare ? null : <TabBar />}
      <ComingSlot load={comingPage} />
      <Toasts />
    </NotificationsProvider>
  );
}

/** After what the page itself still fetches. */
const aheadMs = 4000;
const none: readonly string[] = [];

/** Fetches words that the next page is likely to need, while this one is read. */
function useWordsAhead(words: readonly string[] = none): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadWords(words).catch(() => undefined), aheadMs);
    return () => clearTimeout(timer);
  }, [words]);
}

export default function Root() {
  useEffect(watchSession, []);
  useEffect(hydrateAllOnTouch, []);
  useEffect(rememberNavigation, []);
  useWordsAhead(useRouteLoaderData<typeof loader>('root')?.wordsAhead);
  return (
    <WordsProvider>
      <Page>
        <Outlet />
      </Page>
    </WordsProvider>
  );
}

/** In the place of a page that failed. Without the root's own words it is in Bengali and English at once. */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>('root');
  if (data) {
    return (
      <WordsProvider>
        <Page>
          <ErrorPanel error={error} />
        </Page>
      </WordsProvider>
    );
  }
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main className="mx-auto max-w-xl p-8 text-center">
      <h1>{status}</h1>
      <p lang="bn">পাতাটি দেখানো গেল না। একটু পরে আবার চেষ্টা করুন।</p>
      <p lang="en">The page could not be shown. Please try again a little later.</p>
      <ButtonLink to="/" reloadDocument>
        উঠান / Uthan
      </ButtonLink>
    </main>
  );
}
