import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FirmCard, interiors, type StaffFirm } from '#contracts/offers/interiors.ts';
import { firmServices } from '#contracts/offers/building-enums.ts';
import { translatorOf } from '#i18n/compile.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { firmCard } from '#web/testing/firms.ts';
import { signedIn } from '#web/testing/people.ts';
import { show } from '#web/testing/show.tsx';
import { FirmAbout } from './firm-about.tsx';
import type { SeenFirm } from './firm-data.ts';

const firm = { ...firmCard(), about: { bn: 'আমরা', en: 'We' }, areasServed: [] } as unknown as SeenFirm;
/** What the server answers someone who owns the firm of this number. */
const owning = (PostID: number): { success: true; firm: StaffFirm } => ({
  success: true,
  firm: {
    ...firmCard({ PostID, selections: Object.fromEntries(firmServices.map((one) => [one, true])) as FirmCard['selections'] }),
    about: { bn: 'আমরা', en: 'We' },
    since: null,
    address: null,
    areasServed: [],
    cover: null,
    galleryTotal: 0,
    albums: [],
    phone: '01712345678',
    listed: true,
    owner: null,
    draft: null,
    coverId: null,
    logoId: null,
    pictures: [],
    pendingReviews: 0,
    interests: 0,
  },
});
const report = translatorOf('en')('reports.open_interior');

test.each(['nobody', 'user'] as const)('a firm can be reported by %s, without a question to the server', async (who) => {
  const api = fakeApi();
  if (who === 'user') signedIn();
  show(<FirmAbout firm={firm} />);
  expect(await screen.findByRole('button', { name: report })).toBeTruthy();
  expect(api.calls(interiors.ownFirm)).toEqual([]);
});

test('its own owner is shown no button', async () => {
  const api = fakeApi();
  api.on(interiors.ownFirm, owning(firm.PostID));
  signedIn({ role: 'firmOwner' });
  show(<FirmAbout firm={firm} />);
  await expect.poll(() => api.calls(interiors.ownFirm)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: report })).toBeNull();
});

test('the owner of another firm is', async () => {
  fakeApi().on(interiors.ownFirm, owning(firm.PostID + 1));
  signedIn({ role: 'firmOwner' });
  show(<FirmAbout firm={firm} />);
  expect(await screen.findByRole('button', { name: report })).toBeTruthy();
});
