import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { ownPosts } from '#contracts/posts/own-posts.ts';
import { postDrafts } from '#contracts/posts/post-drafts.ts';
import { posts } from '#contracts/posts/posts.ts';
import { knowUser } from '#web/platform/session.ts';
import EditPage from '#web/profile/edit.page.tsx';
import { serveAreas } from '#web/testing/areas.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { jpeg } from '#web/testing/pictures.ts';
import { flatAnswers } from '#web/testing/post-form.tsx';
import { review, withDraft } from '#web/testing/post-drafts.tsx';
import { screenOf } from '#web/testing/screen-width.ts';
import { show, type Shown } from '#web/testing/show.tsx';
import { PostWizard } from './post-wizard.tsx';
import { screenNames, type StepName } from './post-form.ts';

beforeEach(() => screenOf(360));

const open = (step: StepName, lng: 'bn' | 'en' = 'bn'): Shown => show(<PostWizard type="sell" />, { lng, address: `/sellpost#step-${step}` });

const next = ({ user, t }: Shown): Promise<void> => user.click(screen.getByText(t('shell.next')));

/** Screens that hold two steps have a name of their own. */
const nameKeys: Partial<Record<StepName, 'posting.screen_location' | 'posting.screen_contact'>> = {
  type: 'posting.screen_location',
  details: 'posting.screen_contact',
};

/** Waits for a screen by its name. */
const arriveAt = ({ t }: Shown, name: StepName): Promise<HTMLElement> =>
  screen.findByLabelText(
    t('posting.stepOf', { number: screenNames.indexOf(name) + 1, total: screenNames.length, name: t(nameKeys[name] ?? `posting.step_${name}`) }),
  );

const box = (label: string): HTMLInputElement => screen.getByLabelText(label, { selector: 'input, textarea' });
const hasFocus = (label: string): Promise<void> => waitFor(() => expect(document.activeElement).toBe(box(label)));
/** What is read with a field. */
const describedBy = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

async function put({ user }: Shown, label: string, text: string): Promise<void> {
  await user.clear(box(label));
  await user.paste(text);
}

test.each(['bn', 'en'] as const)('the first step with a fault stays, says what is wrong, and keeps what was typed (%s)', async (lng) => {
  withDraft('sell', { propertyType: 'apartment', bedrooms: '3', bathrooms: '3' }, 'type');
  const page = open('type', lng);
  const { t, fmt } = page;
  await put(page, t('posting.size'), '৯');
  await next(page);
  await hasFocus(t('posting.size'));
  expect(describedBy(box(t('posting.size')))).not.toBe('');
  expect([box(t('posting.size')).value, box(t('posting.bedrooms')).value]).toEqual([fmt.number(9), fmt.number(3)]);
  await put(page, t('posting.size'), '১৮৫০');
  await next(page);
  const division = await screen.findByRole('combobox', { name: t('areas.division') });
  await next(page);
  await waitFor(() => expect(division.getAttribute('aria-invalid')).toBe('true'));
});

test('a number that nobody can call keeps the step of the contact, and is told at its box', async () => {
  withDraft('sell', { ...flatAnswers, primaryContact: '' });
  // An address of before, when the contact had a screen of its own.
  const page = open('contact');
  const { t } = page;
  await screen.findByLabelText(t('posting.primaryContact'));
  await put(page, t('posting.primaryContact'), '০১২৩');
  await next(page);
  await hasFocus(t('posting.primaryContact'));
  expect(describedBy(box(t('posting.primaryContact')))).toContain(t('errors.field_phone'));
  expect(screen.queryByText(t('posting.submit'))).toBeNull();
});

test('a field that only the server refuses leads back to its step with everything still there', async () => {
  const api = withDraft('sell', flatAnswers);
  const message = 'এই শিরোনামটি নেওয়া গেল না';
  api.on(posts.submitSell, ({ form }) =>
    form?.get('postTitle') === flatAnswers.postTitle
      ? refuse('VALIDATION', { message, fields: { postTitle: message } })
      : { success: true as const, PostID: 48001, message: '', review },
  );
  api.on(ownPosts.get, refuse('NOT_FOUND'));
  const page = open('price');
  const { t, user } = page;
  await user.upload(await screen.findByLabelText(t('posting.photosAdd')), jpeg('home.jpg'));
  await screen.findByAltText(t('posting.photoNumber', { number: 1 }));
  await next(page);
  await arriveAt(page, 'details');
  await screen.findByLabelText(t('posting.postTitle'));
  await next(page);
  await arriveAt(page, 'check');
  await user.click(screen.getByText(t('posting.submit')));
  await arriveAt(page, 'details');
  await screen.findByLabelText(t('posting.postTitle'));
  await hasFocus(t('posting.postTitle'));
  expect(box(t('posting.postTitle')).value).toBe(flatAnswers.postTitle);
  expect(describedBy(box(t('posting.postTitle')))).toContain(message);
  expect(box(t('posting.description')).value).toBe(flatAnswers.description);
  await put(page, t('posting.postTitle'), 'Another title');
  await next(page);
  await arriveAt(page, 'check');
  await user.click(screen.getByText(t('posting.submit')));
  expect(await screen.findByText(t('posting.postedTitle'), { selector: 'h1' })).toBeTruthy();
  expect(api.calls(posts.submitSell)).toHaveLength(2);
  // The page after it asks for the post, in a part that comes late: not into the next test.
  await waitFor(() => expect(api.calls(ownPosts.get)).not.toEqual([]));
});

test.each(['bn', 'en'] as const)('somebody without a phone number is led to the profile, told why, and comes back (%s)', async (lng) => {
  const api = fakeApi();
  serveAreas(api);
  api.on(postDrafts.list, { success: true, drafts: [] });
  api.on(ownPosts.proposed, { success: true, proposed: null });
  const user = signedIn({ phone: null });
  const pages = (
    <Routes>
      <Route path="/add-rent-post" element={<PostWizard type="rent" />} />
      <Route path="/user/profileedit" element={<EditPage />} />
    </Routes>
  );
  const { t, address, instead } = show(pages, { lng, address: '/add-rent-post' });
  expect(await screen.findByText(t('profile.phoneNeeded'))).toBeTruthy();
  expect(address()).toBe('/user/profileedit?return=%2Fadd-rent-post#phone');
  act(() => knowUser({ ...user, phone: '01000000742' }));
  instead(<PostWizard type="rent" />);
  expect(await screen.findByText(t('posting.rentTitle'), { selector: 'h1' })).toBeTruthy();
});
