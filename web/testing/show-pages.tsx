// Shows whole pages with their own loaders over the fake API, in the real words of one language, with a person to use them.
import { useEffect } from 'react';
import { render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { createRoutesStub, Outlet, RouterContextProvider, useLocation } from 'react-router';
import { catalogue } from '#i18n/catalogue.ts';
import { compiledWords, translatorOf } from '#i18n/compile.ts';
import { formatter } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { Namespace } from '#i18n/message.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { Words } from '#web/platform/language.tsx';
import { pageServices } from '#web/platform/delivery/services.ts';
import { Toasts } from '#web/platform/toasts.tsx';
import { addWords } from '#web/platform/delivery/word-files.ts';
import type { Shown } from './show.tsx';

/** A page under its route's pattern, such as `property-search`. */
export type TestPage = Parameters<typeof createRoutesStub>[0][number];

/** What `show` gives, of pages. */
export type ShownPages = Omit<Shown, 'instead'>;

const unused = (): never => {
  throw new Error('A page of a test is not rendered on a server');
};

/** What the server hands to the loaders of an anonymous visitor. */
export function contextOf(lng: Language): RouterContextProvider {
  const file = `/words-of-tests-${lng}.json`;
  addWords(file, compiledWords(lng, Object.keys(catalogue[lng]) as Namespace[]));
  const context = new RouterContextProvider();
  context.set(pageServices, {
    send: sendByFetch,
    lng,
    nonce: '',
    words: () => [file],
    wordsAhead: () => [],
    render: unused,
    hand: unused,
    publicUrl: 'https://uthan.example',
    facts: unused as never,
    requestId: '',
    now: Date.now(),
    report: () => undefined,
    theme: undefined,
    easy: false,
    dataSaver: false,
  });
  return context;
}

/** Opens `address` of these pages; English unless told. */
export function showPages(pages: readonly TestPage[], address: string, lng: Language = 'en'): ShownPages {
  document.documentElement.lang = lng;
  const [t, fmt] = [translatorOf(lng), formatter(lng)];
  const words = { t, fmt, lng, now: new Date().toISOString() };
  const here = { address: '' };
  function Frame() {
    const { pathname, search, hash } = useLocation();
    useEffect(() => void (here.address = pathname + search + hash), [pathname, search, hash]);
    return (
      <Words value={words}>
        <main>
          <Outlet />
        </main>
        <Toasts />
      </Words>
    );
  }
  const Stub = createRoutesStub([{ path: '/', Component: Frame, HydrateFallback: () => null, children: [...pages] }], contextOf(lng));
  render(<Stub initialEntries={[address]} />);
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    t,
    fmt,
    address: () => here.address,
  };
}
