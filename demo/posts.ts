// Every demo post, the same on every machine: hand-written lots, completed by chance that always falls the same way.
import type { Division, PostType, RejectionReason } from '#contracts/enums.ts';
import type { SellPostInput } from '#contracts/posts/posts.ts';
import { placeOf } from '#server/areas/catalogue.ts';
import { numbers } from '#i18n/numbers.ts';
import { flatsForSale } from '#demo/content/flats-for-sale.ts';
import { flatsToRent } from '#demo/content/flats-to-rent.ts';
import { neighbourhoods, type NeighbourhoodName } from '#demo/content/neighbourhoods.ts';
import { posters } from '#demo/content/people.ts';
import { propertyForSale } from '#demo/content/property-for-sale.ts';
import { propertyToRent } from '#demo/content/property-to-rent.ts';
import { soldEarlier } from '#demo/content/sold-earlier.ts';
import { waitingLots, type WaitingLot } from '#demo/content/waiting.ts';
import { describe, languageOf } from './description.ts';
import { detailsOf, type Details } from './details.ts';
import { liveHistory, soldHistory, unseenHistory, type History } from './history.ts';
import { agree, localitiesIn, localityOf } from './locality.ts';
import type { Lot, Neighbourhood } from './lot.ts';
import { demoPhone, sellerPhone } from './phones.ts';
import { planOf } from './floor-plan.ts';
import { pinOf } from './pin.ts';
import { coverPicker, scenesOf, type PickCover, type Scene } from './pictures.ts';
import { randomFrom, type Random } from '@uthan/scenes/random.ts';
import { freeIn, rentFacts } from './rent-facts.ts';

/** Who posts: a poster's place in the list, or the demo seller. */
export type DemoOwner = number | 'seller';

export interface DemoPost {
  sourceId: string;
  type: PostType;
  fields: SellPostInput;
  owner: DemoOwner;
  /** Of what is to rent: in how many months, from whose first day, it is empty. */
  freeIn: number | undefined;
  history: History;
  scenes: readonly Scene[];
  reason: RejectionReason | undefined;
  note: string | undefined;
}

const seed = 19_710;
/** An order whose newest posts make a good first page; look at that page again after adding a lot. */
const orderSeed = 217_784;
const sellerLivePosts = 7;
/** Apart from the other posts, whose numbers decide their pictures and prices. */
const soldFrom = 901;
const blockLetters = { bn: ['এ', 'বি', 'সি', 'ডি', 'ই', 'এফ'], en: ['A', 'B', 'C', 'D', 'E', 'F'] };

const phoneOf = (owner: DemoOwner): string => (owner === 'seller' ? sellerPhone : demoPhone(2000 + owner * 37));

function addressOf(lot: Lot, place: Neighbourhood, random: Random): Pick<SellPostInput, 'street' | 'house'> {
  const lng = languageOf(lot.title);
  const { plain } = numbers(lng);
  const patterns = place.streets.map((pair) => pair[lng === 'bn' ? 0 : 1]);
  const said = localitiesIn(lot.title, place.sub);
  const fitting = patterns.filter((one) => agree(said, localitiesIn(one, place.sub)));
  const pattern = random.pick(fitting.length > 0 ? fitting : patterns);
  const street = lot.street ?? pattern.replace('{n}', plain(random.whole(2, 19))).replace('{b}', random.pick(blockLetters[lng]));
  const number = plain(random.whole(3, 96));
  if (lot.is === 'land' || !random.chance(0.45)) return { street };
  const lived = lot.is === 'apartment' || lot.is === 'home' || lot.is === 'duplex';
  const [bn, en] = lived ? ['বাসা', 'House'] : ['হোল্ডিং', 'Holding'];
  return { street, house: `${lng === 'bn' ? bn : en} ${number}` };
}

function areaOf(place: Neighbourhood): Pick<SellPostInput, 'division' | 'district' | 'subDistrict' | 'postCode'> {
  const found = placeOf(place.sub);
  if (!found) throw new Error(`The catalogue of areas has no ${place.sub}.`);
  return { division: found.division.id, district: found.district.id, subDistrict: found.subDistrict.id, postCode: place.postCode };
}

function posterFor({ postedBy }: Details, division: string, random: Random): number {
  const local = posters.flatMap((poster, index) => (poster.divisions.includes(division as Division) ? [{ poster, index }] : []));
  const fitting = local.filter(({ poster }) => poster.kind === postedBy);
  return random.pick(fitting.length > 0 ? fitting : local).index;
}

interface Drafted {
  lot: Lot<NeighbourhoodName>;
  type: PostType;
  number: number;
  random: Random;
}

