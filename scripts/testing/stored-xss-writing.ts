// Writes a hostile text into every field for free text that the contracts have, through the calls, as those would who may.
import { presetPlan } from '#contracts/floor-plans/floor-plan-presets.ts';
import type { LightMyRequestResponse } from 'fastify';
import { defaultRates } from '#contracts/posts/buying-costs.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { ImportReport } from '#contracts/integrations/imports.ts';
import { usualWeek } from '#contracts/office-hours.ts';
import type { TestApp } from '#server/testing/app.ts';
import { articleFields } from '#server/testing/content/article.ts';
import { filledWith, freeTexts } from '#server/testing/free-texts.ts';
import { rentPost } from '#server/testing/content/post-calls.ts';
import { pictureOf } from '#server/testing/content/draft-photos.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { listingRow } from '#server/testing/integrations.ts';
import { firmFields, groupFields, sharedBuilding } from '#server/testing/content/shared-building.ts';

export interface Written {
  /** Pages that show it, in the reader's language. */
  pages: string[];
  /** Listings and articles with a picture for links. */
  pictures: string[];
}

type Json = Record<string, unknown>;
interface Sending {
  token?: string | undefined;
  params?: Readonly<Record<string, string | number>>;
  good?: object;
  files?: readonly Buffer[];
  /** Fields that stay as they are here. */
  keep?: readonly string[];
}

/** Calls by their line in the contracts; remembers which fields were taken. */
export function openWriting(server: TestApp, endpoints: readonly Endpoint[]) {
  const taken = new Set<string>();
  const refused = new Set<string>();
  const find = (line: string): Endpoint => {
    const found = endpoints.find(({ method, path }) => `${method} ${path}` === line);
    if (!found) throw new Error(`There is no call ${line}.`);
    return found;
  };
  const asForm = (body: object): Record<string, string> =>
    Object.fromEntries(
      Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]])),
    );
  const send = ({ method, path, files }: Endpoint, body: object, { token, params = {}, files: sent = [] }: Sending): Promise<LightMyRequestResponse> => {
    const url = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
    const cargo = files ? multipart(asForm(body), sent) : { payload: body };
    return server.call({ method, url, ...cargo, ...(token ? { token } : {}) });
  };
  /** What a field does not take as it is, it may take shorter; what it does not take at all stays as it was. */
  const write = async <T extends object = Json>(line: string, texts: readonly string[], sending: Sending = {}): Promise<T> => {
    const endpoint = find(line);
    const { good = {}, keep = [] } = sending;
    const fields = freeTexts(endpoint).filter((field) => !keep.includes(field));
    let open = fields;
    let body = good;
    for (const text of texts) {
      body = filledWith(body, open, text);
      const answer = await send(endpoint, body, sending);
      const told = Object.keys((answer.json() as { fields?: object }).fields ?? {});
      // Some fields are checked only once others are right.
      const faulty = fields.filter((field) => told.some((name) => field === name || field.startsWith(`${name}.`) || name.startsWith(`${field}.`)));
      for (const field of open) if (!faulty.includes(field)) taken.add(`${line} ${field}`);
      for (const field of faulty) taken.delete(`${line} ${field}`);
      if (answer.statusCode < 300) return answer.json() as T;
      if (faulty.length === 0) throw new Error(`${line} answered ${answer.body}`);
      open = faulty;
      body = open.reduce<object>((made, field) => restored(made, good, field.split('.')), body);
    }
    for (const field of open) refused.add(`${line} ${field}`);
    const answer = await send(endpoint, body, sending);
    // Where every text was refused, nothing is left to change.
    if (answer.statusCode >= 300 && !answer.body.includes('NO_CHANGES')) throw new Error(`${line} answered ${answer.body}`);
    return answer.json() as T;
  };
  return { write, taken, refused };
}

