// A draft with the account, as two devices meet in its form.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { type PostDraft, postDrafts } from '#contracts/posts/post-drafts.ts';
import { PostWizard } from '#web/posting/post-wizard.tsx';
import { emptyPost, type PostForm } from '#web/posting/post-form.ts';
import { refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { jpeg } from '#web/testing/pictures.ts';
import { withDraft } from '#web/testing/post-drafts.tsx';
import { screenOf } from '#web/testing/screen-width.ts';
import { show, type Shown } from '#web/testing/show.tsx';
import { draftKey, newDraft, readDraft, storeDraft, type AccountMark } from './draft.ts';

beforeEach(() => screenOf(360));

const savedAt = '2026-11-24T04:42:00.000Z';
const open = (): Shown => show(<PostWizard type="sell" />, { address: '/sellpost' });
const theirs = (given: Partial<PostDraft> = {}): PostDraft => ({
  _id: uuidv7(),
  type: 'sell',
  reached: 'type',
  form: { propertyType: 'apartment', size: '1300' },
  photos: 3,
  pictures: [],
  version: 2,
  savedAt,
  ...given,
});

/** The draft of this device, under this id; where it is marked, the account had it as it was then. */
function here(answers: Partial<PostForm>, id: string, account?: AccountMark) {
  const api = withDraft('sell', answers, 'type');
  const { id: userId } = signedIn();
  const key = draftKey('sell', userId);
  const at = Date.now();
  storeDraft(localStorage, key, { ...newDraft({ ...emptyPost, ...answers }), savedAt: at, idempotencyKey: id, account });
  return { api, key, at, stored: () => readDraft(localStorage, key) };
}
const size = ({ t }: Shown): Promise<HTMLInputElement> => screen.findByLabelText(t('posting.size'), { selector: 'input' });

test('what another device began is open here at once, and its photos are said to be there', async () => {
  const draft = theirs();
  const { api, stored } = here({}, uuidv7());
  api.on(postDrafts.list, { success: true, drafts: [draft] });
  const page = open();
  expect(await screen.findByText(page.t('posting.photosElsewhere', { count: 3 }))).toBeTruthy();
  expect((await size(page)).value).toBe(page.fmt.number(1300));
  expect(stored()).toMatchObject({ idempotencyKey: draft._id, account: { version: 2, photos: 3 } });
});

test('what only this device has is saved with the account', async () => {
  const id = uuidv7();
  const { api, stored } = here({ propertyType: 'apartment', size: '900' }, id);
  open();
  await waitFor(() => expect(api.calls(postDrafts.save)).toHaveLength(1));
  expect(api.calls(postDrafts.save)[0]).toMatchObject({ params: { id }, body: { type: 'sell', form: { size: '900' } } });
  await waitFor(() => expect(stored()?.account?.version).toBe(1));
});

test('leaving the page saves at once what is not saved yet', async () => {
  const { api } = here({ propertyType: 'apartment', size: '900' }, uuidv7());
  const page = open();
  await waitFor(() => expect(api.calls(postDrafts.save)).toHaveLength(1));
  await page.user.type(await size(page), '5');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(api.calls(postDrafts.save)).toHaveLength(2));
  expect(api.calls(postDrafts.save)[1]?.body.form).toMatchObject({ size: '9005' });
});

test.each(['theirs', 'own'] as const)('of two that were written at once the one left out (not %s) stays as a draft of its own', async (choice) => {
  const id = uuidv7();
  const { api, stored } = here({ propertyType: 'apartment', size: '900' }, id, { version: 1, of: 1, photos: 0 });
  api.on(postDrafts.list, { success: true, drafts: [theirs({ _id: id })] });
  const { t, user } = open();
  expect(await screen.findByText(t('posting.account_conflict'))).toBeTruthy();
  expect(api.calls(postDrafts.save)).toHaveLength(0);
  await user.click(screen.getByText(t(choice === 'theirs' ? 'posting.accountTheirs' : 'posting.accountOwn')));
  await waitFor(() => expect(screen.queryByText(t('posting.account_conflict'))).toBeNull());
  const [copy, second] = api.calls(postDrafts.save);
  expect(copy?.params.id).not.toBe(id);
  expect(copy?.body).toMatchObject({ form: { size: choice === 'theirs' ? '900' : '1300' } });
  expect(copy?.body.base).toBeUndefined();
  if (choice === 'theirs') expect(stored()).toMatchObject({ form: { size: '1300' }, account: { version: 2 } });
  else expect(second).toMatchObject({ params: { id }, body: { base: 2, form: { size: '900' } } });
});

