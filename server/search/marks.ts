// The marks of a map: prices where one post is, counts where there are several.
import { limits } from '#contracts/limits.ts';
import type { MapMarks, Mark } from '#contracts/maps/map-search.ts';
import type { SearchQuery } from '#contracts/search/search.ts';
import { localityById, named, subDistrictById } from '#server/areas/catalogue.ts';
import { checkArea } from '#server/areas/service.ts';
import type { Services } from '#server/platform/services.ts';
import { type Cell, readMarks } from './index/marks-store.ts';
import { countedSought } from './seeking.ts';

const { cellPixels, marksMax } = limits.mapSearch;
const tilePixels = 256;

function markOf({ count, price, post_id, lat, lng, area: id }: Cell): Mark {
  const at = { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)), count, price };
  const area = localityById.get(id ?? '') ?? subDistrictById.get(id ?? '');
  if (area) return { ...at, area: named(area) };
  return count === 1 ? { ...at, PostID: post_id } : at;
}

/** Throws VALIDATION for an area that does not exist or lies elsewhere. */
export async function findMarks({ db }: Pick<Services, 'db'>, query: SearchQuery & { zoom: number }): Promise<MapMarks> {
  const { zoom, ...rest } = query;
  checkArea(rest);
  const { asked } = await countedSought(db, rest, limits.search.pageSize, false);
  let step = (360 / (tilePixels * 2 ** zoom)) * cellPixels;
  let cells = await readMarks(db, asked, step, marksMax);
  // Too many cells: coarser ones, so that each post is in one.
  while ((cells[0]?.cells ?? 0) > marksMax) {
    step *= 2;
    cells = await readMarks(db, asked, step, marksMax);
  }
  return { success: true, marks: cells.map(markOf), total: cells[0]?.total ?? 0 };
}
