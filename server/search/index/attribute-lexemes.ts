// What a post is like, as lexemes: by its columns and, where these say nothing, by its own words. So a search that was put into words
// finds posts whose form was left open; a filter set by hand asks the columns alone.
import { subtypes } from '#contracts/enums.ts';
import { attributeTerm, type Attribute, type AttributeName } from '#server/search/query/attributes/attribute.ts';
import { attributesInText } from '#server/search/query/attributes/attributes-in-text.ts';
import type { FilterColumns } from './filter-terms.ts';

/** The columns that say what a post is like. */
export interface AttributeColumns extends FilterColumns {
  title: string;
  description: string;
  garages: number | null;
  available_floor: number | null;
  total_floor: number | null;
  /** Of an imported post no one said who posted it, whatever the column has to hold. */
  source_id: string | null;
}

function floorsOf(floor: number, total: number | null): Attribute[] {
  return [
    { name: 'floor', value: floor },
    ...(floor > 0 ? [{ name: 'floor', value: 'upper' } as const] : []),
    ...(total !== null && floor >= total - 1 ? [{ name: 'floor', value: 'top' } as const] : []),
  ];
}

const valued = <T>(value: T | null, attribute: (value: T) => Attribute): Attribute[] => (value === null ? [] : [attribute(value)]);

function byColumns(post: AttributeColumns): Attribute[] {
  const { available_floor: floor, total_floor: total, garages } = post;
  const subtype = subtypes.find((one) => one === post.property_type);
  return [
    ...(subtype ? [{ name: 'subtype', value: subtype } as const] : []),
    ...valued(post.condition, (value) => ({ name: 'condition', value })),
    ...valued(post.construction_status, (value) => ({ name: 'construction', value })),
    ...valued(post.furnishing, (value) => ({ name: 'furnishing', value })),
    ...valued(post.facing, (value) => ({ name: 'facing', value })),
    ...valued(post.lift, (value) => ({ name: 'lift', value })),
    ...valued(post.land_category, (value) => ({ name: 'landCategory', value })),
    ...valued(post.source_id === null ? post.posted_by : null, (value) => ({ name: 'postedBy', value })),
    ...(garages === null || garages === 0 ? [] : [{ name: 'parking', value: true } as const]),
    ...post.facilities.map((value): Attribute => ({ name: 'facilities', value })),
    ...post.tenants.map((value): Attribute => ({ name: 'tenants', value })),
    ...valued(post.available_from, (value) => ({ name: 'availableBy', value })),
    ...(floor === null ? [] : floorsOf(floor, total)),
  ];
}

/** What a text may add to although the column says something: of facilities no one ticks all, a shop may be a showroom, and a building has more than one kind of parking. */
const additive: ReadonlySet<AttributeName> = new Set(['facilities', 'parking', 'subtype']);

const spread = (attribute: Attribute): Attribute[] =>
  attribute.name === 'floor' && typeof attribute.value === 'number' ? floorsOf(attribute.value, null) : [attribute];

/** Every lexeme of this kind of a post. */
export function attributeLexemesOf(post: AttributeColumns): string[] {
  const told = byColumns(post);
  const names = new Set(told.map(({ name }) => name));
  const said = attributesInText(post.title, post.description, post.posted_at).filter(({ name }) => additive.has(name) || !names.has(name));
  return [...new Set([...told, ...said.flatMap(spread)].map(attributeTerm))];
}
