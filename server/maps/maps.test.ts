import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tiledAreas } from '#contracts/maps/city-tiles.ts';
import { districtOutlines } from '#contracts/maps/district-outlines.ts';
import { ringsOf, sheet } from '#contracts/maps/drawn-map.ts';
import type { MapAnswer } from '#contracts/maps/maps.ts';
import { metroLine } from '#contracts/maps/metro-line.ts';
import { districtById, subDistrictById } from '#server/areas/catalogue.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { boxOf } from './labels.ts';
import { drawLocator } from './locator.ts';
import { cutRing } from './paths.ts';

describe('the drawing', () => {
  test('has every district of the catalogue and no other, within the sheet', () => {
    expect(Object.keys(districtOutlines).toSorted()).toEqual([...districtById.keys()].toSorted());
    for (const { x, y } of Object.values(districtOutlines).flatMap((path) => ringsOf(path).flat())) {
      expect(x >= 0 && x <= sheet.width && y >= 0 && y <= sheet.height).toBe(true);
    }
  });

  test('weighs no more than a picture may', () => {
    expect(JSON.stringify(districtOutlines).length).toBeLessThan(60_000);
  });

  test('has a tile for every thana of Dhaka and Chattogram, once', () => {
    expect(new Set(tiledAreas).size).toBe(tiledAreas.length);
    expect(tiledAreas.filter((id) => !subDistrictById.has(id))).toEqual([]);
    const thanas = [...subDistrictById.values()].filter(({ kind, district }) => kind === 'thana' && ['dhaka', 'chattogram'].includes(district));
    expect(thanas.filter(({ id }) => !tiledAreas.includes(id))).toEqual([]);
    expect(metroLine.filter(({ subDistrict }) => !tiledAreas.includes(subDistrict))).toEqual([]);
  });
});

