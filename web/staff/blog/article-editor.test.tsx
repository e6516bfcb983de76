import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { blog, type StaffArticle } from '#contracts/blog/blog.ts';
import { type FakeApi, fakeApi, noAnswer, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { screenOf } from '#web/testing/screen-width.ts';
import { show, toast } from '#web/testing/show.tsx';
import { ArticleEditor } from './article-editor.tsx';

const article: StaffArticle = {
  _id: 7,
  slug: 'mutation',
  titleBn: 'নামজারি',
  titleEn: 'Mutation',
  excerptBn: 'জমি কেনার পর যা করবেন।',
  excerptEn: 'What to do after buying.',
  bodyBn: 'জমি কেনার পর নামজারি করতে হয়।',
  bodyEn: 'Once land is bought it is recorded.',
  cover: 'papers',
  category: 'land',
  tags: ['নামজারি'],
  tagsEn: ['mutation'],
  author: 'নাদিয়া',
  authorEn: 'Nadia',
  spotlight: false,
  published: false,
  publishedAt: null,
  updatedAt: '2026-11-10T06:00:00.000Z',
  comments: 0,
};

let api: FakeApi;
beforeEach(() => {
  signedIn({ role: 'support' });
  api = fakeApi();
});

const edit = (known?: StaffArticle) => {
  const shown = show(<ArticleEditor article={known} />, { address: `/admin/blog/${known?._id ?? 'new'}` });
  const { t, user } = shown;
  const box = (key: 'heading' | 'excerpt' | 'body', lng: 'inBn' | 'inEn' = 'inEn') =>
    screen.getByLabelText<HTMLInputElement>(t(`staff.${lng}`, { label: t(`staffBlog.${key}`) }));
  const press = (key: 'publish' | 'saveDraft' | 'takeBack' | 'saveChanges') => user.click(screen.getByRole('button', { name: t(`staffBlog.${key}`) }));
  return { ...shown, box, press, slug: () => screen.getByLabelText<HTMLInputElement>(t('staffBlog.slug')) };
};

test('what was typed stays where the server refuses, its fault at the field, and goes with the next try', async () => {
  const { user, t, box, press, slug } = edit(article);
  await user.type(box('heading'), ' in a week');
  api.on(blog.update, noAnswer);
  await press('publish');
  expect(await screen.findByText(t('staffBlog.saveFailed'))).toBeTruthy();
  expect(box('heading').value).toBe('Mutation in a week');
  api.on(blog.update, refuse('DUPLICATE', { message: t('errors.notice_slugTaken') }));
  await press('publish');
  expect(await screen.findByText(t('errors.notice_slugTaken'))).toBeTruthy();
  expect(slug().getAttribute('aria-invalid')).toBe('true');
  expect(box('heading').value).toBe('Mutation in a week');
  await user.clear(slug());
  await user.type(slug(), 'mutation-soon');
  api.on(blog.update, ({ body }) => ({ success: true as const, article: { ...article, ...body, publishedAt: article.updatedAt } }));
  await press('publish');
  expect(await toast(t('staffBlog.donePublished'))).toBeTruthy();
  expect(api.calls(blog.update).at(-1)?.body).toMatchObject({
    slug: 'mutation-soon',
    titleEn: 'Mutation in a week',
    tags: ['নামজারি'],
    tagsEn: ['mutation'],
    published: true,
  });
  expect(await screen.findByRole('button', { name: t('staffBlog.takeBack') })).toBeTruthy();
});

test('what is missing is told before anything is sent', async () => {
  const { t, box, press } = edit();
  await press('saveDraft');
  expect(await screen.findByText(t('staff.checkFields'))).toBeTruthy();
  expect(box('body', 'inBn').getAttribute('aria-invalid')).toBe('true');
  expect(api.calls(blog.create)).toEqual([]);
});

test('the English title proposes an address until somebody words it', async () => {
  const { user, box, slug } = edit();
  await user.type(box('heading'), 'Buying land');
  expect(slug().value).toBe('buying-land');
  await user.type(slug(), '-now');
  await user.type(box('heading'), ' safely');
  expect(slug().value).toBe('buying-land-now');
});

test('an article whose first try arrived without an answer is brought to what is typed by then', async () => {
  const { user, t, box, press, address } = edit();
  for (const [key, text] of [
    ['heading', 'Mutation'],
    ['excerpt', article.excerptEn],
    ['body', article.bodyEn],
  ] as const) {
    await user.type(box(key), text);
    await user.type(box(key, 'inBn'), text);
  }
  api.on(blog.create, noAnswer);
  await press('saveDraft');
  expect(await screen.findByText(t('staffBlog.saveFailed'))).toBeTruthy();
  await user.type(box('heading'), ' soon');
  api.on(blog.create, { success: true, article });
  api.on(blog.update, ({ body }) => ({ success: true as const, article: { ...article, ...body } }));
  await press('saveDraft');
  await expect.poll(address).toBe('/admin/blog/7');
  expect(api.calls(blog.update).map(({ params, body }) => [params.id, body.titleEn])).toEqual([[7, 'Mutation soon']]);
  expect(new Set(api.calls(blog.create).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  // Under one key one thing is sent.
  expect(api.calls(blog.create).map(({ body }) => body.titleEn)).toEqual(['Mutation', 'Mutation']);
});

test('a language is shown as its readers will see it, and again once it was changed', async () => {
  api.on(blog.preview, ({ body }) => ({
    success: true as const,
    body: [{ is: 'heading' as const, level: 2 as const, id: 'slug', children: [{ is: 'text' as const, text: body.text }] }],
    readMinutes: 1,
  }));
  const { user, t, box, slug } = edit(article);
  const named = (label: string) => screen.getByRole('button', { name: t('staff.inEn', { label }) });
  await user.click(named(t('staffBlog.preview')));
  expect(await screen.findByRole('heading', { name: article.bodyEn })).toBeTruthy();
  expect(document.getElementById('slug')).toBe(slug());
  await user.type(box('body'), ' Go.');
  await user.click(named(t('staffBlog.previewAgain')));
  expect(await screen.findByRole('heading', { name: `${article.bodyEn} Go.` })).toBeTruthy();
});

test('a text that is too much for a preview says what of it is too much', async () => {
  const sentence = 'Lists and quotes can be at most 20 levels deep.';
  api.on(blog.preview, refuse('VALIDATION', { fields: { text: sentence } }));
  const { user, t } = edit(article);
  await user.click(screen.getByRole('button', { name: t('staff.inEn', { label: t('staffBlog.preview') }) }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('an article is deleted once that was asked, and the list comes back', async () => {
  api.on(blog.remove, { success: true });
  const { user, t, box, address } = edit(article);
  await user.type(box('heading'), '!');
  await user.click(screen.getByRole('button', { name: t('staffBlog.delete') }));
  expect(api.calls(blog.remove)).toEqual([]);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('shell.delete') }));
  await expect.poll(address).toBe('/admin/blog');
  expect(api.calls(blog.remove).map(({ params }) => params.id)).toEqual([7]);
});

test('whoever leaves with something unsaved is asked', async () => {
  const { user, t, box, address } = edit(article);
  await user.type(box('heading'), '!');
  await user.click(screen.getByRole('link', { name: t('staffBlog.back') }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: t('profile.unsavedStay') }));
  expect(address()).toBe('/admin/blog/7');
  expect(box('heading').value).toBe('Mutation!');
});

test('the buttons above a text mark what is selected in it, which keeps the focus, and are reached by keys', async () => {
  const { user, t, box } = edit(article);
  const label = t('staff.inEn', { label: t('staffBlog.body') });
  const bar = within(screen.getByRole('group', { name: t('staffBlog.marksOf', { label }) }));
  expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual(['Subheading', 'Bold', 'List', 'Quote', 'Link']);
  const text = box('body') as unknown as HTMLTextAreaElement;
  text.focus();
  text.setSelectionRange(0, 4);
  await user.click(bar.getByRole('button', { name: t('staffBlog.mark_strong') }));
  expect(text.value).toBe('**Once** land is bought it is recorded.');
  expect(document.activeElement).toBe(text);
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('Once');
  bar.getByRole('button', { name: t('staffBlog.mark_heading') }).focus();
  await user.keyboard('{Enter}');
  expect(text.value).toBe('## **Once** land is bought it is recorded.');
  expect(document.activeElement).toBe(text);
});

test('publishing is quiet, with a word why, until both languages are written', async () => {
  const { user, t, box } = edit({ ...article, excerptEn: '' });
  const publish = screen.getByRole('button', { name: t('staffBlog.publish') });
  expect(publish.className).not.toContain('bg-primary ');
  expect(screen.getByText(t('staffBlog.notYet'))).toBeTruthy();
  await user.type(box('excerpt'), 'What to do.');
  expect(publish.className).toContain('bg-primary ');
  expect(screen.queryByText(t('staffBlog.notYet'))).toBeNull();
});

test('on a phone the English words are folded, and open for what is wrong with them', async () => {
  screenOf(360);
  const { box, press } = edit({ ...article, excerptEn: 'short' });
  const part = box('excerpt').closest('details');
  expect(part?.open).toBe(false);
  await press('publish');
  await expect.poll(() => part?.open).toBe(true);
  await expect.poll(() => document.activeElement).toBe(box('excerpt'));
});
