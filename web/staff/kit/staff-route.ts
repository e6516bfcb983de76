// The route of a staff page: its title, and how it reads. Its words come from the server, what only the team may see comes in the browser.
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, Params } from 'react-router';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Namespace } from '#i18n/message.ts';
import type { Translate } from '#i18n/translate.ts';
import { call, type Api } from '#web/platform/api.ts';
import { outcomeOf, type Outcome } from '#web/platform/calls/outcome.ts';
import { pageData, type PageData } from '#web/platform/delivery/page-data.ts';
import { wordsOfMatches } from '#web/platform/language.tsx';
import { knownSession, memberApi } from '#web/platform/session.ts';
import { isStaff } from '#web/platform/visit/staff.ts';
import { type Filters, type ItemOf, numberIn, type PageOf, queryOf, type StaffListOf } from './filters.ts';

interface Matched {
  matches: ReadonlyArray<{ loaderData?: unknown } | undefined>;
}

/**
 * The `meta` of a staff page: its title and the order not to index it. Other people read the title of a missing page; until that
 * is known it has the product's name alone.
 */
export const staffMeta =
  (titleOf: (t: Translate) => string) =>
  ({ matches }: Matched) => {
    const robots = { name: 'robots', content: 'noindex' };
    const staff = matches.map((match) => (match?.loaderData as { staff?: boolean } | undefined)?.staff).find((known) => known !== undefined);
    const t = wordsOfMatches(matches);
    if (!t) return [robots];
    if (staff === undefined) return [{ title: t('shell.name') }, robots];
    return [{ title: staff ? t('shell.titleOf', { page: titleOf(t) }) : t('shell.notFoundTitle') }, robots];
  };

/** The `loader` of a staff page: its words. */
export const staffLoader =
  (...namespaces: Namespace[]) =>
  ({ context }: LoaderFunctionArgs): PageData =>
    pageData(context, ...namespaces);

/** Reads as staff; nothing for other people, who see a missing page. */
export async function readAsStaff<T>(read: (api: Api) => Promise<T>): Promise<Outcome<T> | undefined> {
  const { user } = await knownSession();
  return isStaff(user) ? outcomeOf(read(memberApi())) : undefined;
}

interface Address {
  params: Params;
  search: URLSearchParams;
}

/** The `clientLoader` of a staff page: `answer` is what it reads. */
export function staffClientLoader<T>(read: (api: Api, address: Address) => Promise<T>) {
  const load = async ({ request, params, serverLoader }: ClientLoaderFunctionArgs) => {
    const search = new URL(request.url).searchParams;
    const [data, answer] = await Promise.all([serverLoader<PageData>(), readAsStaff((api) => read(api, { params, search }))]);
    return { ...data, answer };
  };
  return Object.assign(load, { hydrate: true as const });
}

/** Reads what has the number in the path; undefined for a new one. */
export const ofNumber = async <T>(part: string | undefined, read: (number: number) => Promise<T>): Promise<T | undefined> => {
  const number = numberIn(part);
  return number === undefined ? undefined : read(number);
};

/** The same for a page that shows a list. */
export const listClientLoader = <E extends Endpoint, F extends Filters>({ endpoint, filters }: StaffListOf<E, F>) =>
  staffClientLoader(async (api, { search }) => {
    const page: unknown = await call(api, endpoint, { query: queryOf(filters, search) } as never);
    return page as PageOf<ItemOf<E>>;
  });
