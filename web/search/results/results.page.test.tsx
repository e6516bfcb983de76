import type { Translate } from '#i18n/translate.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type FollowQuery, search, type SearchAnswer } from '#contracts/search/search.ts';
import { translatorOf } from '#i18n/compile.ts';
import { serveAreas } from '#web/testing/areas.ts';
import { type FakeApi, fakeApi, refuse } from '#web/testing/fake-api.ts';
import { postCard } from '#web/testing/posts.ts';
import { foundAnswer, serveCounts, showResults } from '#web/testing/results-pages.tsx';

const dear = postCard({ PostID: 48_001, postTitle: 'Flat by the lake, third floor', price: 27_800_000 });
const cheap = postCard({ PostID: 48_002, postTitle: 'Flat behind the school, second floor', price: 8_000_000 });
const banyan = postCard({ PostID: 48_003, postTitle: 'Corner plot house beside the old banyan', price: 91_000_000, bedrooms: 6 });

function serve(answer: (query: FollowQuery) => SearchAnswer): FakeApi {
  const api = fakeApi();
  serveAreas(api);
  serveCounts(api);
  api.on(search.posts, ({ query }) => answer(query));
  return api;
}

/** Both flats, as far as they cost no more than is asked, in the order that is asked. */
const flats = ({ priceMax = Infinity, sort }: FollowQuery): SearchAnswer => {
  const items = [cheap, dear].filter(({ price }) => (price ?? 0) <= priceMax);
  return foundAnswer(sort === 'priceDesc' ? items.toReversed() : items);
};

const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const shown = (title: string) => screen.findByText(title);
const gone = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull());

test('prices are typed as they are said, the list follows, and the address says them again', async () => {
  serve(flats);
  const { user, t, address } = showResults('/Property-Buy-Sell');
  await shown(dear.postTitle);
  await user.type(await box(t('search.priceMax')), '1 crore');
  await gone(dear.postTitle);
  await shown(cheap.postTitle);
  expect(address()).toBe('/Property-Buy-Sell?priceMax=10000000');
});

test('a price of the address stands in its box as it is said', async () => {
  serve(flats);
  const { t } = showResults('/Property-Buy-Sell?priceMax=10000000');
  expect((await box(t('search.priceMax'))).value).toBe('1 crore');
});

test('what is typed while an earlier list is still coming stays, and is asked for as well', async () => {
  const api = serve(flats);
  const { user, t, address } = showResults('/Property-Buy-Sell');
  await shown(dear.postTitle);
  const price = await box(t('search.priceMax'));
  const { release } = api.hold(search.posts, foundAnswer([]));
  await user.type(price, '1');
  await vi.waitFor(() => expect(api.calls(search.posts).at(-1)?.query).toMatchObject({ priceMax: 1 }));
  await user.type(price, ' cro');
  release();
  await vi.waitFor(() => expect(address()).toBe('/Property-Buy-Sell?priceMax=1'));
  expect(price.value).toBe('1 cro');
  api.on(search.posts, ({ query }) => flats(query));
  await user.type(price, 're');
  await shown(cheap.postTitle);
  expect([address(), price.value]).toEqual(['/Property-Buy-Sell?priceMax=10000000', '1 crore']);
});

test.each(['bn', 'en'] as const)('a number that is none is marked at its box and stays, and search engines keep away (%s)', async (lng) => {
  const fault = translatorOf(lng)('errors.field_number');
  const api = serve(flats);
  for (const call of [search.posts, search.facets]) api.on(call, refuse('VALIDATION', { fields: { priceMin: fault } }));
  const { t, status, robots } = showResults('/property-search?priceMin=abc&q=flat', { lng });
  const price = await box(t('search.priceMin'));
  expect(price.value).toBe('abc');
  expect(document.getElementById(price.getAttribute('aria-describedby') ?? '')?.textContent).toBe(fault);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: t('search.keyword') }).value).toBe('flat');
  expect([status(), robots()]).toEqual([422, 'noindex,follow']);
});

test('another order is asked for, and stands in its list', async () => {
  serve(flats);
  const { user, t, address } = showResults('/Property-Buy-Sell');
  const titles = (): string[] => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
  await shown(dear.postTitle);
  expect(titles()).toEqual([cheap.postTitle, dear.postTitle]);
  const orders = () => screen.findByRole<HTMLSelectElement>('combobox', { name: t('search.sortBy') });
  await user.selectOptions(await orders(), 'priceDesc');
  await waitFor(() => expect(titles()).toEqual([dear.postTitle, cheap.postTitle]));
  expect([address(), (await orders()).value]).toEqual(['/Property-Buy-Sell?sort=priceDesc', 'priceDesc']);
});

