// Shows a component as a page would: in a router, with the real words of one language, the messages on top and a person to use it.
import { type ReactNode, useEffect, useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createRoutesStub, type LoaderFunction, Outlet, Route, Routes, useLocation } from 'react-router';
import { translatorOf } from '#i18n/compile.ts';
import { formatter, type Formatter } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import type { NotificationCenter } from '#web/notifications/center.ts';
import { Notifications } from '#web/notifications/provider.tsx';
import { Words } from '#web/platform/language.tsx';
import { createStore } from '#web/platform/store.ts';
import { Toasts } from '#web/platform/toasts.tsx';

export interface ShowOptions {
  lng?: Language;
  /** Where the page stands; `/` unless told. */
  address?: string;
  /** The route's pattern, such as `/post/:id`; any address unless told. */
  pattern?: string;
  /** What relative times count from. */
  now?: string;
  /** The notifications of anyone who is signed in. */
  center?: NotificationCenter;
  /** What the root's loader says, such as that data is to be saved. */
  root?: object;
  /** Reads what the page at `pattern` shows. */
  loader?: LoaderFunction;
}

export interface Shown {
  user: UserEvent;
  t: Translate;
  fmt: Formatter;
  /** Path, query and hash by now. */
  address: () => string;
  /** Shows something else in its place. */
  instead: (element: ReactNode) => void;
}

/** Renders `element`; English unless told. */
export function show(
  element: ReactNode,
  { lng = 'en', address = '/', pattern = '*', now = new Date().toISOString(), center, root, loader }: ShowOptions = {},
): Shown {
  document.documentElement.lang = lng;
  const [t, fmt] = [translatorOf(lng), formatter(lng)];
  const words = { t, fmt, lng, now };
  const slot = createStore(center);
  const here = { now: '' };
  let change: (next: ReactNode) => void = () => undefined;
  function Page() {
    const { pathname, search, hash } = useLocation();
    const [shown, setShown] = useState(element);
    useEffect(() => {
      change = setShown;
      here.now = pathname + search + hash;
    }, [pathname, search, hash]);
    return (
      <Words value={words}>
        <Notifications value={slot}>
          <main>{shown}</main>
          <Toasts />
        </Notifications>
      </Words>
    );
  }
  const read = loader ? { loader, HydrateFallback: () => null } : {};
  const pages = [{ path: pattern, Component: Page, ...read }, ...(pattern === '*' ? [] : [{ path: '*', Component: Page }])];
  const Stub = createRoutesStub(root ? [{ id: 'root', loader: () => root, Component: Outlet, children: pages }] : pages);
  render(<Stub initialEntries={[address]} {...(root ? { hydrationData: { loaderData: { root } } } : {})} />);
  return {
    user: userEvent.setup({ delay: null }),
    t,
    fmt,
    address: () => here.now,
    instead: (next) => act(() => change(next)),
  };
}

/** The element at this path and nothing at any other, for a page that leads elsewhere by itself. */
export const onlyAt = (path: string, element: ReactNode) => (
  <Routes>
    <Route path={path} element={element} />
    <Route path="*" element={null} />
  </Routes>
);

/** The message on top with this text. */
export const toast = (text: string): Promise<HTMLElement> => screen.findByText(text, { selector: 'li *' });
