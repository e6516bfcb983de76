// Texts that name a number without a placeholder: it is the number that the product keeps to, in the digits of the language.
import { describe, expect, test } from 'vitest';
import { catalogue } from '#i18n/catalogue.ts';
import { formatter } from '#i18n/format.ts';
import { languages } from '#i18n/language.ts';
import type { Key } from '#i18n/message.ts';
import { limits } from '#contracts/limits.ts';

const { posts, accounts, blog, codes, reviews, saved, savedSearches, shortlists, land, site } = limits;
const mega = 1_000_000;
const megabyte = 1024 * 1024;

const named: ReadonlyArray<readonly [Key, readonly number[]]> = [
  ['errors.NAME_LOCKED', [accounts.nameChangeMonths]],
  ['errors.TOO_LARGE', [posts.imageBytesMax / megabyte]],
  ['errors.field_imageTooLarge', [posts.imageBytesMax / megabyte]],
  ['errors.field_pictureTooLarge', [accounts.pictureBytesMax / megabyte]],
  ['errors.field_imageTooManyPixels', [posts.imagePixelsMax / mega]],
  ['errors.field_passwordShort', [accounts.passwordMin]],
  ['errors.field_passwordLong', [accounts.passwordMax]],
  ['errors.field_nameShort', [accounts.nameMin]],
  ['errors.field_nameWords', [accounts.nameWordsMax]],
  ['errors.field_imageKeep', [posts.imagesMin]],
  ['errors.field_code', [codes.digits]],
  ['errors.field_tooYoung', [accounts.ageMin]],
  ['errors.field_descriptionLong', [posts.descriptionMax + 1]],
  ['errors.field_resetCode', [codes.digits]],
  ['errors.field_reviewShort', [reviews.textMin]],
  ['errors.field_reviewLong', [reviews.textMax]],
  ['errors.field_reviewImagesMax', [reviews.imagesMax]],
  ['errors.notice_postsFull', [posts.livePerUserMax]],
  ['errors.notice_savedFull', [saved.max]],
  ['errors.notice_searchesFull', [savedSearches.max]],
  ['errors.notice_draftsFull', [limits.postDrafts.max]],
  ['errors.notice_shortlistsFull', [shortlists.openMax]],
  ['errors.notice_shortlistCrowded', [shortlists.visitorsMax]],
  ['errors.notice_commentClosed', [blog.commentEditMinutes]],
  ['errors.notice_reviewResponseClosed', [reviews.responseEditHours]],
  ['accounts.codeLabel', [codes.digits]],
  ['accounts.nameHint', [accounts.nameWordsMax]],
  ['accounts.phoneHint', [accounts.phoneDigits]],
  ['myPosts.edits_0', [posts.editsMax]],
  ['detail.landNote', [land.kathaSqft, land.shotokSqft]],
  ['faq.description', [site.faqQuestions]],
  ['faq.a_code', [codes.digits]],
  ['faq.a_post', [accounts.phoneDigits]],
  ['contact.linkFaq', [site.faqQuestions]],
];

describe.each(languages)('in %s', (lng) => {
  const fmt = formatter(lng);
  const textOf = (key: Key): string => {
    const [noun = '', name = ''] = key.split('.');
    return (catalogue[lng] as Record<string, Record<string, string>>)[noun]?.[name] ?? '';
  };

  test.each(named)('%s names the number that is kept to', (key, numbers) => {
    for (const number of numbers) expect(textOf(key)).toContain(fmt.number(number));
  });
});
