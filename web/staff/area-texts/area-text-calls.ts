// What staff ask of the API about the sentences on areas. All throw CallFailure.
import type { CallInput } from '#contracts/endpoint.ts';
import { areaTexts, type AreaText, type StaffAreaText, type WrittenArea } from '#contracts/maps/area-texts.ts';
import type { PageContent } from '#contracts/pages/page-texts.ts';
import { call, type Api } from '#web/platform/api.ts';
import type { TextCalls } from '#web/staff/pages/page-text-calls.ts';

export const readWritten = async (api: Api): Promise<WrittenArea[]> => (await call(api, areaTexts.list)).areas;

export const readAreaText = async (api: Api, id: string): Promise<StaffAreaText> => (await call(api, areaTexts.versions, { params: { id } })).areaText;

export const publishAreaText = (api: Api, id: string, body: CallInput<typeof areaTexts.publish>['body']): Promise<unknown> =>
  call(api, areaTexts.publish, { params: { id }, body });

/** The sentences as a page that has nothing else. */
export const asPage = (lead: AreaText): PageContent => ({ lead, highlight: null, sections: [] });

/** Versions of the text of one area. */
export const callsOfArea = (id: string): TextCalls => ({
  key: `area ${id}`,
  readVersion: async (api, version) => asPage((await call(api, areaTexts.version, { params: { id, version } })).text),
  restore: (api, version, body) => call(api, areaTexts.restore, { params: { id, version }, body }),
});