/** `made` with the field as it is in `good`. */
function restored(made: object, good: object, [key = '', ...rest]: readonly string[]): object {
  const before = (good as Json)[key];
  const copy: Json = Array.isArray(made) ? ([...(made as unknown[])] as unknown as Json) : { ...made };
  if (rest.length > 0 && before !== undefined) copy[key] = restored(copy[key] as object, before as object, rest);
  else if (before === undefined) delete copy[key];
  else copy[key] = before;
  return copy;
}

export type Writing = ReturnType<typeof openWriting>;

interface People {
  admin: string;
  member: string;
  number: number;
}

/** Its rooms have names of their own. */
const floorPlan = presetPlan('twoBed', 1000);
const plannedSale = { ...sellPost, floorPlan };

async function writePosts({ write }: Writing, texts: readonly string[], { admin, member }: People): Promise<Written> {
  const photo = await photograph(80, 60);
  const made: Written = { pages: [], pictures: [] };
  for (const [type, good, page] of [
    ['sell', plannedSale, 'Property-Buy-Sell-Details'],
    ['rent', { ...rentPost, floorPlan }, 'Property-Rent-Details'],
  ] as const) {
    const { PostID } = await write<{ PostID: number }>(`POST /api/posts/${type}`, texts, { token: member, good, files: [photo] });
    await write('PUT /api/admin/posts/:PostID/approve', texts, { token: admin, params: { PostID }, good: { revision: 1 } });
    await write('POST /api/posts/:PostID/report', texts, { token: admin, params: { PostID }, good: { reason: 'fraud' } });
    made.pages.push(`/${page}/${PostID}`);
    made.pictures.push(`${PostID}.jpg`);
  }
  const draftId = '0198c0de-0000-7000-8000-000000000001';
  const draft = { token: member, params: { id: draftId }, good: { type: 'sell', reached: 'type', form: {}, pictures: [pictureOf(draftId)] } };
  await write('PUT /api/postDrafts/:id', texts, draft);
  const other = await write<{ PostID: number }>('POST /api/posts/sell', texts, { token: member, good: plannedSale, files: [photo] });
  const params = { PostID: other.PostID };
  await write('PUT /api/admin/posts/:PostID/reject', texts, { token: admin, params, good: { reason: 'photo' } });
  await write('PUT /api/profile/updateUserPosts/:PostID', texts, {
    token: member,
    params,
    good: { ...plannedSale, price: '26800000', keepImages: '["new:0"]' },
    files: [photo],
  });
  await write('PUT /api/admin/posts/:PostID/approve', texts, { token: admin, params, good: { revision: 2 } });
  await write('PUT /api/admin/posts/:PostID/cancel', texts, { token: admin, params, good: { reason: 'photo' } });
  return made;
}

/** The cells of a row are read by the names of their columns, which the contract does not list. */
async function importListing(server: TestApp, { taken }: Writing, [text = '']: readonly string[], { admin, number }: People): Promise<string> {
  const url = '/api/admin/imports/listings';
  const row = { ...listingRow, source_id: `${number} ${text}`, title: `A flat ${text}`, address: `${text}, Dhanmondi` };
  const answer = await server.call({ method: 'POST', url, token: admin, payload: { rows: [row] } });
  const [brought] = (answer.json() as { report?: ImportReport }).report?.rows ?? [];
  if (brought?.PostID === undefined) throw new Error(`${url} answered ${answer.body}`);
  for (const field of ['rows.0.*', 'rows.0.*.0']) taken.add(`POST ${url} ${field}`);
  return `/Property-Buy-Sell-Details/${brought.PostID}`;
}

