// The marks of a text of several paragraphs: a line is a paragraph, "- " begins an item, **words** stand out, [words](/path) lead
// somewhere, {name} is a fact of the product. Without schemas, for the pages.
import { ownPath } from './own-path.ts';

/** Facts that a text can name, filled in where it is shown. */
export const pageFacts = [
  'phone',
  'email',
  'opens',
  'closes',
  'reviewFrom',
  'reviewTo',
  'images',
  'imageMb',
  'description',
  'edits',
  'reposts',
  'expireDays',
  'renewDays',
  'renewals',
  'soldDays',
  'deletedDays',
  'repostDays',
  'perDay',
  'liveMax',
  'paidViews',
  'promotionDays',
  'rateDays',
  'ratePosts',
  'ageMin',
  'nameMonths',
  'sessionDays',
  'webhookDays',
  'searchDays',
  'trafficMonths',
  'accountDays',
  'codeMinutes',
  'codeSends',
  'mailDays',
  'inboxDays',
  'inboxMax',
  'savedMax',
  'draftDays',
  'shortlistDays',
  'shortlistKeptDays',
  'searchesMax',
  'viewedMax',
  'katha',
  'shotok',
  'bigha',
  'acre',
] as const;
export type PageFact = (typeof pageFacts)[number];

/** Links lead to a path of this site, to support's number or to its email; nothing else is a link. */
export const isPageLink = (to: string): boolean => to === 'phone' || to === 'email' || (!/\s/.test(to) && ownPath(to) !== undefined);

const links = /\[[^[\]]+\]\(([^)\s]+)\)/g;
const known: ReadonlySet<string> = new Set(pageFacts);

/** Whether every link leads somewhere it may, and every {name} is one that is known. */
export function isMarkedText(text: string): boolean {
  const targets = [...text.matchAll(links)].map(([, to]) => to ?? '');
  const withoutFacts = text.replace(/\{(\w+)\}/g, (whole, name: string) => (known.has(name) ? '' : whole));
  return targets.every(isPageLink) && !/[{}]/.test(withoutFacts);
}
