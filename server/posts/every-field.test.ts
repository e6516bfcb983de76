// What a person fills in comes back as it was: stored by rowOf, compared by contentOf, shown by toDetail. A new field is among them.
import { expect, test } from 'vitest';
import { type PostFact, type PostFieldName, postFieldNames, postFields } from '#contracts/posts/post-fields.ts';
import { RentPostFields } from '#contracts/posts/posts.ts';
import type { PostRow } from './card.ts';
import { toDetail } from './card.ts';
import { contentOf } from './content.ts';
import { rowOf } from './service.ts';

const room = { kind: 'living', x: 0, y: 0, w: 12, h: 10.5 };

/** An answer to a question of its kind. */
function answerTo({ kind, min = 1, values = [''] }: PostFact): string | string[] {
  if (kind === 'many') return [values[0]];
  if (kind === 'choice') return values[0];
  if (kind === 'flag') return 'true';
  if (kind === 'date') return '2026-12-01';
  if (kind === 'floorPlan') return JSON.stringify({ north: 90, rooms: [room], doors: [{ room: 0, side: 'left', at: 2, width: 3 }], windows: [] });
  return kind === 'text' ? 'Road 3' : String(Math.max(min, 1));
}

/** An answer to every question; the types of property that ask it differ. */
const answers: Record<PostFieldName | 'rentFee', string | string[]> = {
  ...(Object.fromEntries(postFieldNames.map((name) => [name, answerTo(postFields[name])])) as Record<PostFieldName, string | string[]>),
  landUnits: 'katha',
  totalRooms: '9',
  bedrooms: '4',
  totalFloor: '6',
  availableFloor: '2',
  division: 'dhaka',
  district: 'dhaka',
  subDistrict: 'dhaka-gulshan',
  locality: 'gulshan-1',
  postCode: '1212',
  primaryContact: '01712345678',
  secondaryContact: '01712345679',
  rentFee: '65000',
  price: '65000',
  priceUnits: 'perMonth',
};

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

test('every answer is stored, and shown to those who may see it', () => {
  const kept = new Set<string>();
  const shown = new Set<string>();
  for (const propertyType of ['duplex', 'land']) {
    const row = rowOf('rent', RentPostFields.parse({ ...answers, propertyType }), 'owner');
    for (const [field, value] of Object.entries(contentOf(row))) if (isGiven(value)) kept.add(field);
    const now = new Date();
    const read = { post_id: 1, state: 'approved', promoted_until: null, previous_price: null, pictures: [], posted_at: now, updated_at: now, ...row };
    const owner = { _id: 'o', name: 'n', proPic: null, joinDate: '', livePosts: 1 };
    for (const [field, value] of Object.entries(toDetail(read as unknown as PostRow, owner, false))) if (isGiven(value)) shown.add(field);
  }
  const given = Object.keys(answers).filter((field) => field !== 'rentFee');
  expect(given.filter((field) => !kept.has(field)).toSorted()).toEqual([]);
  const unseen = ['lat', 'lng', 'plan', 'primaryContact', 'secondaryContact'];
  expect(given.filter((field) => !shown.has(field)).toSorted()).toEqual(unseen);
});