async function writeBuilding(server: TestApp, { write }: Writing, texts: readonly string[], { admin, member, number }: People): Promise<Written> {
  const contact = { name: 'Rahima', phone: '01000000731', occupation: 'Teacher' };
  const sent = await server.call({ method: 'POST', url: '/api/admin/pictures', token: admin, ...multipart({}, [await photograph(80 + number, 60)]) });
  const image = (sent.json() as { items: { id: string }[] }).items[0]?.id ?? '';
  const group = { ...groupFields, milestones: [{ kind: 'land', state: 'done', month: '2026-10', note: { bn: 'ক', en: 'A' }, image }], images: [image] };
  const offer = await write<{ PostID: number }>('POST /api/admin/groups', texts, { token: admin, good: group });
  await write('PUT /api/admin/groups/:postId', texts, { token: admin, params: { postId: offer.PostID }, good: { ...group, storeys: 8 } });
  await write('POST /api/groups/interest', texts, {
    good: { ...contact, postId: offer.PostID, division: 'dhaka', district: 'dhaka', subDistrict: 'dhaka-uttara' },
  });
  await write('POST /api/groups/:postId/report', texts, { token: member, params: { postId: offer.PostID }, good: { reason: 'fraud' } });
  const caption = { bn: 'ঘর', en: 'Room' };
  const good = { ...firmFields, owner: `firm-${number}@example.test`, gallery: [{ image, category: 'home', caption }], logo: image, cover: image };
  const owner = await server.member(`firm-${number}`);
  const firm = await write<{ PostID: number }>('POST /api/admin/interiors', texts, { token: admin, good });
  const params = { PostID: firm.PostID };
  await write('PUT /api/admin/interiors/:PostID', texts, { token: admin, params, good: { ...good, since: 2018 } });
  await write('PUT /api/profile/firm', texts, { token: owner, good: { ...firmFields, services: ['design3d'] } });
  await write('POST /api/interiors/:PostID/interest', texts, { params, good: contact });
  await write('POST /api/interiors/:PostID/report', texts, { token: member, params, good: { reason: 'fraud' } });
  const { items } = (await server.call({ url: '/api/admin/interests', token: admin })).json() as { items: { _id: string }[] };
  await write('PUT /api/admin/interests/:id', texts, { token: admin, params: { id: items[0]?._id ?? '' }, good: { state: 'called' } });
  const request = { kind: 'other', name: 'Rahima', email: 'asks@example.test', subject: '48001', text: 'Please remove this photo of mine.' };
  await write('POST /api/legalRequests', texts, { good: request });
  const asked = (await server.call({ url: '/api/admin/legalRequests', token: admin })).json() as { items: typeof items };
  await write('PUT /api/admin/legalRequests/:id', texts, { token: admin, params: { id: asked.items[0]?._id ?? '' }, good: { state: 'refused' } });
  await writeReviews(server, { write } as Writing, texts, { admin, member: owner, number }, firm.PostID);
  return {
    pages: [`/Group-Wise-Building-Details/${offer.PostID}`, `/Interior-Details/${firm.PostID}`, `/Interior-Image-Gallery/${firm.PostID}`],
    pictures: [`${offer.PostID}.jpg`, `${firm.PostID}.jpg`],
  };
}

async function writeReviews(
  server: TestApp,
  { write }: Writing,
  texts: readonly string[],
  { admin, member: owner, number }: People,
  firm: number,
): Promise<void> {
  const customer = await server.member(`customer-${number}`);
  const there = sharedBuilding(server, admin);
  const { code } = await write<{ code: string }>('POST /api/admin/reviewCodes', texts, {
    token: admin,
    good: { PostID: firm, project: 'Office', month: '2026-03' },
  });
  const reviewTicket = await there.ticket(firm, code, customer);
  const { _id } = await write<{ _id: string }>('POST /api/interiors/:PostID/reviews', texts, {
    token: customer,
    params: { PostID: firm },
    good: { reviewTicket, rating: '4' },
  });
  const params = { id: _id };
  // The same text would be no change.
  const again = texts.map((text) => `z${text}`);
  await write('PUT /api/admin/reviews/:id/reject', texts, { token: admin, params, good: { reason: 'offensive', revision: 1 } });
  await write('PUT /api/profile/updateUserPostReview/:id', again, { token: customer, params, good: { rating: '5' } });
  await write('PUT /api/admin/reviews/:id/approve', texts, { token: admin, params, good: { revision: 2 } });
  await write('PUT /api/reviews/:id/response', texts, { token: owner, params });
  await write('PUT /api/admin/reviews/:id/respond', texts, { token: admin, params });
  await write('POST /api/reviews/:id/report', texts, { token: owner, params, good: { reason: 'offensive' } });
  const { items } = (await server.call({ url: '/api/admin/reports', token: admin })).json() as { items: { _id: string }[] };
  // No one decides on what they reported themselves.
  const reported = items.find((item) => JSON.stringify(item).includes(_id))?._id ?? '';
  await write('PUT /api/admin/reports/:id', texts, { token: admin, params: { id: reported }, good: { decision: 'dismissed' } });
}

