// Which pages are the same for everybody, and under which address: what the address says beyond that changes nothing on them.
import { searchOf, tidy } from '#web/search/filters/filters.ts';

/** Parameters that a page shows; all others are dropped. */
type Shown = (params: URLSearchParams) => URLSearchParams;

const none: Shown = () => new URLSearchParams();
const only =
  (name: string): Shown =>
  (params) => {
    const value = params.get(name);
    return new URLSearchParams(value ? [[name, value]] : []);
  };

const withOfficeHours = 'CustomerCare|ContactUs';
const words = 'FastSellRent|AboutUs|TermsAndConditions|Privacy-Policy|Stay-Safe|DownloadApp|Blog|Group-Wise-Building|Interior-Design';

/** How often the time changes that a page is made for: what it says of times is that old at most. Offices open on the full hour. */
const tenMinutesMs = 600_000;
/** Only the year stands on them. */
const dayMs = 86_400_000;

/** Not here: pages that need an account or carry a secret, and profiles, whose owners take things back at once. */
const pages: readonly (readonly [RegExp, Shown, number])[] = [
  [/^\/(home)?$/i, none, tenMinutesMs],
  [/^\/(property-search|property-buy-sell|property-rent)$/i, tidy, tenMinutesMs],
  [/^\/property-(buy-sell|rent)-details\/\d{1,12}$/i, none, tenMinutesMs],
  [/^\/faq$/i, only('q'), dayMs],
  [new RegExp(`^/(${withOfficeHours})$`, 'i'), none, tenMinutesMs],
  [new RegExp(`^/(${words})$`, 'i'), none, dayMs],
];

const lengthMax = 600;
/** What the browser asks for when it goes from page to page: the page's data alone. */
const dataSuffix = '.data';

interface CacheKey {
  /** Path and query that stand for every address with the same page. */
  address: string;
  /** The time that it is made for is a multiple of this, in milliseconds since 1970: so its bytes are the same on every server. */
  stepMs: number;
}

/** How a page is cached; undefined where one is made for each visit. `url` is the document's, or that of its data. */
export function cacheKey({ pathname, searchParams }: URL): CacheKey | undefined {
  const isData = pathname.endsWith(dataSuffix);
  const path = isData ? pathname.slice(0, -dataSuffix.length).replace(/^\/_root$/, '/') : pathname;
  const page = pages.find(([named]) => named.test(path));
  if (!page) return undefined;
  const [, shown, stepMs] = page;
  const params = shown(searchParams);
  if (isData) for (const routes of searchParams.getAll('_routes')) params.append('_routes', routes);
  const address = `${pathname}${searchOf(params)}`;
  return address.length <= lengthMax ? { address, stepMs } : undefined;
}