test('one that was sent elsewhere is told, and can go on as a new one', async () => {
  const id = uuidv7();
  const { api, stored } = here({ propertyType: 'apartment', size: '900' }, id, { version: 1, of: 1, photos: 0 });
  const { t, user } = open();
  expect(await screen.findByText(t('posting.account_gone'))).toBeTruthy();
  await user.click(screen.getByText(t('posting.accountAnew')));
  await waitFor(() => expect(stored()?.idempotencyKey).not.toBe(id));
  await waitFor(() => expect(api.calls(postDrafts.save)).toHaveLength(1));
  expect(api.calls(postDrafts.save)[0]?.body).toMatchObject({ form: { size: '900' } });
});

test('an account that is full says so, and the draft stays on this device', async () => {
  const { api, stored } = here({ propertyType: 'apartment', size: '900' }, uuidv7());
  api.on(postDrafts.save, refuse('TOO_MANY', { message: 'আপনার অ্যাকাউন্টে ৬টি অসমাপ্ত বিজ্ঞাপন আছে।' }));
  open();
  expect(await screen.findByText(/৬টি অসমাপ্ত/)).toBeTruthy();
  expect(stored()?.form.size).toBe('900');
});

test('what is thrown away does not come back from the account, even before it is deleted there', async () => {
  const id = uuidv7();
  const { api, at, stored } = here({ propertyType: 'apartment', size: '900' }, id, { version: 1, of: 0, photos: 0 });
  api.on(postDrafts.list, { success: true, drafts: [theirs({ _id: id, version: 1 })] });
  const deleting = api.hold(postDrafts.remove, { success: true });
  const { t, user } = open();
  expect(stored()?.savedAt).toBe(at);
  await user.click(screen.getAllByText(t('posting.startOver'))[0] ?? document.body);
  await user.click(await screen.findByText(t('posting.startOverYes')));
  await waitFor(() => expect(api.calls(postDrafts.list).length).toBeGreaterThan(1));
  await waitFor(() => expect(api.calls(postDrafts.remove).length).toBeGreaterThan(0));
  expect(screen.queryByLabelText(t('posting.size'), { selector: 'input' })).toBeNull();
  expect(stored()).toBeUndefined();
  deleting.release();
});

test('a photo is named in the draft with what it shows, and its file follows', { timeout: 30_000 }, async () => {
  const { api, key, stored } = here({ propertyType: 'apartment', size: '900' }, uuidv7());
  storeDraft(localStorage, key, { ...(stored() ?? newDraft()), reached: 'price' });
  api.on(postDrafts.save, { success: true, version: 1, savedAt, stored: [] });
  api.on(postDrafts.storePhoto, { success: true });
  const { t, user } = open();
  await user.upload(await screen.findByLabelText(t('posting.photosAdd')), [jpeg('room.jpg')]);
  await waitFor(() => expect(api.calls(postDrafts.save).at(-1)?.body.pictures).toMatchObject([{ name: 'room.jpg' }]), { timeout: 15_000 });
  expect(await screen.findByText(t('posting.photosInAccount'))).toBeTruthy();
  expect(api.calls(postDrafts.storePhoto)[0]?.params.photo).toBe(api.calls(postDrafts.save).at(-1)?.body.pictures?.[0]?.id);
  // What is typed in the meantime is stored with it, a moment later.
  await waitFor(() => expect(stored()?.account).toMatchObject({ photos: 1, elsewhere: [] }), { timeout: 5000 });
});

test('the photos that are left out with a version stay with that version', async () => {
  const id = uuidv7();
  const picture = { id: uuidv7(), name: 'theirs.jpg', width: 9, height: 9 };
  const { api } = here({ propertyType: 'apartment', size: '900' }, id, { version: 1, of: 1, photos: 0 });
  api.on(postDrafts.list, { success: true, drafts: [theirs({ _id: id, photos: 1, pictures: [{ ...picture, stored: true }] })] });
  const { t, user } = open();
  await user.click(await screen.findByText(t('posting.accountOwn')));
  await waitFor(() => expect(api.calls(postDrafts.save)).toHaveLength(2));
  expect(api.calls(postDrafts.save)[0]?.body.pictures).toEqual([picture]);
  expect(api.calls(postDrafts.save)[1]?.body.pictures).toEqual([]);
});
