import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ownPosts } from '#contracts/posts/own-posts.ts';
import { posts } from '#contracts/posts/posts.ts';
import { refuse } from '#web/testing/fake-api.ts';
import { jpeg } from '#web/testing/pictures.ts';
import { flatAnswers } from '#web/testing/post-form.tsx';
import { review, withDraft } from '#web/testing/post-drafts.tsx';
import { screenOf } from '#web/testing/screen-width.ts';
import { show, type Shown } from '#web/testing/show.tsx';
import type { StepName } from './post-form.ts';
import { PostWizard } from './post-wizard.tsx';

beforeEach(() => screenOf(1280));

const box = (label: string): HTMLInputElement => screen.getByLabelText(label, { selector: 'input, textarea' });

/** Opens a part of the form, or folds it. */
const press = async ({ user, t }: Shown, part: StepName): Promise<void> =>
  user.click(
    await screen.findByRole('button', { name: new RegExp(`${t(part === 'price' ? 'posting.step_price' : `posting.step_${part}`)}`), expanded: false }),
  );

test('the whole post stands on one page, asks only what its type needs, and is sent once', async () => {
  const api = withDraft('sell', flatAnswers);
  api.on(posts.submitSell, { success: true, PostID: 48001, message: '', review });
  api.on(ownPosts.get, refuse('NOT_FOUND'));
  const page = show(<PostWizard type="sell" />, { lng: 'bn', address: '/sellpost' });
  const { t, fmt, user } = page;
  expect(await screen.findByLabelText(t('posting.wholeForm'))).toBeTruthy();
  expect(screen.queryByText(t('shell.next'))).toBeNull();
  // What is done is folded to a line with what was answered; a photograph is still missing.
  expect(await screen.findByLabelText(t('posting.price'))).toBeTruthy();
  expect(screen.queryByLabelText(t('posting.postTitle'))).toBeNull();
  expect(screen.getByRole('button', { name: new RegExp(`${t('posting.step_details')}.*${flatAnswers.postTitle}`) })).toBeTruthy();
  await press(page, 'details');
  await press(page, 'type');
  await press(page, 'location');
  await screen.findByLabelText(t('posting.postTitle'));
  const floors = () => screen.queryAllByText((text) => text.startsWith(t('posting.totalFloor')), { selector: 'label' });
  expect(floors()).toHaveLength(1);
  await user.click(screen.getByLabelText(t('enums.propertyType_land')));
  expect(floors()).toEqual([]);
  await user.click(box(t('posting.landSize')));
  await user.paste('৫');
  expect(screen.getByText(new RegExp(`= .*${fmt.area(3600)}.*${fmt.number(8.26)}`))).toBeTruthy();
  await user.click(screen.getByLabelText(t('enums.propertyType_apartment')));
  expect(screen.queryByLabelText(t('posting.landSize'), { selector: 'input' })).toBeNull();
  // What others will see is beside it; its code comes after the form's.
  const preview = within(await screen.findByLabelText(t('posting.previewTitle')));
  expect(await preview.findByText(flatAnswers.postTitle ?? '')).toBeTruthy();

  await user.upload(screen.getByLabelText(t('posting.photosAdd')), jpeg('home.jpg'));
  await screen.findByAltText(t('posting.photoNumber', { number: 1 }));
  // Enter in a box is no wish to send.
  await user.type(screen.getByLabelText(new RegExp(`^${t('posting.street')}`)), '{Enter}');
  expect(api.calls(posts.submitSell)).toEqual([]);
  await user.click(screen.getAllByText(t('posting.submit'))[0] as HTMLElement);
  expect(await screen.findByText(t('posting.postedTitle'), { selector: 'h1' })).toBeTruthy();
  expect(screen.getByText(t('posting.postedPlace', { place: review.place }))).toBeTruthy();
  expect(api.calls(posts.submitSell)).toHaveLength(1);
});

test('whatever is missing is listed, each a way to its field, and goes from the list when it is mended', async () => {
  withDraft('rent', { propertyType: 'apartment', size: '9', bedrooms: '3', bathrooms: '3' });
  const { t, user } = show(<PostWizard type="rent" />, { lng: 'bn', address: '/add-rent-post' });
  await user.click((await screen.findAllByText(t('posting.submit')))[0] as HTMLElement);
  await waitFor(() => expect(document.activeElement?.matches('[data-faults]')).toBe(true));
  const list = within(document.activeElement as HTMLElement);
  const starts = [
    'posting.size',
    'areas.division',
    'areas.district',
    'areas.subDistrict',
    'posting.rentFee',
    'posting.photosTitle',
    'posting.postTitle',
    'posting.description',
    'posting.condition',
    'posting.postedBy',
  ] as const;
  const listed = () => list.getAllByRole('button').map(({ textContent }) => textContent);
  expect(listed().map((text) => text?.split(': ')[0])).toEqual(starts.map((key) => t(key)));
  expect(listed()[5]).toContain(t('errors.field_imageRequired'));
  await user.click(list.getByRole('button', { name: new RegExp(`^${t('posting.size')}`) }));
  await waitFor(() => expect(document.activeElement).toBe(box(t('posting.size'))));
  await user.clear(box(t('posting.size')));
  await user.paste('1850');
  await waitFor(() => expect(listed()).toHaveLength(9));
  await user.click(list.getByRole('button', { name: new RegExp(`^${t('posting.rentFee')}`) }));
  await waitFor(() => expect(document.activeElement).toBe(box(t('posting.rentFee'))));
});

test('a part that is right is folded by its button, and the next unfinished one is opened with the focus on it', async () => {
  withDraft('sell', { propertyType: 'apartment', size: '1850', bedrooms: '3' });
  const { t, user } = show(<PostWizard type="sell" />, { lng: 'bn', address: '/sellpost' });
  const onward = t('posting.partNext', { name: t('posting.step_location') });
  await user.click(await screen.findByText(onward));
  await waitFor(() => expect(document.activeElement).toBe(box(t('posting.bathrooms'))));
  await user.paste('2');
  await user.click(screen.getByText(onward));
  await screen.findByText(t('posting.locationTitle'));
  expect(screen.queryByLabelText(t('posting.bathrooms'))).toBeNull();
  await waitFor(() => expect(document.activeElement?.getAttribute('data-step')).toBe('location'));
});
