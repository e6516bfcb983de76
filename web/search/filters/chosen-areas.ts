// For loaders: the places a filter form offers before scripts. The whole catalogue is too much for every page, so it is
// divisions, the districts of the chosen division and the sub-districts of the chosen district.
import { areas } from '#contracts/areas.ts';
import type { DivisionArea } from '#contracts/areas.ts';
import { call, type Api } from '#web/platform/api.ts';
import type { AreaChoice } from '#web/areas/area-tree.ts';
import type { PlaceOption, ShownAreas } from '#web/search/results/shown-areas.ts';

let kept: Promise<DivisionArea[]> | undefined;

/** The catalogue changes with a release only, so a server reads it once. */
function catalogue(api: Api): Promise<DivisionArea[]> {
  kept ??= call(api, areas.list).then(
    (answer) => answer.divisions,
    (error: unknown) => {
      kept = undefined;
      throw error;
    },
  );
  return kept;
}

/** The chosen places with their parents filled in: a sub-district alone says its district and division. */
function chainOf(divisions: readonly DivisionArea[], asked: AreaChoice): AreaChoice {
  const districts = divisions.flatMap((division) => division.districts.map((district) => ({ division, district })));
  const holder = districts.find(({ district }) =>
    asked.subDistrict ? district.subDistricts.some((sub) => sub.id === asked.subDistrict) : district.id === asked.district,
  );
  if (!holder) return { ...asked, subDistrict: '' };
  return { division: asked.division || holder.division.id, district: asked.district || holder.district.id, subDistrict: asked.subDistrict };
}

/** A neighbourhood with its sub-district. */
const localityIn = (divisions: readonly DivisionArea[], id: string) =>
  divisions
    .flatMap(({ districts }) => districts.flatMap(({ subDistricts }) => subDistricts))
    .flatMap((sub) => sub.localities.map((locality) => ({ locality, subDistrict: sub.id })))
    .find(({ locality }) => locality.id === id);

/** What the form shows for these choices, in the reader's language. */
export async function shownAreas(api: Api, asked: AreaChoice, neighbourhood = ''): Promise<ShownAreas> {
  const divisions = await catalogue(api);
  const within = localityIn(divisions, neighbourhood);
  const chosen = chainOf(divisions, within ? { ...asked, subDistrict: within.subDistrict } : asked);
  const option = (place: { id: string; bn: string; en: string }): PlaceOption => ({ id: place.id, name: place[api.lng] });
  const division = divisions.find((one) => one.id === chosen.division);
  const district = division?.districts.find((one) => one.id === chosen.district);
  return {
    chosen,
    ...(within ? { locality: option(within.locality) } : {}),
    division: divisions.map(option),
    district: (division?.districts ?? []).map(option),
    subDistrict: (district?.subDistricts ?? []).map(option),
  };
}
