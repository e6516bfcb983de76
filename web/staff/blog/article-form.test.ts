import { describe, expect, test } from 'vitest';
import { ArticleFields } from '#contracts/blog/blog.ts';
import { articleForm, articleInput, slugOf } from './article-form.ts';

describe('the address that a title proposes', () => {
  test.each([
    ['Buying a flat: 12 papers', 'buying-a-flat-12-papers'],
    ['  What’s a café in Gulshan?  ', 'whats-a-cafe-in-gulshan'],
    ['নামজারি', ''],
    ['A1', ''],
  ])('%s: %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test('ends with a whole word and is one that the contract takes', () => {
    const slug = slugOf('word '.repeat(40));
    expect(slug).toMatch(/word$/);
    expect(ArticleFields.shape.slug.safeParse(slug).success).toBe(true);
  });
});

test('an article that is filled in is what the API takes, its tags one by one', () => {
  const text = 'Long enough to be the text of an article.';
  const form = {
    ...articleForm(undefined, 'Nadia'),
    slug: 'a-flat',
    titleBn: 'ফ্ল্যাট',
    titleEn: 'A flat',
    excerptBn: text,
    excerptEn: text,
    bodyBn: text,
    bodyEn: text,
    tags: ' ঋণ, নামজারি ,, ',
    tagsEn: 'loan,mutation',
  };
  const checked = ArticleFields.safeParse(articleInput(form, true));
  expect(checked.error?.issues).toBeUndefined();
  expect(checked.data).toMatchObject({ author: 'Nadia', tags: ['ঋণ', 'নামজারি'], tagsEn: ['loan', 'mutation'], published: true, spotlight: false });
});
