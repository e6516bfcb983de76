// Fetched when a picker appears: the contract's schemas stay out of the first load.
import { areas } from '#contracts/maps/areas.ts';
import { unions } from '#contracts/maps/unions.ts';
import type { Named } from '#contracts/values.ts';
import { call, type Api } from '#web/platform/api.ts';
import { areaTree, type AreaTree } from './area-tree.ts';

export const fetchAreas = async (api: Api): Promise<AreaTree> => areaTree((await call(api, areas.list)).divisions);

export const fetchUnions = async (api: Api, subDistrict: string): Promise<readonly Named[]> =>
  (await call(api, unions.list, { query: { subDistrict } })).unions;
