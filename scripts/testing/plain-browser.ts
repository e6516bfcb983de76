// A browser without scripts: opens pages of a server in process, follows links and sends forms as HTML defines them, and keeps cookies.
// It draws nothing, so what CSS hides is there for it.
import { type BoundFunctions, queries, within } from '@testing-library/dom';
import { Window } from 'happy-dom';
import type { TestApp } from '#server/testing/app.ts';

export interface PlainPage {
  status: number;
  headers: Record<string, unknown>;
  html: string;
  /** Path and query, after redirects. */
  address: string;
  document: Document;
  /** Queries of Testing Library on the body. */
  find: BoundFunctions<typeof queries>;
}

export interface PlainBrowser {
  open(address: string, headers?: Record<string, string>): Promise<PlainPage>;
  follow(link: HTMLElement): Promise<PlainPage>;
  /** Fills in the fields of its form by their labels and presses the button. */
  send(button: HTMLElement, fields?: Readonly<Record<string, string>>): Promise<PlainPage>;
}

const redirectsMax = 5;

function parsed(html: string): Document {
  return new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}

/** What the form sends when this button is pressed. */
function successful(form: HTMLFormElement, button: HTMLElement): URLSearchParams {
  const sent = new URLSearchParams();
  for (const control of form.elements as Iterable<HTMLInputElement>) {
    const isOff = !control.name || control.disabled || control.localName === 'button' || (['checkbox', 'radio'].includes(control.type) && !control.checked);
    if (!isOff) sent.append(control.name, control.value);
  }
  const name = button.getAttribute('name');
  if (name) sent.append(name, button.getAttribute('value') ?? '');
  return sent;
}

export function plainBrowser({ app }: Pick<TestApp, 'app'>, chosen: Readonly<Record<string, string>> = {}): PlainBrowser {
  const cookies = new Map(Object.entries(chosen));
  let here = '/';

  async function load(method: 'GET' | 'POST', address: string, headers: Record<string, string> = {}, payload?: string, redirects = 0): Promise<PlainPage> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      method,
      url: address,
      headers: { accept: 'text/html', ...(cookie ? { cookie } : {}), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    const location = answer.headers.location;
    if (location && answer.statusCode >= 300 && answer.statusCode < 400) {
      if (redirects >= redirectsMax) throw new Error(`Too many redirects, the last to ${location}`);
      return load('GET', pathOf(location, address), {}, undefined, redirects + 1);
    }
    here = address;
    const document = parsed(answer.body);
    return { status: answer.statusCode, headers: answer.headers, html: answer.body, address, document, find: within(document.body) };
  }
  return {
    open: (address, headers) => load('GET', address, headers),
    follow: (link) => load('GET', pathOf(link.getAttribute('href') ?? '', here)),
    send(button, fields = {}) {
      const form = button.closest('form');
      if (!form) throw new Error('The button belongs to no form.');
      for (const [label, value] of Object.entries(fields)) within(form).getByLabelText<HTMLInputElement>(label).value = value;
      const [action, sent] = [pathOf(form.getAttribute('action') ?? here, here), String(successful(form, button))];
      if ((form.getAttribute('method') ?? 'get').toLowerCase() === 'get') return load('GET', `${action.split('?')[0]}?${sent}`);
      return load('POST', action, { 'content-type': 'application/x-www-form-urlencoded' }, sent);
    },
  };
}

/** Path and query of a link on a page. */
function pathOf(href: string, from: string): string {
  const { pathname, search } = new URL(href, `http://localhost${from}`);
  return pathname + search;
}
