import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GroupOffer } from '#contracts/offers/groups.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { groupFields, photo, sharedBuilding } from '#server/testing/content/shared-building.ts';

let server: TestApp;
let staff: string;
let member: string;
let there: ReturnType<typeof sharedBuilding>;
beforeAll(async () => {
  server = await testApp();
  [staff, member] = await Promise.all([server.member('clerk', 'support'), server.member('member')]);
  there = sharedBuilding(server, staff);
});
afterAll(() => server.close());

const read = (postId: number) => server.call({ url: `/api/groups/${postId}` });

describe('the list of offers', () => {
  const place = { division: 'rajshahi', district: 'rajshahi', subDistrict: 'rajshahi-motihar', location: 'Talaimari' };
  const title = { bn: 'পদ্মা নীড় ১২ পরিবার', en: 'Padma homes 12 families' };
  const list = async (query: Record<string, string>) => {
    const answer = await server.call({ url: `/api/groups?${new URLSearchParams(query)}` });
    return answer.json() as { items: { PostID: number }[]; pagination: { total: number; totalPages: number } };
  };
  const numbers = async (query: Record<string, string>) => (await list(query)).items.map(({ PostID }) => PostID);
  let small: number;
  let large: number;
  let closed: number;
  beforeAll(async () => {
    small = await there.offer({ ...place, title, flatSizeMin: 900, flatSizeMax: 1000 });
    large = await there.offer({ ...place, flatSizeMin: 1500, flatSizeMax: 1700, stage: 'building' });
    closed = await there.offer({ ...place, stage: 'closed' });
    const withdrawn = await there.offer(place);
    await server.call({ method: 'DELETE', url: `/api/admin/groups/${withdrawn}`, token: staff });
  });

  test('has those that take people first, then the newest, and no withdrawn ones', async () => {
    expect(await numbers({ division: 'rajshahi' })).toEqual([large, small, closed]);
  });

  test.each([['পদ্মা'], ['padma'], ['Podma nir'], ['রাজশাহী নীড়'], ['পদ্মা ১২']])('finds an offer by the words %s', async (q) => {
    expect(await numbers({ q, division: 'rajshahi' })).toEqual([small]);
  });

  test('is cut by place, stage and the size of any flat', async () => {
    expect(await numbers({ subDistrict: place.subDistrict, sizeMax: '950' })).toEqual([small]);
    expect(await numbers({ district: 'rajshahi', sizeMin: '1600' })).toEqual([large]);
    expect(await numbers({ division: 'rajshahi', stage: 'closed' })).toEqual([closed]);
    expect(await numbers({ division: 'rajshahi', q: 'সিলেট' })).toEqual([]);
  });

  test('comes in pages', async () => {
    const { items, pagination } = await list({ division: 'rajshahi', limit: '2', page: '2' });
    expect(items.map(({ PostID }) => PostID)).toEqual([closed]);
    expect(pagination).toMatchObject({ total: 3, totalPages: 2 });
  });

  test('refuses sizes the wrong way round', async () => {
    expect((await server.call({ url: '/api/groups?sizeMin=1500&sizeMax=900' })).json()).toMatchObject({
      error: 'VALIDATION',
      fields: { sizeMax: expect.any(String) },
    });
  });
});