async function writeBlog({ write }: Writing, texts: readonly string[], { admin, member, number }: People): Promise<Written> {
  const good = { ...articleFields, slug: `papers-${number}` };
  const { article } = await write<{ article: { _id: number } }>('POST /api/admin/blog', texts, { token: admin, good });
  const params = { id: article._id };
  await write('PUT /api/admin/blog/:id', texts, { token: admin, params, good: { ...good, spotlight: true } });
  await write('POST /api/admin/blog/preview', texts, { token: admin });
  const { comment } = await write<{ comment: { _id: string } }>('POST /api/blog/:id/comments', texts, { token: member, params });
  await write('PUT /api/comments/:id', texts, { token: member, params: { id: comment._id } });
  await write('POST /api/comments/:id/report', texts, { token: admin, params: { id: comment._id }, good: { reason: 'offensive' } });
  return { pages: [`/BlogPostDetails/${article._id}`, '/Blog'], pictures: [`article-${article._id}.jpg`] };
}

async function writeOwn(server: TestApp, { write }: Writing, texts: readonly string[], { admin, member, number }: People, post: number): Promise<Written> {
  await write('PUT /api/profile', texts, { token: member, good: { name: 'Rahima Khatun' } });
  await write('POST /api/profile/apiKeys', texts, { token: member, good: { scopes: ['posts:read'] } });
  const hook = { url: 'https://hook.example/uthan', events: ['post.live'] };
  const { webhook } = await write<{ webhook: { _id: string } }>('POST /api/profile/webhooks', texts, { token: member, good: hook });
  await write('PUT /api/profile/webhooks/:id', texts, { token: member, params: { id: webhook._id }, good: { events: ['post.gone'] } });
  const search = await write<{ savedSearch: { _id: string } }>('POST /api/savedSearches', texts, { token: member, good: { query: { purpose: 'rent' } } });
  await write('PUT /api/savedSearches/:id', texts, { token: member, params: { id: search.savedSearch._id }, good: { query: { purpose: 'sell' } } });
  const { shortlist } = await write<{ shortlist: { _id: string; path: string } }>('POST /api/shortlists', texts, { token: member, good: { postIds: [post] } });
  await write('PUT /api/shortlists/:id', texts, { token: member, params: { id: shortlist._id } });
  const token = shortlist.path.replace('/shortlist/', '');
  const joined = await write<{ visitorKey: string }>('POST /api/sharedShortlists/:token/visitors', texts, { params: { token }, good: { name: 'Amma' } });
  await write('PUT /api/sharedShortlists/:token/votes', texts, { params: { token }, good: { visitorKey: joined.visitorKey, postId: post, vote: 'up' } });
  await write('POST /api/search/chosen', texts, { good: { q: 'flat', PostID: post, position: 1 } }).catch(() => undefined);
  const { userData } = (await server.call({ url: '/api/profile', token: member })).json() as { userData: { id: string } };
  const visitor = await server.member(`visitor-${number}`);
  const other = ((await server.call({ url: '/api/profile', token: visitor })).json() as { userData: { id: string } }).userData.id;
  const params = { id: other };
  await write('POST /api/admin/users/:id/notes', texts, { token: admin, params });
  await write('PUT /api/admin/users/:id/suspend', texts, { token: admin, params, good: { until: new Date(Date.now() + 86_400_000 * 3).toISOString() } });
  await write('PUT /api/admin/users/:id/disable', texts, { token: admin, params });
  return { pages: [`/ProfileDetails/${userData.id}`, shortlist.path], pictures: [] };
}

