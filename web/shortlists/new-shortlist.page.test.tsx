import { formatter } from '#i18n/format.ts';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { shortlists } from '#contracts/posts/shortlists.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { shortlist } from '#web/testing/shortlists.ts';
import { onlyAt, show } from '#web/testing/show.tsx';
import NewShortlistPage from './new-shortlist.page.tsx';

const path = '/user/shortlists/new';
const titles = ['Quiet flat with a roof garden', 'Flat beside the school'];

test('a list without a post is refused, and nothing that was typed is lost', async () => {
  const { id: userId } = signedIn();
  const value = titles.map((title, at) => ({
    postId: 48_001 + at,
    type: 'sell',
    title,
    picture: null,
    priced: { type: 'sell', price: 8_500_000, priceUnits: 'total', size: 1200, landSize: null, landUnits: null },
  }));
  const choices = { key: 'shortlist of ', userId, lng: 'en', outcome: { ok: true, value } };
  const page = <NewShortlistPage {...({ loaderData: { choices } } as unknown as ComponentProps<typeof NewShortlistPage>)} />;
  const api = fakeApi();
  api.on(shortlists.create, { success: true, shortlist: shortlist() });
  const { user, t, address } = show(onlyAt(path, page), { address: path });
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: t('shortlists.name') });
  expect(name.value).toBe(t('shortlists.proposed', { date: formatter('en').dayMonth(Date.now()) }));
  await user.clear(name);
  await user.type(name, 'A home for mother');
  const create = screen.getByRole('button', { name: t('shortlists.create') });
  await user.click(create);
  expect(await screen.findByText(t('shortlists.chooseOne'))).toBeTruthy();
  expect(api.calls(shortlists.create)).toEqual([]);
  for (const title of titles) await user.click(screen.getByRole('checkbox', { name: new RegExp(title) }));
  await user.click(create);
  await expect.poll(address).toBe(`/user/shortlists/${shortlist()._id}`);
  expect(api.calls(shortlists.create).map(({ body }) => body)).toEqual([{ name: 'A home for mother', postIds: [48_001, 48_002] }]);
});
