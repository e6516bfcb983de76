import { cleanup, screen, within } from '@testing-library/react';
import { createElement, type FunctionComponent } from 'react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { defaultRates } from '#contracts/posts/buying-costs.ts';
import { formatter } from '#i18n/format.ts';
import { pass, stopClock } from '#web/testing/clock.ts';
import { show, type Shown } from '#web/testing/show.tsx';
import CostsPage from './costs.page.tsx';
import DocumentsPage from './documents.page.tsx';
import LandPage from './land/land.page.tsx';
import { costsPath, documentKinds, documentsHref, landPath, toolsPath } from './paths.ts';
import ToolsPage from './tools.page.tsx';

/** A page with what its loader brings. */
const page = (Page: unknown, loaderData: object) => createElement(Page as FunctionComponent<{ loaderData: object }>, { loaderData });

const url = 'https://uthan.example';
const pages = (
  <Routes>
    <Route path={toolsPath} element={page(ToolsPage, { rates: defaultRates })} />
    <Route path={landPath} element={page(LandPage, { url })} />
    <Route path={costsPath} element={page(CostsPage, { url, rates: defaultRates, outdated: [] })} />
    {documentKinds.map((kind) => (
      <Route key={kind} path={documentsHref(kind)} element={page(DocumentsPage, { kind })} />
    ))}
  </Routes>
);
const open = (address: string): Shown => show(pages, { lng: 'bn', address });
/** What is typed rests a moment before it is in the address. */
const rest = (): Promise<unknown> => pass(500);

beforeEach(stopClock);

test('land is typed as people say it, shared by its address, and what it costs follows', async () => {
  let { t, user, address } = open(toolsPath);
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: new RegExp(t('tools.landShort')) }));
  expect(address()).toBe(landPath);
  const answer = () => within(screen.getByRole('region', { name: t('tools.allMeasures') }));
  await user.clear(screen.getByLabelText(t('tools.amount')));
  await user.type(screen.getByLabelText(t('tools.amount')), '৩ কাঠা ৮ ছটাক');
  await rest();
  expect(address()).toBe(`${landPath}?amount=3.5`);
  expect(answer().getByText('৫.৭৯ শতক')).toBeTruthy();

  const shared = address();
  cleanup();
  ({ t, user, address } = open(shared));
  expect(screen.getByLabelText<HTMLInputElement>(t('tools.amount')).value).toBe('৩.৫');
  await user.click(screen.getByRole('link', { name: t('tools.reset') }));
  expect(answer().getByText('৮.২৬ শতক')).toBeTruthy();
});

test('each assumption about costs can be changed and reset', async () => {
  const { t, fmt, user, address } = open(`${costsPath}?price=10000000&size=1600&rate=11`);
  const total = within(screen.getByRole('region', { name: t('buyingCosts.total') }));
  const gain = () => screen.getByRole<HTMLInputElement>('textbox', { name: t('buyingCosts.fee_gain') });
  expect(total.getByText(fmt.takaExact(11_290_000))).toBeTruthy();
  expect(within(document.getElementById('answer') as HTMLElement).getByText(fmt.takaExact(72_253))).toBeTruthy();
  await user.clear(gain());
  await user.type(gain(), '৩');
  expect(total.getByText(fmt.takaExact(11_090_000))).toBeTruthy();
  await rest();
  expect(address()).toMatch(/[?&]gain=3(&|$)/);
  await user.click(screen.getByRole('link', { name: t('tools.reset') }));
  expect([address(), gain().value]).toEqual([costsPath, '৫']);
});

test('papers are ticked off with the keyboard and stay ticked, each list on its own', async () => {
  let { t, user, address } = open(documentsHref('rent'));
  const receipt = () => screen.getByRole<HTMLInputElement>('checkbox', { name: t('documents.receipt') });
  receipt().focus();
  await user.keyboard(' ');
  expect(receipt().checked).toBe(true);
  cleanup();
  ({ t, user, address } = open(documentsHref('rent')));
  expect(receipt().checked).toBe(true);
  await user.click(screen.getByRole('link', { name: t('documents.kind_land') }));
  expect(address()).toBe('/Document-Checklist/Land');
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
});

test('each card computes at once, and what is not understood has no answer', async () => {
  const { t, user } = open(toolsPath);
  const land = screen.getByLabelText(t('tools.quickLand'));
  expect(screen.getByText('= ৭২০ বর্গফুট = ১.৬৫ শতক')).toBeTruthy();
  await user.clear(land);
  await user.type(land, '২ বিঘা');
  expect(screen.getByText(/= ২৮,৮০০ বর্গফুট/)).toBeTruthy();
  const price = screen.getByLabelText(t('tools.quickPrice'));
  await user.clear(price);
  await user.type(price, '১ কোটি');
  expect(screen.getByText(t('tools.quickTotal', { total: formatter('bn').taka(11_290_000) }))).toBeTruthy();
  await user.clear(price);
  expect(screen.queryByText(new RegExp(t('tools.quickTotal', { total: '' }).trim()))).toBeNull();
});