async function writeSite(server: TestApp, { write }: Writing, texts: readonly string[], { admin }: People): Promise<Written> {
  const { settings } = (await server.call({ url: '/api/admin/settings', token: admin })).json() as { settings: { revision: number } };
  const at = (ms: number): string => new Date(Date.now() + ms).toISOString();
  const banner = { text: { bn: 'ছুটি', en: 'Holiday' }, link: '/Stay-Safe', from: at(-3_600_000), until: at(3_600_000) };
  const days = [{ day: at(5 * 86_400_000).slice(0, 10), name: { bn: 'ঈদ', en: 'Eid' } }];
  const good = {
    revision: settings.revision,
    banner,
    closedDays: days,
    officeHours: usualWeek,
    cannedTexts: [{ reason: 'photo', text: { bn: 'ক', en: 'A' } }],
    rates: {
      registration: { ...defaultRates.registration, source: { bn: 'বাজেট', en: 'Budget' } },
      loan: { ...defaultRates.loan, source: { bn: 'ব্যাংক', en: 'Bank' } },
    },
    controller: { name: { bn: 'উঠান', en: 'Uthan' }, address: { bn: 'ঢাকা', en: 'Dhaka' }, email: 'controller@example.test' },
  };
  await write('PUT /api/admin/settings', texts, { token: admin, good, keep: ['bannedWords.0'] });
  // Shown to staff on their dashboard.
  await write('POST /api/traffic', texts, { good: { lng: 'en', pages: { home: 1 } } });
  await write('POST /api/admin/broadcasts', texts, { token: admin, good: { audience: 'everyone', link: '/CustomerCare' } });
  await write('POST /api/admin/searchDictionary', texts, { token: admin, good: { kind: 'synonym', words: ['plzz'], means: 'flat' } }).catch(() => undefined);
  const pages = ['faq', 'terms', 'safety'];
  for (const page of pages) {
    const found = ((await server.call({ url: `/api/admin/pageTexts/${page}`, token: admin })).json() as { page?: { version: number; content: object } }).page;
    if (found)
      await write('PUT /api/admin/pageTexts/:page', texts, {
        token: admin,
        params: { page },
        good: { content: found.content, note: 'New', basedOn: found.version },
      });
  }
  const { areaText } = (await server.call({ url: '/api/admin/areaTexts/dhaka-dhanmondi', token: admin })).json() as { areaText: { version: number } };
  await write('PUT /api/admin/areaTexts/:id', texts, { token: admin, params: { id: 'dhaka-dhanmondi' }, good: { note: 'New', basedOn: areaText.version } });
  return { pages: ['/faq', '/TermsAndConditions', '/Stay-Safe', '/CustomerCare', '/'], pictures: [] };
}

/** Everything, as someone new; each of the texts is tried, the longest first. */
export async function writeEverywhere(server: TestApp, writing: Writing, texts: readonly string[], number: number): Promise<Written> {
  const people = { admin: await server.member('boss', 'admin'), member: await server.member(`writer-${number}`), number };
  const posts = await writePosts(writing, texts, people);
  const parts = [
    posts,
    await writeBuilding(server, writing, texts, people),
    await writeBlog(writing, texts, people),
    await writeOwn(server, writing, texts, people, Number(posts.pictures[0]?.replace('.jpg', ''))),
    await writeSite(server, writing, texts, people),
  ];
  const imported = await importListing(server, writing, texts, people);
  return { pages: [...parts.flatMap(({ pages }) => pages), imported], pictures: parts.flatMap(({ pictures }) => pictures) };
}
