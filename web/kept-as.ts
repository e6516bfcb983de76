// Which pages are the same for everybody, and under which address: what the address says beyond that changes nothing on them.
import { searchOf, tidy } from '#web/search/filters.ts';

/** Parameters that a page shows; all others are dropped. */
type Shown = (params: URLSearchParams) => URLSearchParams;

const none: Shown = () => new URLSearchParams();
const only =
  (name: string): Shown =>
  (params) => {
    const value = params.get(name);
    return new URLSearchParams(value ? [[name, value]] : []);
  };

const words = 'CustomerCare|FastSellRent|AboutUs|TermsAndConditions|ContactUs|Privacy-Policy|Stay-Safe|DownloadApp|Blog|Group-Wise-Building|Interior-Design';

/** Not here: pages that need an account or carry a secret, and profiles, whose owners take things back at once. */
const pages: readonly (readonly [RegExp, Shown])[] = [
  [/^\/(home)?$/i, none],
  [/^\/(property-search|property-buy-sell|property-rent)$/i, tidy],
  [/^\/property-(buy-sell|rent)-details\/\d{1,12}$/i, none],
  [/^\/faq$/i, only('q')],
  [new RegExp(`^/(${words})$`, 'i'), none],
];

const lengthMax = 600;
/** What the browser asks for when it goes from page to page: the page's data alone. */
const dataSuffix = '.data';

/**
 * The address (path and query) that stands for every address with the same page; undefined where a page is made for each
 * visit. `url` is the document's, or that of its data.
 */
export function keptAs({ pathname, searchParams }: URL): string | undefined {
  const isData = pathname.endsWith(dataSuffix);
  const path = isData ? pathname.slice(0, -dataSuffix.length).replace(/^\/_root$/, '/') : pathname;
  const shown = pages.find(([named]) => named.test(path))?.[1];
  if (!shown) return undefined;
  const params = shown(searchParams);
  if (isData) for (const routes of searchParams.getAll('_routes')) params.append('_routes', routes);
  const address = `${pathname}${searchOf(params)}`;
  return address.length <= lengthMax ? address : undefined;
}
