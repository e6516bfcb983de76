// What staff ask of the API about the words of public pages. All throw CallFailure.
import type { CallInput } from '#contracts/endpoint.ts';
import { pageTexts, type PageContent, type StaffPage, type TextPage } from '#contracts/pages/page-texts.ts';
import { call, type Api } from '#web/platform/api.ts';

export const readPage = async (api: Api, page: TextPage): Promise<StaffPage> => (await call(api, pageTexts.versions, { params: { page } })).page;

/** How the versions of a text are read, and brought back. */
export interface TextCalls {
  /** Names the text among those of the team. */
  key: string;
  readVersion: (api: Api, version: number) => Promise<PageContent>;
  restore: (api: Api, version: number, body: CallInput<typeof pageTexts.restore>['body']) => Promise<unknown>;
}

export const publish = (api: Api, page: TextPage, body: CallInput<typeof pageTexts.publish>['body']): Promise<unknown> =>
  call(api, pageTexts.publish, { params: { page }, body });

/** Versions of the words of a page. */
export const callsOfPage = (page: TextPage): TextCalls => ({
  key: page,
  readVersion: async (api, version) => (await call(api, pageTexts.version, { params: { page, version } })).content,
  restore: (api, version, body) => call(api, pageTexts.restore, { params: { page, version }, body }),
});
