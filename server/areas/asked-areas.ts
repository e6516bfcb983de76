// Areas that someone asks for: of each level any number, a post lies in one of them.
import type { Place } from '#contracts/maps/areas.ts';
import { districtById, divisionById, localityById, subDistrictById } from './catalogue.ts';

export const areaLevels = ['division', 'district', 'subDistrict', 'locality'] as const satisfies readonly (keyof Place)[];
export type AreaLevel = (typeof areaLevels)[number];

export type AreaIds = string | readonly string[] | undefined;
export type AreasByLevel = { [level in AreaLevel]?: AreaIds };

/** One id of each level at most: an area with those around it. */
export type AreaChain = { [level in AreaLevel]?: string };

/** Everywhere, for a query that names places. */
export const noAreas: AreasByLevel = { division: [], district: [], subDistrict: [], locality: [] };

export const idsOf = (ids: AreaIds): readonly string[] => (ids === undefined ? [] : typeof ids === 'string' ? [ids] : ids);

/** The area with those around it; undefined where there is none of this id. */
export function areaChain(level: AreaLevel, id: string): AreaChain | undefined {
  if (level === 'division') return divisionById.has(id) ? { division: id } : undefined;
  const parent =
    level === 'district' ? districtById.get(id)?.division : level === 'subDistrict' ? subDistrictById.get(id)?.district : localityById.get(id)?.subDistrict;
  const above = areaLevels[areaLevels.indexOf(level) - 1];
  return parent === undefined || above === undefined ? undefined : { ...areaChain(above, parent), [level]: id };
}

/** From the narrowest: an id that a division shares with its district is the district's. */
const byId = [...areaLevels].toReversed();

/** The level of an area that only its id names; undefined where there is none of this id. */
export const levelOf = (id: string): AreaLevel | undefined => byId.find((level) => areaChain(level, id) !== undefined);

export interface AskedArea {
  level: AreaLevel;
  id: string;
  chain: AreaChain;
}

/** All of them, the widest level first. */
export const askedAreas = (areas: AreasByLevel): AskedArea[] =>
  areaLevels.flatMap((level) => idsOf(areas[level]).map((id) => ({ level, id, chain: areaChain(level, id) ?? { [level]: id } })));

/** Those of which no part is asked for as well: anyone who names Dhaka and Mirpur means Mirpur. */
export const narrowestOf = (asked: readonly AskedArea[]): AskedArea[] =>
  asked.filter((area) => !asked.some((other) => other !== area && other.chain[area.level] === area.id));

export const isAreaLevel = (name: string): name is AreaLevel => (areaLevels as readonly string[]).includes(name);

/** A single area as its id alone. */
export const oneOrMore = (ids: readonly string[]): string | readonly string[] => (ids.length === 1 ? (ids[0] ?? ids) : ids);
