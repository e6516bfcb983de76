// The marks of a map: prices where one post is, counts where there are several.
import { limits } from '#contracts/limits.ts';
import type { MapMarks, Mark } from '#contracts/maps/map-search.ts';
import type { SearchQuery } from '#contracts/search/search.ts';
import { localityById, named, subDistrictById } from '#server/areas/catalogue.ts';
import { checkArea } from '#server/areas/service.ts';
import type { Services } from '#server/platform/services.ts';
import { roundedEstimate } from './facets.ts';
import { type Cell, joinedCells, readCells } from './index/marks-store.ts';
import { soughtAlone } from './seeking.ts';

const { cellPixels, marksMax } = limits.mapSearch;
const tilePixels = 256;

function markOf({ count, price, post_id, lat, lng, area: id }: Cell, counted: (count: number) => number): Mark {
  const at = { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)), count: counted(count), price };
  const area = localityById.get(id ?? '') ?? subDistrictById.get(id ?? '');
  if (area) return { ...at, area: named(area) };
  return count === 1 ? { ...at, count, PostID: post_id } : at;
}

const fullestFirst = (a: Cell, b: Cell): number => b.count - a.count || a.post_id - b.post_id;

/** Throws VALIDATION for an area that does not exist or lies elsewhere. */
export async function findMarks({ db }: Pick<Services, 'db'>, query: SearchQuery & { zoom: number }): Promise<MapMarks> {
  const { zoom, ...rest } = query;
  checkArea(rest);
  let cellDegrees = (360 / (tilePixels * 2 ** zoom)) * cellPixels;
  const found = await readCells(db, await soughtAlone(db, rest), cellDegrees, query.bounds);
  const { isWhole, each } = found;
  const counted = (count: number): number => (isWhole ? count : roundedEstimate(count * each));
  let cells = found.cells.toSorted(fullestFirst);
  // Too many cells: coarser ones, so that each post is in one.
  while (cells.length > marksMax) {
    cells = joinedCells(cells, 2).toSorted(fullestFirst);
    cellDegrees *= 2;
  }
  const total = cells.reduce((sum, { count }) => sum + count, 0);
  return {
    success: true,
    marks: cells.map((cell) => markOf(cell, counted)),
    total: counted(total),
    totalIsExact: isWhole,
    cellDegrees,
  };
}
