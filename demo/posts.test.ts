import { describe, expect, test } from 'vitest';
import { divisions, propertyTypes } from '#contracts/enums.ts';
import { RentPostFields, SellPostFields } from '#contracts/posts/posts.ts';
import { asciiDigits } from '#contracts/values.ts';
import { neighbourhoods } from '#demo/content/neighbourhoods.ts';
import { posters } from '#demo/content/people.ts';
import { metersBetween } from '#contracts/maps/drawn-map.ts';
import { localityById, neighbourhoodById, placeOf, subDistrictById } from '#server/areas/catalogue.ts';
import { languageOf } from './description.ts';
import { agree, localitiesIn } from './locality.ts';
import { demoPosts, type DemoPost } from './posts.ts';

const posts = demoPosts();
const live = posts.filter(({ history }) => history.approved && ['approved', 'sold', 'rented'].includes(history.state));
const total = ({ fields }: DemoPost): number => Number(fields.price) * (fields.priceUnits === 'perSqft' ? Number(fields.size) : 1);
const share = (part: number): number => part / live.length;
const parse = ({ type, fields: { price, priceUnits, ...rest } }: DemoPost) =>
  type === 'sell' ? SellPostFields.safeParse({ ...rest, price, priceUnits }) : RentPostFields.safeParse({ ...rest, rentFee: price });