describe('an offer', () => {
  test('shows its ledger, its price by part and a calendar of instalments that adds up to the price of a share', async () => {
    const postId = await there.offer();
    const { offer } = (await read(postId)).json() as { offer: GroupOffer };
    expect(offer).toMatchObject({
      PostID: postId,
      type: 'group',
      title: groupFields.title,
      shares: { total: 16, confirmed: 11, held: 2, open: 3 },
      sharePrice: 9_200_000,
      price: { land: 3_800_000, construction: 5_300_000, approval: 100_000 },
      totalFlats: 16,
      place: { subDistrict: { en: 'Uttara' } },
      documents: [
        { kind: 'deed', state: 'seen', seenOn: '2026-11-12' },
        { kind: 'planApproval', state: 'submitted', seenOn: null },
      ],
    });
    expect(offer.instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(offer.sharePrice);
    expect(offer.ledger).toHaveLength(16);
    expect(offer.ledger[15]).toEqual({ number: 16, state: 'open', occupation: null, since: null });
  });

  test('that is withdrawn is gone, and comes back with the next change', async () => {
    const postId = await there.offer();
    expect((await server.call({ method: 'DELETE', url: `/api/admin/groups/${postId}`, token: staff })).statusCode).toBe(200);
    expect((await read(postId)).statusCode).toBe(410);
    const changed = await server.call({ method: 'PUT', url: `/api/admin/groups/${postId}`, payload: { ...groupFields, stage: 'landBought' }, token: staff });
    expect(changed.json()).toMatchObject({ success: true, offer: { stage: 'landBought', listed: true } });
    expect((await read(postId)).statusCode).toBe(200);
  });

  test('names pictures that staff uploaded before, and no others', async () => {
    const body = new FormData();
    body.append('images', new Blob([new Uint8Array(await photo('#0b5b45'))], { type: 'image/jpeg' }), 'a.jpg');
    const uploaded = await server.call({ method: 'POST', url: '/api/admin/pictures', payload: body as never, token: staff });
    const [{ id }] = (uploaded.json() as { items: [{ id: string }] }).items;
    const postId = await there.offer({ images: [id] });
    expect((await read(postId)).json()).toMatchObject({ offer: { imageUrls: 1, firstImageUrl: expect.stringContaining(id) } });
    const unknown = await server.call({ method: 'POST', url: '/api/admin/groups', payload: { ...groupFields, images: ['0'.repeat(32)] }, token: staff });
    expect(unknown.json()).toMatchObject({ error: 'VALIDATION', fields: { images: expect.any(String) } });
  });

  test('has others nearby beside it', async () => {
    const [here, nearby, far] = [
      await there.offer(),
      await there.offer(),
      await there.offer({ division: 'sylhet', district: 'sylhet', subDistrict: 'sylhet-airport' }),
    ];
    const { items } = (await server.call({ url: `/api/groups/${here}/similar` })).json() as { items: { PostID: number }[] };
    const order = items.map(({ PostID }) => PostID);
    expect(order).not.toContain(here);
    expect(order.indexOf(nearby)).toBeLessThan(order.includes(far) ? order.indexOf(far) : order.length);
  });

  test.each<[string, object, string]>([
    ['whose largest flat is smaller than its smallest', { flatSizeMin: 1500, flatSizeMax: 1200 }, 'flatSizeMax'],
    ['whose share costs nothing', { price: { land: 0, construction: 0, approval: 0 }, booking: 0 }, 'price.land'],
    ['with more booking money than land', { booking: 9_000_000 }, 'booking'],
    ['without a flat', { ledger: [] }, 'ledger'],
    ['at a place that lies elsewhere', { district: 'sylhet' }, 'district'],
  ])('%s is refused at its field', async (_what, fields, field) => {
    const answer = await server.call({ method: 'POST', url: '/api/admin/groups', payload: { ...groupFields, ...fields }, token: staff });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys((answer.json() as { fields: object }).fields)).toContain(field);
  });

  test('is written by staff alone, and every change is in the log', async () => {
    for (const [token, status] of [[undefined, 401] as const, [member, 403] as const]) {
      const answer = await server.call({ method: 'POST', url: '/api/admin/groups', payload: groupFields, ...(token ? { token } : {}) });
      expect(answer.statusCode).toBe(status);
    }
    const postId = await there.offer();
    const log = await server.call({ url: `/api/admin/audit?subject=${postId}`, token: staff });
    expect(log.body).toContain('group.create');
  });

  test('that is changed says in the log which fields, before and after, and copies no words about people', async () => {
    const postId = await there.offer();
    const put = (fields: object) => server.call({ method: 'PUT', url: `/api/admin/groups/${postId}`, payload: { ...groupFields, ...fields }, token: staff });
    const newest = async () =>
      (
        (await server.call({ url: `/api/admin/audit?subject=${postId}`, token: staff })).json() as {
          items: { action: string; before: object; after: object }[];
        }
      ).items[0];
    await put({});
    expect(await newest()).toMatchObject({ action: 'group.update', before: {}, after: {} });
    const [first, ...others] = groupFields.ledger as object[];
    const ledger = [{ ...first, occupation: 'Pilot of the delta' }, ...others];
    const about = { ...groupFields.about, en: 'Another description' };
    await put({ stage: 'building', booking: 300_000, facilities: ['gym'], ledger: [...ledger, { state: 'open' }], about, developBy: 'Karim Uddin' });
    const entry = await newest();
    expect(entry).toMatchObject({ action: 'group.update' });
    expect(entry?.before).toEqual({
      stage: groupFields.stage,
      booking: 200_000,
      facilities: groupFields.facilities,
      shares: { open: 3, held: 2, confirmed: 11 },
    });
    expect(entry?.after).toEqual({
      stage: 'building',
      booking: 300_000,
      facilities: ['gym'],
      shares: { open: 4, held: 2, confirmed: 11 },
      about: 'changed',
      developBy: 'changed',
      ledger: 'changed',
    });
  });
});
