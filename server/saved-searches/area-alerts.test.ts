// Alerts of searches by place: a post is announced by where the public is told it is, and letters name the place in both languages.
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { mailServer, type MailServer } from '#server/testing/mail.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';

let mail: MailServer;
let server: TestApp;
let posts: PostCalls;
let owner: string;
let people = 0;

beforeAll(async () => {
  mail = await mailServer();
  server = await testApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://uthan.example' } });
  owner = await server.member('owner');
  posts = postCalls(server, await server.member('clerk', 'support'));
});
afterAll(async () => {
  await server.close();
  await mail.close();
});
beforeEach(() => server.database.pool.query('delete from saved_searches'));

/** Someone new who has saved this search; returns the letters to them. */
async function listener(query: object, lng: 'bn' | 'en' = 'en'): Promise<() => Promise<Email[]>> {
  const name = `place${++people}`;
  const answer = await server.call({ method: 'POST', url: '/api/savedSearches', payload: { query }, token: await server.member(name), lng });
  expect(answer.statusCode, answer.body).toBe(201);
  return async () => {
    expect(await server.runJobs()).toEqual([]);
    return mail.received.filter((letter) => letter.to?.some(({ address }) => address === `${name}@example.test`));
  };
}

const house = { lat: 23.74712, lng: 90.37345 };
const dhanmondi = { lat: 23.745, lng: 90.373 };
const metersToDegrees = (meters: number): number => meters / 111_195;
/** The public is told of a place 250 m to the north of the house. */
const told = { ...house, lat: house.lat + metersToDegrees(250) };
/** 60 m around a place, as each of the three ways asks for it; `bounds` and `within` are squares. */
const asked = (at: typeof house) => {
  const [high, wide] = [metersToDegrees(60), metersToDegrees(60) / Math.cos((at.lat * Math.PI) / 180)];
  const [south, north, west, east] = [at.lat - high, at.lat + high, at.lng - wide, at.lng + wide].map((value) => value.toFixed(6));
  return {
    bounds: { bounds: `${south},${west},${north},${east}` },
    near: { near: `${at.lat.toFixed(6)},${at.lng.toFixed(6)},0.1` },
    within: { within: `${south},${west};${south},${east};${north},${east};${north},${west}` },
  };
};

/** A post with this pin, live with its public point where the move leads. */
async function pinned(fields: Record<string, string> = {}, move = '(0,250)'): Promise<void> {
  const postId = await posts.submit(owner, { fields: { lat: String(house.lat), lng: String(house.lng), ...fields } });
  await server.database.pool.query('update posts set pin_moved = $2 where post_id = $1 and lat is not null', [postId, move]);
  await posts.decide(postId, 'approve');
}

describe.each(['bounds', 'near', 'within'] as const)('a search by %s', (way) => {
  test('hears of a post whose public point lies there, and not of one whose house does', async () => {
    const [atPoint, atHouse] = [await listener(asked(told)[way]), await listener(asked(house)[way])];
    await pinned();
    expect(await atPoint()).toHaveLength(1);
    expect(await atHouse()).toEqual([]);
  });

  test('hears of a post without a pin by the middle of its area', async () => {
    const [atMiddle, beside] = [await listener(asked(dhanmondi)[way]), await listener(asked(told)[way])];
    await pinned({ lat: '', lng: '' });
    expect(await atMiddle()).toHaveLength(1);
    expect(await beside()).toEqual([]);
  });

  test.each([
    ['bn', /“বিক্রি: .*\(ধানমন্ডি ও আশপাশ\)”/],
    ['en', /“For sale: .*\(around Dhanmondi\)”/],
  ] as const)('is named in the letters of who reads %s', async (lng, named) => {
    const letters = await listener({ ...asked(told)[way], purpose: 'sell' }, lng);
    await pinned();
    expect((await letters())[0]?.text).toMatch(named);
  });
});

test('a search near metro stations hears of a post by its public point too', async () => {
  const station = { lat: 23.808, lng: 90.368 };
  const near = await listener({ metroKm: 0.5, subDistrict: 'dhaka-mirpur' });
  const toTheEast = (meters: number) => {
    const lng = station.lng + metersToDegrees(meters) / Math.cos((station.lat * Math.PI) / 180);
    return { lat: String(station.lat), lng: lng.toFixed(6), subDistrict: 'dhaka-mirpur' };
  };
  // The house is nearer than half a kilometer, its public point is not; then the other way around.
  await pinned(toTheEast(400), '(250,0)');
  expect(await near()).toEqual([]);
  await pinned(toTheEast(600), '(-250,0)');
  expect(await near()).toHaveLength(1);
});

test('a search in an area hears of posts there, one in the next area does not', async () => {
  const [there, beside] = [await listener({ subDistrict: 'dhaka-dhanmondi' }), await listener({ subDistrict: 'dhaka-mirpur' })];
  await pinned();
  expect((await there())[0]?.subject).toContain('Dhanmondi, Dhaka');
  expect(await beside()).toEqual([]);
});
