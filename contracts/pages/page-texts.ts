// Pages of words that staff can change: each change is a version, and the newest version is what everyone reads.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { isMarkedText } from './page-marks.ts';
import { faqGroups } from './page-sections.ts';
import { choice, fault, moment, requiredWhole, someOf, text, wholeNumber } from '#contracts/values.ts';

const bounds = limits.pageTexts;

export const textPages = ['faq', 'terms', 'safety'] as const;
export type TextPage = (typeof textPages)[number];

const marked = (max: number) => text(1, max).refine(isMarkedText, fault('invalid'));
const both = (max: number) => z.object({ bn: marked(max), en: marked(max) }, fault('required'));

const Card = z.object({ title: both(bounds.titleMax), text: both(bounds.cardMax) });
const Section = z.object({
  /** What a link to the section ends with. */
  id: z.string(fault('required')).regex(/^[a-z][a-z0-9]{0,39}$/, fault('invalid')),
  /** Of a question. */
  group: choice(faqGroups).nullable(),
  title: both(bounds.titleMax),
  text: both(bounds.textMax),
  /** Below the text, side by side. */
  cards: someOf(Card, bounds.cardsMax),
});

const differ = (sections: readonly { id: string }[]): boolean => new Set(sections.map(({ id }) => id)).size === sections.length;

/** What a page says besides its name. */
export const PageContent = z.object({
  lead: both(bounds.leadMax),
  /** Before the sections: the terms in short, the one rule of safety. */
  highlight: both(bounds.textMax).nullable(),
  sections: someOf(Section, bounds.sectionsMax)
    .refine((sections) => sections.length > 0, fault('required'))
    .refine(differ, fault('invalid')),
});
export type PageContent = z.output<typeof PageContent>;

const Words = z.object({ bn: z.string(), en: z.string() });
/** The same as it was stored; a text of an earlier day stays readable whatever limits hold now. */
const StoredContent = z.object({
  lead: Words,
  highlight: Words.nullable(),
  sections: z.array(
    z.object({
      id: z.string(),
      group: z.enum(faqGroups).nullable(),
      title: Words,
      text: Words,
      cards: z.array(z.object({ title: Words, text: Words })),
    }),
  ),
});

export const PageVersion = z.object({
  version: z.int(),
  note: z.string(),
  by: z.string(),
  at: moment,
  /** The version whose words it brought back; 0 is the text that the product brings along. */
  restored: z.int().nullable(),
});
export type PageVersion = z.infer<typeof PageVersion>;

export const StaffPage = z.object({
  /** Of what everyone reads; 0 is the text that the product brings along. */
  version: z.int(),
  content: StoredContent,
  versions: z.array(PageVersion),
});
export type StaffPage = z.infer<typeof StaffPage>;

const params = z.object({ page: choice(textPages) });
const versionMax = 1_000_000;
const versioned = params.extend({ version: wholeNumber(0, versionMax) });
/** The version that was read: anyone who comes second is told. */
const basedOn = requiredWhole(0, versionMax);
const note = text(1, bounds.noteMax);
const Answer = z.object({ success: z.literal(true), page: StaffPage });

export const pageTexts = {
  read: endpoint({
    method: 'GET',
    path: '/api/pageTexts/:page',
    access: 'anyone',
    summary: 'The words of a page that staff published; null where it has those that the product brings along',
    params,
    response: z.object({ success: z.literal(true), published: z.object({ content: StoredContent, at: moment }).nullable() }),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/admin/pageTexts/:page',
    access: 'support',
    summary: 'What a page says, and its versions, newest first',
    params,
    response: Answer,
  }),
  version: endpoint({
    method: 'GET',
    path: '/api/admin/pageTexts/:page/:version',
    access: 'support',
    summary: 'What a page said in one version; 0 is the text that the product brings along',
    params: versioned,
    failures: ['NOT_FOUND'],
    response: z.object({ success: z.literal(true), content: StoredContent }),
  }),
  publish: endpoint({
    method: 'PUT',
    path: '/api/admin/pageTexts/:page',
    access: 'admin',
    stepUp: true,
    summary: 'Publish other words of a page, with a note of what changed',
    params,
    body: z.object({ content: PageContent, note, basedOn }),
    bodyBytes: bounds.bytesMax,
    failures: ['STATE_CONFLICT', 'NO_CHANGES'],
    response: Answer,
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/api/admin/pageTexts/:page/:version/restore',
    access: 'admin',
    stepUp: true,
    summary: 'Publish the words of an earlier version again, as a new one',
    params: versioned,
    body: z.object({ note, basedOn }),
    failures: ['NOT_FOUND', 'STATE_CONFLICT', 'NO_CHANGES'],
    response: Answer,
  }),
};
