// Where the guide of an area is read.
import type { GuideArea } from './area-guides.ts';

const division = '-division';

/** Divisions share their id with the district of their capital. */
export const guideName = (level: GuideArea['level'], id: string): string => (level === 'division' ? `${id}${division}` : id);

/** The id of a division that is so named; undefined for every other name. */
export const divisionNamed = (name: string): string | undefined => (name.endsWith(division) ? name.slice(0, -division.length) : undefined);

export const guidePath = (level: GuideArea['level'], id: string): string => `/Area/${guideName(level, id)}`;

type Named = Pick<GuideArea, 'level' | 'id'>;

/** Where an area is compared with another; without one the page asks for it. */
export const areasPath = (one: Named, other?: Named): string => `${guidePath(one.level, one.id)}/and${other ? `/${guideName(other.level, other.id)}` : ''}`;