function draft(
  { lot, type, number, random }: Drafted,
  owner: DemoOwner | undefined,
  description: string | undefined,
): { fields: SellPostInput; owner: DemoOwner } {
  const place: Neighbourhood = neighbourhoods[lot.at];
  const area = areaOf(place);
  const details = detailsOf(lot, place, type === 'rent', random);
  const by = owner ?? posterFor(details, area.division, random);
  const postedBy = by === 'seller' ? 'agent' : (posters[by]?.kind ?? 'owner');
  const told = { ...details, postedBy };
  const text = description ?? describe(lot.title, told, place, type === 'rent', random);
  const facts = type === 'rent' ? rentFacts(lot, text, number) : {};
  const address = addressOf(lot, place, random);
  const locality = localityOf(lot.at, place.sub, { street: String(address.street ?? ''), title: lot.title });
  return {
    owner: by,
    fields: {
      postTitle: lot.title,
      description: text,
      ...told,
      floorPlan: planOf(told, number),
      ...area,
      locality,
      ...facts,
      ...address,
      ...pinOf({ locality, subDistrict: area.subDistrict }, number),
      primaryContact: phoneOf(by),
      ...(random.chance(0.2) ? { secondaryContact: demoPhone(6000 + random.whole(0, 900)) } : {}),
      plan: 'free',
    },
  };
}

function scenes({ lot, type, number, random }: Drafted, fields: SellPostInput, pickCover: PickCover): Scene[] {
  const [size, unit] = lot.land ?? [];
  const shown = {
    type: lot.is,
    title: lot.title,
    storeys: Number(fields.totalFloor ?? 1),
    studio: lot.is === 'apartment' && (lot.size ?? 0) < 300,
    land: lot.is === 'land' && size && unit ? { size, unit } : undefined,
  };
  return scenesOf(number, shown, pickCover(shown, type, number), random);
}

const sourceId = (number: number): string => `demo-${String(number).padStart(3, '0')}`;

function livePost(drafted: Drafted, { index, count, seller, pickCover }: { index: number; count: number; seller: boolean; pickCover: PickCover }): DemoPost {
  const { fields, owner } = draft(drafted, seller ? 'seller' : undefined, undefined);
  const { lot, type, number, random } = drafted;
  const history = liveHistory({ index, count, type, price: Number(fields.price), was: lot.was }, random);
  return {
    sourceId: sourceId(number),
    type,
    fields: { ...fields, plan: history.promotion === 'none' || history.promotion === 'declined' ? 'free' : 'paid' },
    owner,
    freeIn: type === 'rent' ? freeIn(`${fields.postTitle} ${fields.description}`, number) : undefined,
    history,
    scenes: scenes(drafted, fields, pickCover),
    reason: undefined,
    note: undefined,
  };
}

function unseenPost(waiting: WaitingLot, number: number, copied: readonly Scene[], pickCover: PickCover): DemoPost {
  const drafted: Drafted = { lot: waiting.lot, type: waiting.rent ? 'rent' : 'sell', number, random: randomFrom(seed + number) };
  const { fields, owner } = draft(drafted, waiting.seller ? 'seller' : undefined, waiting.description);
  const own = scenes(drafted, fields, pickCover);
  return {
    sourceId: sourceId(number),
    type: drafted.type,
    fields: { ...fields, plan: waiting.promotion ? 'paid' : 'free' },
    owner,
    freeIn: drafted.type === 'rent' ? freeIn(`${fields.postTitle} ${fields.description}`, number) : undefined,
    history: unseenHistory(waiting.state, waiting.waited, waiting.promotion ?? false),
    scenes: waiting.pictures === 'copied' ? copied : waiting.pictures === 'blurred' ? own.map((scene) => ({ ...scene, blurred: true })) : own,
    reason: waiting.reason,
    note: waiting.note,
  };
}

function draftedLots(): Drafted[] {
  const sell = [...flatsForSale, ...propertyForSale].map((lot) => ({ lot, type: 'sell' as const }));
  const rent = [...flatsToRent, ...propertyToRent].map((lot) => ({ lot, type: 'rent' as const }));
  const lots = [...sell, ...rent].map((one, index) => ({ ...one, number: index + 1, random: randomFrom(seed + index + 1) }));
  return randomFrom(orderSeed).shuffled(lots);
}

/** All of them, newest first; those that the public does not see come last. */
export function demoPosts(): DemoPost[] {
  const lots = draftedLots();
  const pickCover = coverPicker();
  let left = sellerLivePosts;
  const live = lots.map((drafted, index) => {
    const seller = index % 9 === 4 && left > 0 && neighbourhoods[drafted.lot.at].sub.startsWith('dhaka-') && drafted.lot.also?.postedBy === undefined;
    if (seller) left--;
    return livePost(drafted, { index, count: lots.length, seller, pickCover });
  });
  const copied = live.find(({ fields, type }) => type === 'sell' && fields.propertyType === 'apartment')?.scenes ?? [];
  return [...live, ...waitingLots.map((waiting, index) => unseenPost(waiting, lots.length + index + 1, copied, pickCover))];
}

/** What was sold or let before the posts of `demoPosts`: no longer shown, but rates and times of sale are told from it. */
export const soldEarlierPosts = (): DemoPost[] =>
  soldEarlier.map(({ lot, rent, soldAgo, live }, index) => {
    const number = soldFrom + index;
    const type = rent ? 'rent' : 'sell';
    const { fields, owner } = draft({ lot, type, number, random: randomFrom(seed + number) }, undefined, undefined);
    return {
      sourceId: sourceId(number),
      type,
      fields,
      owner,
      freeIn: rent ? 0 : undefined,
      history: soldHistory(type, soldAgo, live),
      scenes: [],
      reason: undefined,
      note: undefined,
    };
  });