test('an answer that never comes costs the list alone, and another try brings it', async () => {
  serve(flats);
  const { user, t, net } = showResults('/property-search', { lng: 'bn' });
  await shown(dear.postTitle);
  net.isAway = true;
  const [tab] = screen.getAllByRole('link', { name: t('search.tab_rent') });
  await user.click(tab as HTMLElement);
  expect(await screen.findByRole('heading', { level: 2, name: t('search.failedTitle') })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: t('search.keyword') })).toBeTruthy();
  expect(screen.queryByText(dear.postTitle)).toBeNull();
  net.isAway = false;
  await user.click(screen.getByRole('link', { name: t('shell.retry') }));
  await shown(dear.postTitle);
});

test('what the words were taken for stands as chips, and taking one off asks again without it', async () => {
  const under = { filter: 'priceMax', value: 100_000_000, text: 'under 10 crore' } as const;
  const beds = { filter: 'bedMin', value: 6, text: '6 bed' } as const;
  serve(({ q }) => foundAnswer([banyan], { sought: ['banyan'], understood: q?.includes('bed') ? [beds, under] : [under] }));
  const { user, t, fmt, address } = showResults('/property-search?q=banyan+6+bed+under+10+crore', { lng: 'bn' });
  await shown(banyan.postTitle);
  const chips = await screen.findByRole('list', { name: t('search.chips') });
  expect(chips.textContent).toContain('banyan');
  const filter = t('search.chipBeds', { count: fmt.plain('6') });
  await user.click(within(chips).getByRole('link', { name: t('search.removeTyped', { filter, typed: '6 bed' }) }));
  await waitFor(() => expect(screen.getByRole('list', { name: t('search.chips') }).textContent).not.toContain(filter));
  expect(address()).toBe('/property-search?q=banyan+under+10+crore');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: t('search.keyword') }).value).toBe('banyan under 10 crore');
});

test('words say whether to buy or to rent, and the tab overrules them', async () => {
  const rent = { filter: 'purpose', value: 'rent', text: 'vara' } as const;
  serve(({ purpose }) =>
    purpose === 'sell'
      ? foundAnswer([banyan], { applied: { purpose: 'sell' }, sought: ['banyan'], purposeSaid: 'rent' })
      : foundAnswer([], { applied: { purpose: 'rent' }, sought: ['banyan'], understood: [rent] }),
  );
  const { user, t } = showResults('/property-search?q=banyan+vara', { lng: 'bn' });
  const current = () =>
    screen.getAllByRole('navigation', { name: t('search.tabs') }).map((tabs) => tabs.querySelector('[aria-current=page]')?.textContent?.trim());
  await screen.findByRole('heading', { level: 2, name: t('search.noneTitle') });
  expect(current()).toEqual([t('search.tab_rent'), t('search.tab_rent')]);
  await user.click(screen.getAllByRole('link', { name: t('search.tab_sell') })[0] as HTMLElement);
  await shown(banyan.postTitle);
  expect(current()).toEqual([t('search.tab_sell'), t('search.tab_sell')]);
});

test('a search too narrow offers the nearest wider one', async () => {
  const small = postCard({ postTitle: 'Attic rooms above the tailor of Lalmatia', price: 3_100_000 });
  // Without words it is asked for the newest, which stand below.
  serve(({ q, priceMax = Infinity }) => foundAnswer(!q || priceMax < 3_100_000 ? [] : [small], { sought: ['tailor'] }));
  const { user, t, fmt, address } = showResults('/Property-Buy-Sell?q=tailor&priceMax=3000000', { lng: 'bn' });
  await screen.findByRole('heading', { level: 2, name: t('search.noneTitle') });
  await user.click(await screen.findByRole('link', { name: new RegExp(t('search.widerDearer', { amount: fmt.amount(100_000) })) }));
  await shown(small.postTitle);
  expect(address()).toBe('/Property-Buy-Sell?q=tailor&priceMax=3100000');
});

