// What staff ask of the API about the words of public pages. All throw CallFailure.
import type { CallInput } from '#contracts/endpoint.ts';
import { pageTexts, type PageContent, type StaffPage, type TextPage } from '#contracts/pages/page-texts.ts';
import { call, type Api } from '#web/platform/api.ts';

export const readPage = async (api: Api, page: TextPage): Promise<StaffPage> => (await call(api, pageTexts.versions, { params: { page } })).page;

export const readVersion = async (api: Api, page: TextPage, version: number): Promise<PageContent> =>
  (await call(api, pageTexts.version, { params: { page, version } })).content;

export const publish = (api: Api, page: TextPage, body: CallInput<typeof pageTexts.publish>['body']): Promise<unknown> =>
  call(api, pageTexts.publish, { params: { page }, body });

export const restore = (api: Api, page: TextPage, version: number, body: CallInput<typeof pageTexts.restore>['body']): Promise<unknown> =>
  call(api, pageTexts.restore, { params: { page, version }, body });
