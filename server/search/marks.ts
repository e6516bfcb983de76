// The marks of a map: prices where one post is, counts where there are several.
import { limits } from '#contracts/limits.ts';
import type { MapMarks, Mark } from '#contracts/maps/map-search.ts';
import type { SearchQuery } from '#contracts/search/search.ts';
import { localityById, named, subDistrictById } from '#server/areas/catalogue.ts';
import { middleOf } from '#server/areas/pin-place.ts';
import { checkArea } from '#server/areas/service.ts';
import type { Services } from '#server/platform/services.ts';
import { type AreaCell, type Cell, readMarks } from './index/marks-store.ts';
import { countedSought } from './seeking.ts';

const { cellPixels, marksMax } = limits.mapSearch;
const tilePixels = 256;

function cellMark({ count, price, post_id, lat, lng, south, west, north, east }: Cell): Mark {
  const at = { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)), count, price };
  return count === 1 ? { ...at, PostID: post_id } : { ...at, bounds: { south, west, north, east } };
}

function areaMark({ count, price, sub_district, locality }: AreaCell): Mark[] {
  const middle = middleOf({ district: '', sub_district, locality });
  const area = localityById.get(locality ?? '') ?? subDistrictById.get(sub_district);
  return middle && area ? [{ ...middle, count, price, area: named(area) }] : [];
}

/** Neighbourhoods without a middle of their own are in that of their sub-district, together. */
function together(marks: readonly Mark[]): Mark[] {
  return [...Map.groupBy(marks, ({ lat, lng }) => `${lat},${lng}`).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const count = others.reduce((sum, one) => sum + one.count, first.count);
    return [{ ...first, count, price: Math.min(first.price, ...others.map(({ price }) => price)) }];
  });
}

/** Throws VALIDATION for an area that does not exist or lies elsewhere. */
export async function findMarks({ db }: Pick<Services, 'db'>, query: SearchQuery & { zoom: number }): Promise<MapMarks> {
  const { zoom, ...rest } = query;
  checkArea(rest);
  const { asked } = await countedSought(db, rest, limits.search.pageSize, false);
  const step = (360 / (tilePixels * 2 ** zoom)) * cellPixels;
  const { cells, areas } = await readMarks(db, asked, step, marksMax);
  const marks = [...cells.map(cellMark), ...together(areas.flatMap(areaMark))].slice(0, marksMax);
  return { success: true, marks, total: marks.reduce((sum, { count }) => sum + count, 0) };
}
