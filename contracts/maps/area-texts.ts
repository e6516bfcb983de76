// A few sentences of staff on an area, in versions like the words of pages: the newest is what its guide shows.
import { z } from 'zod';
import { areaTextLimits } from './area-text-limits.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { PageVersion } from '#contracts/pages/page-texts.ts';
import { moment, requiredWhole, text, wholeNumber } from '#contracts/values.ts';
import { GuideArea, guideNameText } from './area-guides.ts';

const sentences = text(1, areaTextLimits.textMax);

/** Plain words, no marks. */
export const AreaText = z.object({ bn: sentences, en: sentences });
export type AreaText = z.output<typeof AreaText>;

/** As it was stored, whatever limits hold now; empty where nothing is written. */
const StoredText = z.object({ bn: z.string(), en: z.string() });

export const StaffAreaText = z.object({
  area: GuideArea,
  /** Of what everyone reads; 0 where nothing was ever written. */
  version: z.int(),
  text: StoredText,
  versions: z.array(PageVersion),
});
export type StaffAreaText = z.infer<typeof StaffAreaText>;

export const WrittenArea = z.object({ area: GuideArea, at: moment });
export type WrittenArea = z.infer<typeof WrittenArea>;

const params = z.object({ id: guideNameText });
const versionMax = 1_000_000;
const versioned = params.extend({ version: wholeNumber(0, versionMax) });
/** The version that was read: anyone who comes second is told. */
const basedOn = requiredWhole(0, versionMax);
const note = text(1, limits.pageTexts.noteMax);
const Answer = z.object({ success: z.literal(true), areaText: StaffAreaText });

export const areaTexts = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/areaTexts',
    access: 'support',
    summary: 'The areas of which staff wrote, the last published first',
    response: z.object({ success: z.literal(true), areas: z.array(WrittenArea) }),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/admin/areaTexts/:id',
    access: 'support',
    summary: 'What staff wrote of an area, and its versions, newest first; a division is named with `-division` at its end',
    params,
    failures: ['NOT_FOUND'],
    response: Answer,
  }),
  version: endpoint({
    method: 'GET',
    path: '/api/admin/areaTexts/:id/:version',
    access: 'support',
    summary: 'What was written of an area in one version; 0 is nothing',
    params: versioned,
    failures: ['NOT_FOUND'],
    response: z.object({ success: z.literal(true), text: StoredText }),
  }),
  publish: endpoint({
    method: 'PUT',
    path: '/api/admin/areaTexts/:id',
    access: 'admin',
    stepUp: true,
    summary: 'Publish other sentences on an area in both languages, with a note of what changed',
    params,
    body: z.object({ text: AreaText, note, basedOn }),
    failures: ['NOT_FOUND', 'STATE_CONFLICT', 'NO_CHANGES'],
    response: Answer,
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/api/admin/areaTexts/:id/:version/restore',
    access: 'admin',
    stepUp: true,
    summary: 'Publish an earlier version again, as a new one; 0 takes the text off the guide',
    params: versioned,
    body: z.object({ note, basedOn }),
    failures: ['NOT_FOUND', 'STATE_CONFLICT', 'NO_CHANGES'],
    response: Answer,
  }),
};
