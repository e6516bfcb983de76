// What staff fill in of an offer or a firm comes back as it was: stored, read, opened for editing and saved unchanged.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GroupFields, type GroupInput, type StaffGroup } from '#contracts/offers/groups.ts';
import { FirmFields, type FirmInput, type StaffFirm } from '#contracts/offers/interiors.ts';
import { offerChanges } from '#server/groups/logged-offer.ts';
import type { WholeOfferRow } from '#server/groups/store.ts';
import { firmChanges, type StandingFirm } from '#server/interiors/logged-firm.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { firmFields, groupFields, photo } from '#server/testing/content/shared-building.ts';
import { firmForm, firmInput } from '#web/staff/firms/firm-form.ts';
import { offerForm, offerInput } from '#web/staff/groups/offer-form.ts';

let server: TestApp;
let admin: string;
beforeAll(async () => {
  server = await testApp();
  admin = await server.member('form-admin', 'admin');
});
afterAll(() => server.close());

async function send<Answer>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<Answer> {
  const answer = await server.call({ method, url, token: admin, ...(payload ? { payload } : {}) });
  if (answer.statusCode >= 400) throw new Error(`${method} ${url} answered ${answer.body}`);
  return answer.json() as Answer;
}

async function picture(colour: string): Promise<string> {
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(await photo(colour))], { type: 'image/jpeg' }), 'a.jpg');
  const { items } = await send<{ items: { id: string }[] }>('POST', '/api/admin/pictures', form);
  return items[0]?.id ?? '';
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
/** The names of a schema that a form or an input leaves open. */
const left = (schema: { shape: object }, given: object): string[] => Object.keys(schema.shape).filter((name) => !isGiven(given[name as keyof typeof given]));

test('every answer about an offer comes back to its form, and is saved unchanged', async () => {
  const [house, land] = await Promise.all([picture('#0b5b45'), picture('#b4431f')]);
  const [milestone] = groupFields.milestones as object[];
  const given = { ...groupFields, images: [house], milestones: [{ ...milestone, image: land }], documents: groupFields.documents } as GroupInput;
  expect(left(GroupFields, given)).toEqual([]);
  const { PostID } = await send<{ PostID: number }>('POST', '/api/admin/groups', given);
  const read = async (): Promise<StaffGroup> => (await send<{ offer: StaffGroup }>('GET', `/api/admin/groups/${PostID}`)).offer;
  const opened = offerForm(await read());
  expect(left(GroupFields, opened)).toEqual([]);
  expect(GroupFields.parse(offerInput(opened))).toEqual(GroupFields.parse(given));
  await send('PUT', `/api/admin/groups/${PostID}`, offerInput(opened));
  expect(offerForm(await read())).toEqual(opened);
});

test('every answer about a firm comes back to its form, and is saved unchanged', async () => {
  const [logo, cover, work] = await Promise.all([picture('#123456'), picture('#654321'), picture('#abcdef')]);
  await server.member('form-owner');
  const owner = 'form-owner@example.test';
  const gallery = [{ image: work, category: 'home' as const, caption: { bn: 'রান্নাঘর', en: 'Kitchen' }, stage: null }];
  const given: FirmInput = { ...firmFields, logo, cover, gallery, owner };
  expect(left(FirmFields, given)).toEqual([]);
  const { PostID } = await send<{ PostID: number }>('POST', '/api/admin/interiors', given);
  const read = async (): Promise<StaffFirm> => (await send<{ firm: StaffFirm }>('GET', `/api/admin/interiors/${PostID}`)).firm;
  const opened = firmForm(await read());
  expect(left(FirmFields, opened)).toEqual([]);
  // Staff name an account by its email; the form holds its id.
  expect(FirmFields.parse(firmInput(opened))).toEqual({ ...FirmFields.parse(given), owner: opened.owner });
  await send('PUT', `/api/admin/interiors/${PostID}`, firmInput(opened));
  expect(firmForm(await read())).toEqual(opened);
});

/** Columns of which a change is written nowhere. */
const unlogged = (row: object, changes: (is: object) => { after?: object | null }): string[] =>
  Object.keys(row).filter((column) => Object.keys(changes({ ...row, [column]: 'another' }).after ?? {}).length === 0);
const ofServer = ['created_by', 'post_id', 'posted_at', 'source_id', 'updated_at'];

test('the log of staff actions has every column that staff change', async () => {
  const { db } = server.database;
  const offer = await db.selectFrom('group_offers').selectAll().executeTakeFirstOrThrow();
  const firm = await db.selectFrom('interior_firms').selectAll().executeTakeFirstOrThrow();
  const whole = (row: object): WholeOfferRow => ({ ...row, pictures: [], shares: [], milestones: [], documents: [] }) as unknown as WholeOfferRow;
  const standing = (row: object): StandingFirm => ({ firm: row as StandingFirm['firm'], gallery: [] });
  expect(unlogged(offer, (is) => offerChanges(whole(offer), whole(is))).toSorted()).toEqual(ofServer);
  // When a draft was sent says nothing beside the draft.
  expect(unlogged(firm, (is) => firmChanges(standing(firm), standing(is))).toSorted()).toEqual([...ofServer, 'draft_at', 'id'].toSorted());
});