describe('the demo posts', () => {
  test('are what the posting form would take', () => {
    const refused = posts.flatMap((post) => {
      const { success, error } = parse(post);
      return success ? [] : [`${post.fields.postTitle}: ${JSON.stringify(error.issues)}`];
    });
    expect(refused).toEqual([]);
  });

  test('are the same every time', () => {
    expect(demoPosts()).toEqual(posts);
  });

  test('cover every division and every property type, for sale and to rent', () => {
    expect(live.length).toBeGreaterThanOrEqual(300);
    expect(new Set(live.map(({ fields }) => fields.division))).toEqual(new Set(divisions));
    for (const type of ['sell', 'rent'] as const) {
      const some = live.filter((post) => post.type === type);
      expect(new Set(some.map(({ fields }) => fields.propertyType))).toEqual(new Set(propertyTypes));
      expect(new Set(some.map(({ fields }) => fields.division)).size).toBe(divisions.length);
    }
    const sold = share(live.filter(({ type }) => type === 'sell').length);
    expect(sold).toBeGreaterThan(0.55);
    expect(sold).toBeLessThan(0.65);
  });

  test('no two share a title, a description or, but for the deliberate copy, a picture', () => {
    expect(new Set(posts.map(({ fields }) => fields.postTitle)).size).toBe(posts.length);
    expect(new Set(posts.map(({ fields }) => fields.description)).size).toBe(posts.length);
    const scenes = live.flatMap((post) => post.scenes.map(({ kind, seed }) => `${kind} ${seed}`));
    expect(new Set(scenes).size).toBe(scenes.length);
  });

  test('are two thirds Bengali and one third English, each with its own digits', () => {
    const bengali = share(live.filter(({ fields }) => languageOf(fields.postTitle) === 'bn').length);
    expect(bengali).toBeGreaterThan(0.6);
    expect(bengali).toBeLessThan(0.75);
    for (const { fields } of posts) {
      const lng = languageOf(fields.postTitle);
      const text = [fields.postTitle, fields.description, fields.street, fields.house].join(' ');
      expect(languageOf(String(fields.description)), text).toBe(lng);
      expect(text).not.toMatch(lng === 'bn' ? /[0-9A-Za-z]/ : /[\u0980-\u09ff]/);
    }
  });

  test('most of what is to rent says when it is free, and most homes for whom', () => {
    const rents = live.filter(({ type }) => type === 'rent');
    expect(rents.filter(({ freeIn }) => freeIn !== undefined).length / rents.length).toBeGreaterThan(0.7);
    const homes = rents.filter(({ fields }) => fields.bedrooms);
    expect(homes.filter(({ fields }) => 'tenants' in fields).length / homes.length).toBeGreaterThan(0.7);
    for (const { fields, freeIn } of rents) if (/আগামী মাস|next month/.test(`${fields.postTitle} ${fields.description}`)) expect(freeIn).toBe(1);
    expect(posts.filter((post) => post.type === 'sell' && (post.freeIn !== undefined || 'tenants' in post.fields))).toEqual([]);
  });

  test('most say where the house is, within their area, and some do not', () => {
    const pinned = live.filter(({ fields }) => fields.lat);
    expect(share(pinned.length)).toBeGreaterThan(0.6);
    expect(share(pinned.length)).toBeLessThan(0.85);
    for (const { fields } of pinned) {
      const middles = [localityById.get(String(fields.locality ?? '')), subDistrictById.get(String(fields.subDistrict))];
      const km = middles.map((one) => metersBetween({ lat: one?.lat ?? 0, lng: one?.lng ?? 0 }, { lat: Number(fields.lat), lng: Number(fields.lng) }) / 1000);
      expect(Math.min(...km)).toBeLessThan(2);
    }
  });

  test('most flats for sale are what most people look for', () => {
    const flats = live.filter(({ type, fields }) => type === 'sell' && fields.propertyType === 'apartment');
    const wanted = flats.filter(
      (post) => Number(post.fields.size) >= 1200 && Number(post.fields.size) <= 1600 && total(post) >= 50_00_000 && total(post) <= 1_50_00_000,
    );
    expect(wanted.length / flats.length).toBeGreaterThanOrEqual(0.6);
  });

  test('the title says the size and the rooms that the fields say', () => {
    for (const { fields } of posts) {
      const title = asciiDigits(fields.postTitle).replaceAll(',', '');
      const size = /(\d+) ?(?:বর্গফুট|sqft)/.exec(title)?.[1];
      if (size) expect(`${title}: ${fields.size}`).toBe(`${title}: ${size}`);
      const beds = /(\d)(?: বেড|-bed)/.exec(title)?.[1];
      if (beds && fields.propertyType !== 'land') expect(`${title}: ${fields.bedrooms}`).toBe(`${title}: ${beds}`);
      const land = /(\d+(?:\.\d+)?)[ -](?:কাঠা|শতক|বিঘা|katha|shotok|bigha)/.exec(title)?.[1];
      if (land) expect(`${title}: ${fields.landSize}`).toBe(`${title}: ${land}`);
    }
  });

  test('no text names another numbered place than the one that the post lies in', () => {
    const wrong = posts.flatMap(({ fields }) => {
      const text = asciiDigits([fields.postTitle, fields.street, fields.description].join(' · '));
      const own = neighbourhoodById.get(String(fields.locality ?? ''));
      const families = [own?.bn, own?.en].flatMap((name) => /^(\D+) (\d+)$/.exec(asciiDigits(name ?? ''))?.slice(1) ?? []);
      const ofFamily = [0, 2].flatMap((at) => {
        const [family, number] = families.slice(at, at + 2);
        return family ? [...text.matchAll(new RegExp(`${family} (\\d+)`, 'gi'))].filter(([, named]) => named !== number) : [];
      });
      const sectors = [...text.matchAll(/(?:sector|সেক্টর|উত্তরা) (\d+)|(\d+) (?:নং|নম্বর) সেক্টর/gi)].map(([, after, before]) => after ?? before);
      return ofFamily.length > 0 || new Set(sectors).size > 1 ? [`${own?.en}: ${text}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('title, street and the neighbourhood shown agree', () => {
    // These titles name what lies next door.
    const nextDoor = /^(GEC Circle|পল্লবীতে কালশী মোড়ের কাছে|Shantinagar)/;
    const wrong = posts.flatMap(({ fields }) => {
      const own = neighbourhoodById.get(String(fields.locality ?? ''));
      const shown = own ? [own.bn, own.en, ...own.aliases].map((name) => ({ id: own.id, name })) : [];
      const [street, title] = [fields.street, fields.postTitle].map((text) => localitiesIn(String(text ?? ''), fields.subDistrict));
      return agree(shown, street ?? []) && (nextDoor.test(fields.postTitle) || agree(street ?? [], title ?? []))
        ? []
        : [`${own?.en}: ${fields.street}: ${fields.postTitle}`];
    });
    expect(wrong).toEqual([]);
  });

  test('the title says the floor that the fields say, as the lift counts', () => {
    const storeys: ReadonlyArray<readonly [RegExp, number]> = [
      [/নিচতলা|ground-floor/i, 0],
      [/(?:বাড়ির|মার্কেটের) দোতলা|দোতলার বাসা/, 1],
      [/(?:বাড়ির|ফ্ল্যাট,) তিনতলা/, 2],
      [/third floor/, 3],
      [/লিফটের ৬/, 6],
      [/লিফটের ৭/, 7],
      [/লিফটের ৯/, 9],
    ];
    for (const { fields } of posts) {
      const said = storeys.find(([words]) => words.test(fields.postTitle))?.[1];
      if (said !== undefined) expect(`${fields.postTitle}: ${fields.availableFloor}`).toBe(`${fields.postTitle}: ${said}`);
    }
    expect(storeys.filter(([words]) => !posts.some(({ fields }) => words.test(fields.postTitle)))).toEqual([]);
  });

  test('a twelfth fell in price, a tenth is promoted, a twentieth is sold or rented within the last two weeks', () => {
    const falls = live.filter(({ history }) => history.fall);
    expect(share(falls.length)).toBeCloseTo(0.08, 1);
    for (const { fields, history } of falls) expect(history.fall?.from).toBeGreaterThan(Number(fields.price));
    expect(share(live.filter(({ history }) => history.promotion === 'paid').length)).toBeCloseTo(0.1, 1);
    const gone = live.filter(({ history }) => history.state !== 'approved');
    expect(share(gone.length)).toBeCloseTo(0.05, 1);
    for (const { history } of gone) expect(history.updated).toBeLessThan(14 * 24 * 60);
  });

  test('went live within the last 120 days and stay for at least three more', () => {
    for (const { history } of live) {
      expect(history.decided).toBeLessThan(120 * 24 * 60 + 60);
      expect(history.submitted).toBeGreaterThan(history.decided ?? Infinity);
      expect(history.updated).toBeLessThanOrEqual(history.decided ?? 0);
      expect(history.expiresIn).toBeGreaterThanOrEqual(3 * 24 * 60);
    }
  });

  test('have one to five pictures', () => {
    for (const { scenes } of posts) expect([1, 2, 3, 4, 5]).toContain(scenes.length);
  });

  test('carry no telephone number that could ring anybody', () => {
    const numbers = posts.flatMap(({ fields }) => [fields.primaryContact, fields.secondaryContact ?? fields.primaryContact]);
    for (const number of numbers) expect(number).toMatch(/^0100000\d{4}$/);
    for (const { fields } of posts) {
      const digits = asciiDigits(`${fields.postTitle} ${fields.description}`).replace(/[-,\s]/g, '');
      for (const [found] of digits.matchAll(/01\d{9}/g)) expect(found).toMatch(/^0100000/);
    }
  });
});

test('every neighbourhood lies in the catalogue of areas and has something on offer', () => {
  const used = new Set(posts.map(({ fields }) => fields.subDistrict));
  for (const { sub } of Object.values(neighbourhoods)) {
    expect(placeOf(sub), sub).toBeDefined();
    expect(used, sub).toContain(sub);
  }
});

test('every poster has something on offer', () => {
  expect(new Set(posts.map(({ owner }) => owner)).size).toBe(posters.length + 1);
});