test('the sheet of filters opens over the page, counts, and once it is applied the list follows', async () => {
  serve(flats);
  const { user, t, address } = showResults('/Property-Buy-Sell', { lng: 'bn' });
  await shown(dear.postTitle);
  await user.click(screen.getByRole('link', { name: t('search.openFilters') }));
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: t('search.filters') });
  await user.click(within(dialog).getByRole('textbox', { name: t('search.priceMax') }));
  await user.paste('২ কোটি');
  await user.click(await within(dialog).findByRole('button', { name: '১টি দেখুন' }));
  await gone(dear.postTitle);
  await shown(cheap.postTitle);
  expect([dialog.open, address()]).toEqual([false, '/Property-Buy-Sell?priceMax=20000000']);
});

test('several places are named above the list, a neighbourhood among them, and one is taken off', async () => {
  serve(({ locality = [], subDistrict = [] }) => foundAnswer(subDistrict.includes('dhaka-mirpur') ? [dear, cheap] : locality.length > 0 ? [cheap] : []));
  const { user, t, address } = showResults('/Property-Buy-Sell?subDistrict=dhaka-mirpur&subDistrict=dhaka-rampura&locality=dhaka-banasree');
  expect(await screen.findByRole('heading', { level: 1, name: /Mirpur and Banasree$/ })).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: t('search.removeChip', { filter: 'Mirpur' }) }));
  await gone(dear.postTitle);
  await shown(cheap.postTitle);
  expect(address()).toBe('/Property-Buy-Sell?locality=dhaka-banasree');
});

test('a filter that was changed just before a post is opened does not call the list back', async () => {
  let arrive: () => void = () => undefined;
  serve(flats);
  const { t, address } = showResults('/Property-Buy-Sell', { elsewhere: new Promise<void>((resolve) => (arrive = resolve)) });
  const link = await shown(dear.postTitle);
  const apartment = await screen.findByRole('checkbox', { name: new RegExp(t('enums.propertyType_apartment')) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(apartment);
  fireEvent.click(link);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  arrive();
  await screen.findByRole('heading', { level: 1, name: 'Elsewhere' });
  expect(address()).toMatch(/Details\/48001/);
});

test.each([
  ['interior', false],
  ['group', true],
] as const)('%s is asked by filters of its own', async (purpose, hasSize) => {
  serve(() => foundAnswer([], { applied: { purpose } }));
  const { user, t, address } = showResults(`/property-search?purpose=${purpose}`, { lng: 'bn' });
  await screen.findByRole('combobox', { name: t('search.location') });
  expect(screen.queryByRole('textbox', { name: t('search.priceMax') })).toBeNull();
  expect(screen.queryAllByRole('textbox', { name: t('search.sizeMin') })).toHaveLength(hasSize ? 1 : 0);
  if (purpose === 'group') return;
  await user.click(screen.getByRole('radio', { name: t('enums.interiorCategory_office') }));
  await vi.waitFor(() => expect(address()).toBe('/property-search?category=office&purpose=interior'));
});

test('each tab says how many the same search finds there', async () => {
  const tabs = [
    { purpose: 'sell', total: 1000, totalIsExact: false },
    { purpose: 'group', total: 0, totalIsExact: true },
  ] as const;
  serve(() => foundAnswer([banyan], { tabs: [...tabs] }));
  const { t } = showResults('/property-search?q=mirpur', { lng: 'bn' });
  await shown(banyan.postTitle);
  const [nav] = screen.getAllByRole('navigation', { name: t('search.tabs') });
  expect([...(nav?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent?.trim())).toEqual([
    `${t('search.tab_sell')} ১,০০০+`,
    t('search.tab_rent'),
    `${t('search.tab_group')} ০`,
    t('search.tab_interior'),
  ]);
});

test.each([
  [1, (t: Translate) => t('search.count', { count: 1 })],
  [0, (t: Translate) => t('search.countNearby', { count: 1 })],
])('the heading counts no posts of places nearby, unless there are no others (%i others)', async (own, heading) => {
  const banani = { level: 'subDistrict' as const, id: 'dhaka-banani', name: { id: 'dhaka-banani', en: 'Banani', bn: 'বনানী' } };
  const sections: SearchAnswer['sections'] = [
    { way: 'all', total: own, totalIsExact: true, from: 0, dropped: [] },
    { way: 'nearby', total: 1, totalIsExact: true, from: own, dropped: [], place: banani },
  ];
  serve(() => foundAnswer([cheap, dear].slice(0, own + 1), { sections: sections.filter(({ total }) => total > 0) }));
  const { t } = showResults('/Property-Buy-Sell');
  expect(await screen.findByRole('heading', { level: 1, name: heading(t) })).toBeTruthy();
});