describe('the locator', () => {
  test('draws every place in few bytes, its names whole and apart from each other', () => {
    for (const { id } of subDistrictById.values()) {
      const drawn = drawLocator(id);
      expect(JSON.stringify(drawn).length, id).toBeLessThan(8000);
      expect(drawn.district, id).toMatch(/^M-?\d+/);
      const boxes = drawn.labels.map(boxOf);
      for (const [at, box] of boxes.entries()) {
        expect(box.left > 0 && box.right < drawn.width && box.top > 0 && box.bottom < drawn.height, id).toBe(true);
        expect(
          boxes.slice(at + 1).some((other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom),
          id,
        ).toBe(false);
      }
    }
  });

  test('shows the metro where it runs and the sea where it lies', () => {
    expect(drawLocator('dhaka-mirpur').stations.length).toBeGreaterThan(3);
    expect(drawLocator('dhaka-mirpur').sea).toBe('');
    expect(drawLocator('sylhet-kotwali')).toMatchObject({ metro: '', stations: [] });
    expect(drawLocator('coxs-bazar-sadar').sea).not.toBe('');
  });

  test('around a point of a post it is about five kilometres wide, with a disc in its middle', () => {
    const { pin, scale, width } = drawLocator('dhaka-dhanmondi', undefined, { lat: 23.7461, lng: 90.376, radius: 300 });
    expect(pin).toMatchObject({ x: width / 2, radius: 34, name: { en: 'Dhanmondi' } });
    expect((width / scale.width) * scale.km).toBeLessThan(7);
    expect(drawLocator('dhaka-dhanmondi').pin.radius).toBeNull();
  });

  test('a disc is seen outside of the cities too, and no name is upon it', () => {
    for (const id of ['bagerhat-mongla', 'dhaka-dhanmondi']) {
      const { lat, lng } = subDistrictById.get(id)!;
      const { pin, labels } = drawLocator(id, undefined, { lat, lng, radius: 300 });
      expect(pin.radius, id).toBeGreaterThanOrEqual(20);
      const under = labels.map(boxOf).filter((box) => box.left < pin.x && box.right > pin.x && box.top < pin.y + (pin.radius ?? 0) && box.bottom > pin.y);
      expect(under, id).toEqual([]);
    }
  });

  test('a neighbourhood has the pin and the name', () => {
    expect(drawLocator('dhaka-mirpur', 'dhaka-mirpur-1').inset.name.en).toBe('Dhaka');
    expect(drawLocator('chattogram-kotwali').pin.name).toEqual({ bn: 'কোতোয়ালী', en: 'Kotwali' });
  });

  test('an outline is cut at the window', () => {
    const square = [
      { x: -500, y: -500 },
      { x: 500, y: -500 },
      { x: 500, y: 500 },
      { x: -500, y: 500 },
    ];
    const cut = cutRing(square, { width: 100, height: 50 });
    expect([Math.min(...cut.map(({ x }) => x)), Math.max(...cut.map(({ x }) => x)), Math.max(...cut.map(({ y }) => y))]).toEqual([-24, 124, 74]);
  });
});

describe('the calls', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
    const token = await server.member('seller');
    const photo = await photograph();
    for (let at = 0; at < 5; at++) {
      const { payload, headers } = multipart({ ...sellPost, price: String(9_000_000 + at * 100_000) }, [photo]);
      expect((await server.call({ method: 'POST', url: '/api/posts/sell', payload, headers, token })).statusCode).toBe(201);
    }
  });
  afterAll(() => server.close());

  const read = async (query = ''): Promise<MapAnswer> => (await server.call({ url: `/api/map${query}` })).json() as MapAnswer;
  const areaIn = ({ areas }: MapAnswer, id: string) => areas.find((area) => area.id === id);

  const show = async (max: number): Promise<void> => {
    const { db } = server.database;
    const rows = await db.selectFrom('posts').select('id').orderBy('post_id').limit(max).execute();
    const live = { state: 'approved', listed: true, approved_at: new Date(), posted_at: new Date() } as const;
    const ids = rows.map(({ id }) => id);
    await db.updateTable('posts').set(live).where('id', 'in', ids).execute();
  };

  test('anybody reads every district and tile; posts that wait are not counted', async () => {
    const answer = await read();
    expect(answer).toMatchObject({ success: true, purpose: 'sell', propertyType: null, rateOf: 'apartment', per: 'sqft' });
    expect(answer.areas.filter(({ level }) => level === 'district')).toHaveLength(64);
    expect(answer.areas).toHaveLength(64 + tiledAreas.length);
    expect(areaIn(answer, 'dhaka')).toMatchObject({ level: 'district', division: 'dhaka', count: 0, countIsExact: true, rate: null });
  });

  test('counts what is live, and tells a rate only where enough different posts say it', async () => {
    await show(4);
    await expect.poll(async () => areaIn(await read(), 'dhaka')?.count).toBe(4);
    expect(areaIn(await read(), 'dhaka')?.rate).toBeNull();
    await show(5);
    await expect.poll(async () => areaIn(await read(), 'dhaka')?.count).toBe(5);
    const middle = 9_200_000 / Number(sellPost.size);
    expect(areaIn(await read(), 'dhaka')?.rate).toBeCloseTo(middle);
    expect(areaIn(await read(), sellPost.subDistrict)).toMatchObject({
      level: 'subDistrict',
      district: 'dhaka',
      count: 5,
      rate: areaIn(await read(), 'dhaka')?.rate,
    });
    expect(areaIn(await read('?purpose=rent'), 'dhaka')?.count).toBe(0);
    expect(areaIn(await read(`?propertyType=land`), 'dhaka')).toMatchObject({ count: 0, rate: null });
    expect(await read('?propertyType=land')).toMatchObject({ rateOf: 'land', per: 'katha', propertyType: 'land' });
  });

  test('the count is what the list of the district finds', async () => {
    const { pagination } = (await server.call({ url: '/api/search?purpose=sell&division=dhaka&district=dhaka' })).json() as { pagination: { total: number } };
    expect(areaIn(await read(), 'dhaka')?.count).toBe(pagination.total);
  });

  test('one home posted many times has one say about the rate', async () => {
    await server.database.db.updateTable('posts').set({ price: 9_000_000 }).execute();
    await expect.poll(async () => areaIn(await read(), 'dhaka')?.rate).toBeNull();
  });

  test('a purpose or a kind that does not exist is refused', async () => {
    for (const query of ['?purpose=group', '?propertyType=castle']) expect((await server.call({ url: `/api/map${query}` })).statusCode, query).toBe(422);
  });

  test('anybody reads where a place lies; a place that does not exist, or lies elsewhere, is refused', async () => {
    const answer = await server.call({ url: '/api/map/locator?subDistrict=dhaka-mirpur' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ success: true, locator: { pin: { name: { en: 'Mirpur' } }, inset: { name: { id: 'dhaka' } } } });
    for (const query of ['', '?subDistrict=nowhere', '?subDistrict=dhaka-mirpur&locality=nowhere']) {
      expect((await server.call({ url: `/api/map/locator${query}` })).statusCode, query).toBe(422);
    }
  });

  test('a map of a district is told its areas with their middles', async () => {
    const places = async (district: string) =>
      (await server.call({ url: `/api/map/places?district=${district}` })).json() as { places?: { id: string }[]; fields?: object };
    const { places: found = [] } = await places('dhaka');
    expect(found.slice(0, 1)).toMatchObject([{ id: 'dhaka', level: 'district' }]);
    expect(found.filter(({ id }) => ['chattogram', 'chattogram-panchlaish', 'dhaka'].includes(id)).map(({ id }) => id)).toEqual(['dhaka', 'chattogram']);
    expect(found.find(({ id }) => id === 'dhaka-jigatola')).toEqual({
      id: 'dhaka-jigatola',
      en: 'Jigatola',
      bn: 'জিগাতলা',
      level: 'locality',
      subDistrict: 'dhaka-dhanmondi',
      lat: 23.739,
      lng: 90.376,
    });
    expect((await places('atlantis')).fields).toEqual({ district: 'Please choose an area from the list' });
  });
});
