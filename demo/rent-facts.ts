// What tenants ask first: as the title and the description say it, otherwise by a chance of its own, so that nothing else falls otherwise.
import type { TenantKind } from '#contracts/enums.ts';
import type { RentPostInput } from '#contracts/posts/posts.ts';
import { asciiDigits } from '#contracts/values.ts';
import type { Lot } from './lot.ts';
import { randomFrom, type Random } from '@uthan/scenes/random.ts';

const factsSeed = 26_000;
const freeSeed = 31_000;

/** For whom a home is where nothing says it. */
const usualTenants: readonly (readonly TenantKind[])[] = [['family'], ['family'], ['family'], ['family', 'bachelor'], ['family', 'office']];

const saidTenants: ReadonlyArray<readonly [RegExp, readonly TenantKind[]]> = [
  [/ছাত্রী|মেয়েদের|ladies|female/i, ['female', 'student']],
  [/ছাত্র|শিক্ষার্থী|\bstudents?\b/i, ['student', 'bachelor']],
  [/ব্যাচেলর|মেস|bachelor|single tenants/i, ['bachelor']],
  [/ফ্যামিলি|পরিবার|দম্পতি|family/i, ['family']],
];

/** The title counts more than the description, which may tell families and students alike. */
function tenantsOf(title: string, description: string, isNotified: boolean, random: Random): readonly TenantKind[] | undefined {
  const usual = random.pick(usualTenants);
  const said = [title, description].flatMap((text) => saidTenants.filter(([words]) => words.test(text)))[0];
  return said?.[1] ?? (isNotified ? usual : undefined);
}

const counts: Readonly<Record<string, number>> = { এক: 1, দুই: 2, তিন: 3, one: 1, two: 2, three: 3 };
const countOf = (word: string | undefined): number | undefined => (word === undefined ? undefined : (counts[word.toLowerCase()] ?? Number(word)));

function saidAdvance(text: string): number | undefined {
  const [, bn] = /অগ্রিম (?:মাত্র )?(\d|এক|দুই|তিন) মাস/.exec(text) ?? [];
  const [, before, after] = /(\d|one|two|three) months?’? advance|advance of (\d|one|two|three) month/i.exec(text) ?? [];
  return countOf(bn ?? before ?? after);
}

function saidCharge(text: string): number | undefined {
  const [, bn, en] = /সার্ভিস চার্জ ([\d,]+)|service charge Tk ([\d,]+)/i.exec(text) ?? [];
  const sum = bn ?? en;
  return sum === undefined ? undefined : Number(sum.replaceAll(',', ''));
}

const chargeIncluded = /সার্ভিস চার্জসহ|bills included/i;

export function rentFacts(lot: Lot, description: string, number: number): Partial<Pick<RentPostInput, 'tenants' | 'advanceMonths' | 'serviceCharge'>> {
  const random = randomFrom(factsSeed + number);
  const home = lot.is === 'apartment' || lot.is === 'home' || lot.is === 'duplex';
  const text = asciiDigits(`${lot.title} ${description}`);
  const isNotified = random.chance(0.85);
  const tenants = tenantsOf(lot.title, description, isNotified, random);
  const usual = { advance: home ? random.whole(1, 3) : random.whole(3, 10), perSqft: random.real(2.5, 5) };
  const isShared = lot.is === 'apartment' || lot.is === 'office' || lot.is === 'shop' || lot.is === 'showroom';
  const charge = saidCharge(text) ?? (isShared && !chargeIncluded.test(text) ? Math.round(((lot.size ?? 1000) * usual.perSqft) / 500) * 500 : undefined);
  const advance = saidAdvance(text) ?? (isNotified ? usual.advance : undefined);
  return {
    ...(home && tenants ? { tenants: [...tenants] } : {}),
    ...(advance === undefined ? {} : { advanceMonths: advance }),
    ...(charge && (isNotified || saidCharge(text)) ? { serviceCharge: charge } : {}),
  };
}

/** In how many months it falls empty, 0 where it is already; undefined where nothing is said. */
export function freeIn(text: string, number: number): number | undefined {
  const random = randomFrom(freeSeed + number);
  const usual = random.chance(0.8) ? random.pick([0, 1, 1, 2, 2, 3]) : undefined;
  if (/এখনই খালি|এখন খালি|ready to move|vacant now/i.test(text)) return 0;
  return /আগামী মাস|next month/i.test(text) ? 1 : usual;
}
