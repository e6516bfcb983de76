import { Writable } from 'node:stream';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { formatter } from '#i18n/format.ts';
import { translator } from '#i18n/translate.ts';
import { Words } from '#web/platform/language.tsx';
import { lazyHydrate } from './lazy-hydrate.tsx';

const words = { t: translator('en', {}), fmt: formatter('en'), lng: 'en', now: new Date(0).toISOString() } as const;

/** As the server does it: nothing leaves before the whole is there. */
const render = (page: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    let html = '';
    const memory = new Writable({
      write(chunk: Buffer, _encoding, done) {
        html += chunk.toString();
        done();
      },
    }).on('finish', () => resolve(html));
    const router = createMemoryRouter([{ path: '*', element: page }]);
    const { pipe } = renderToPipeableStream(createElement(RouterProvider, { router }), {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(memory),
      onError: reject,
    });
  });

test('a part stands whole in the first HTML as in every later one, without a script that moves it in', async () => {
  const name = 'রহিম';
  const Part = lazyHydrate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return ({ of }: { of: string }) => createElement('p', null, 'Seller: ', of);
  });
  const page = createElement(
    Words,
    { value: words },
    createElement('h1', null, 'A home'),
    createElement(Part, { of: name }),
    createElement(Part, { of: 'x'.repeat(20_000) }),
  );
  const first = await render(page);
  expect(first).toMatch(new RegExp(`<div data-part="" class="contents"><!--\\$--><p>Seller: <!-- -->${name}</p><!--/\\$--></div>`));
  expect(first).not.toMatch(/<template|<script/);
  expect(await render(page)).toBe(first);
});
