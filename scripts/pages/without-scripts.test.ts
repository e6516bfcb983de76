// Pages as a browser without scripts uses them: what it reads, where links lead, what forms send and what they answer.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultRates, monthlyInstalment } from '#contracts/posts/buying-costs.ts';
import { translatorOf } from '#i18n/compile.ts';
import { formatter } from '#i18n/format.ts';
import { languageKey, languages } from '#i18n/language.ts';
import type { TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { sharedBuilding } from '#server/testing/content/shared-building.ts';
import { builtServer, buildTimeoutMs } from '#scripts/testing/built-server.ts';
import { type PlainPage, plainBrowser } from '#scripts/testing/plain-browser.ts';

const title = 'লেকের পাড়ে স্ক্রিপ্ট ছাড়া দেখা ফ্ল্যাট';
const t = translatorOf('bn');
const fmt = formatter('bn');

let server: TestApp;
let owner: string;
let posts: PostCalls;
let offer: number;
let home: number;
beforeAll(async () => {
  server = await builtServer();
  const staff = await server.member('clerk', 'support');
  owner = await server.member('owner');
  posts = postCalls(server, staff);
  offer = await sharedBuilding(server, staff).offer();
  home = await posts.live(owner, { fields: { postTitle: title } });
}, buildTimeoutMs);
afterAll(() => server.close());

const heading = ({ find }: PlainPage): string => find.getByRole('heading', { level: 1, hidden: true }).textContent ?? '';
const button = ({ find }: PlainPage, name: string): HTMLElement => find.getByRole('button', { name, hidden: true });

describe.each(languages)('in %s', (lng) => {
  const words = translatorOf(lng);

  test('the home is in the language that was chosen', async () => {
    const page = await plainBrowser(server, { [languageKey]: lng }).open('/');
    expect(page.document.documentElement.lang).toBe(lng);
    expect(heading(page)).toBe(words('home.title'));
    expect(page.document.title).toBe(words('home.documentTitle'));
  });

  test('an address that leads nowhere says so, in status and in words', async () => {
    const page = await plainBrowser(server, { [languageKey]: lng }).open('/no-such-place');
    expect([page.status, heading(page)]).toEqual([404, words('shell.notFoundTitle')]);
  });
});

test('the home switches its language, stays in it, and sends its search', async () => {
  const en = translatorOf('en');
  const browser = plainBrowser(server);
  const first = await browser.open('/');
  expect(heading(first)).toBe(t('home.title'));
  const english = await browser.follow(first.find.getByRole('link', { name: t('shell.languageEnShort'), hidden: true }));
  expect([heading(english), english.document.documentElement.lang]).toEqual([en('home.title'), 'en']);
  const [box] = english.document.querySelectorAll<HTMLInputElement>('main input[name="q"]');
  if (!box) throw new Error('The home has no search.');
  box.value = 'Dhanmondi';
  const found = await browser.send(box);
  expect([found.status, found.document.documentElement.lang]).toEqual([200, 'en']);
  expect(found.address).toMatch(/^\/property-search\?.*q=Dhanmondi/);
  expect((await browser.open('/')).html).toContain('<html lang="en"');
});

test('the number of a home that is sold meanwhile is not given, and the page says why', async () => {
  const sold = await posts.live(owner, { fields: { postTitle: 'পাতা খোলার পর বিক্রি হওয়া ফ্ল্যাট', primaryContact: '01000000765' } });
  const browser = plainBrowser(server);
  const page = await browser.open(`/Property-Buy-Sell-Details/${sold}`);
  await posts.setState(owner, sold, 'sold');
  const answer = await browser.send(button(page, t('detail.showNumber')));
  expect(answer.status).toBe(410);
  expect(answer.find.getByText(t('detail.contactTaken'))).toBeTruthy();
  expect(answer.html).not.toContain('01000000765');
});

test.each(['owner', 'agent', 'developer'] as const)('the page of a home says who posts it: %s', async (postedBy) => {
  const id = await posts.live(owner, { fields: { postTitle: `ফোন ধরবেন ${t(`enums.postedBy_${postedBy}`)}`, postedBy } });
  const { document } = await plainBrowser(server).open(`/Property-Buy-Sell-Details/${id}`);
  expect(document.querySelector('#contact')?.textContent).toContain(t(`enums.postedBy_${postedBy}`));
});

test('an address that is no shortlist of ours says so, and search engines keep none', async () => {
  const page = await plainBrowser(server).open(`/shortlist/${'a'.repeat(43)}`);
  expect([page.status, page.headers['x-robots-tag'], heading(page)]).toEqual([404, 'noindex', t('shortlists.unknownTitle')]);
});

test('the results are filtered and sorted by plain addresses', async () => {
  const browser = plainBrowser(server);
  const cheap = await browser.open('/Property-Buy-Sell?priceMax=1000');
  expect(cheap.find.queryAllByRole('link', { name: title, hidden: true })).toEqual([]);
  const sorted = await browser.open(`/Property-Buy-Sell?subDistrict=dhaka-dhanmondi&sort=priceAsc&q=${encodeURIComponent(title)}`);
  expect(sorted.find.getByRole('link', { name: title, hidden: true }).getAttribute('href')).toMatch(new RegExp(`^/Property-Buy-Sell-Details/${home}\\b`));
  expect(sorted.document.title).toMatch(/\S/);
});

test('interest in an offer is shown by the plain form, which says what is wrong and keeps what was typed', async () => {
  const browser = plainBrowser(server);
  const page = await browser.open(`/Group-Wise-Building-Details/${offer}`);
  const send = (from: PlainPage, phone: string): Promise<PlainPage> =>
    browser.send(button(from, t('groups.send')), { [t('groups.name')]: 'করিম উদ্দিন', [t('groups.occupation')]: 'শিক্ষক', [t('groups.phone')]: phone });
  const refused = await send(page, '12');
  expect(refused.find.getByText(t('errors.field_phone'))).toBeTruthy();
  expect(refused.find.getByLabelText<HTMLInputElement>(t('groups.name')).value).toBe('করিম উদ্দিন');
  const thanked = await send(refused, '01712345655');
  expect(thanked.find.getByText(t('groups.thanksNext'))).toBeTruthy();
});

test('the tools answer a plain form', async () => {
  const browser = plainBrowser(server);
  const converter = await browser.open('/Land-Unit-Converter');
  const land = await browser.send(button(converter, t('tools.calculate')), { [t('tools.amount')]: '৮ শতক' });
  expect(land.address).toMatch(/amount=/);
  expect(land.find.getByText('৪.৮৪ কাঠা')).toBeTruthy();
  const costs = await browser.open('/Loan-And-Registration-Cost');
  const sums = await browser.send(button(costs, t('tools.calculate')), { [t('buyingCosts.price')]: '১ কোটি' });
  const answer = sums.document.querySelector('#answer');
  const instalment = fmt.takaExact(monthlyInstalment(7_000_000, defaultRates.loan.rate, 240));
  expect([...(answer?.querySelectorAll('*') ?? [])].map(({ textContent }) => textContent)).toContain(instalment);
});

test('photos wait for a tap where the browser saves data, as links to their files; for no one else', async () => {
  const photosFor = async (headers: Record<string, string>, chosen: Record<string, string> = {}) =>
    (await plainBrowser(server, chosen).open(`/Property-Buy-Sell-Details/${home}`, headers)).html;
  expect(await photosFor({ 'save-data': 'on' })).toMatch(/<noscript><a href="\/media\/[0-9a-f]{32}-\d+\.webp"/);
  expect(await photosFor({ accept: '*/*' })).toMatch(/<img src="\/media\//);
  expect(await photosFor({ 'save-data': 'on' }, { 'data-saver': '0' })).toMatch(/<img src="\/media\//);
  const results = await plainBrowser(server).open(`/property-search?q=${encodeURIComponent(title)}`);
  const card = [...results.document.querySelectorAll('article')].find(({ textContent }) => textContent.includes(title));
  expect(card?.querySelector('img[srcset]')).toBeTruthy();
});
