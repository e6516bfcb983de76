// For loaders: the places of a search by their names, and those that lists offer before scripts. The whole catalogue is too much for
// every page, so these are divisions, the districts of the chosen division and the sub-districts of the chosen district.
import { areas } from '#contracts/maps/areas.ts';
import type { DivisionArea } from '#contracts/maps/areas.ts';
import { call, type Api } from '#web/platform/api.ts';
import type { Language } from '#i18n/language.ts';
import type { AreaChoice } from '#web/areas/area-tree.ts';
import { choiceIn, type PlaceOption, type ShownAreas } from '#web/search/results/shown-areas.ts';
import { placeLevels, placesIn, type ChosenPlace } from './chosen-places.ts';

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

interface Named {
  id: string;
  bn: string;
  en: string;
}

/** The way down to each place of these ids, the widest first. */
function waysTo(divisions: readonly DivisionArea[], wanted: ReadonlySet<string>): Named[][] {
  const ways = divisions.flatMap((division): Named[][] => [
    [division],
    ...division.districts.flatMap((district): Named[][] => [
      [division, district],
      ...district.subDistricts.flatMap((sub): Named[][] => [
        [division, district, sub],
        ...sub.localities.map((locality): Named[] => [division, district, sub, locality]),
      ]),
    ]),
  ]);
  return ways.filter((way) => wanted.has(`${placeLevels[way.length - 1]} ${way.at(-1)?.id}`));
}

function placeAt(way: readonly Named[], lng: Language): ChosenPlace | undefined {
  const [level, last] = [placeLevels[way.length - 1], way.at(-1)];
  if (!level || !last) return undefined;
  // A neighbourhood is told by its district, as on cards.
  const around = way.slice(0, placeLevels.indexOf('subDistrict')).findLast((one) => one[lng] !== last[lng])?.[lng];
  const chain = Object.fromEntries(way.map(({ id }, at) => [placeLevels[at], id]));
  return { level, id: last.id, name: last[lng], ...(around ? { around } : {}), chain };
}

/** The places that parameters name, in the reader's language. */
function namedPlaces(divisions: readonly DivisionArea[], params: URLSearchParams, lng: Language): ChosenPlace[] {
  const wanted = new Set(placeLevels.flatMap((level) => params.getAll(level).map((id) => `${level} ${id}`)));
  if (wanted.size === 0) return [];
  return placesIn(
    params,
    waysTo(divisions, wanted).flatMap((way) => placeAt(way, lng) ?? []),
  );
}

/** The places that are left out; an id that a division shares with its district is the district's. */
const excludedPlaces = (divisions: readonly DivisionArea[], params: URLSearchParams, lng: Language): PlaceOption[] =>
  params.getAll('withoutArea').map((id) => {
    const way = waysTo(divisions, new Set(placeLevels.map((level) => `${level} ${id}`))).toSorted((a, b) => b.length - a.length)[0];
    return { id, name: way?.at(-1)?.[lng] ?? id };
  });

/** The chosen places with their parents filled in: a sub-district alone says its district and division. */
function chainOf(divisions: readonly DivisionArea[], asked: AreaChoice): AreaChoice {
  const districts = divisions.flatMap((division) => division.districts.map((district) => ({ division, district })));
  const holder = districts.find(({ district }) =>
    asked.subDistrict ? district.subDistricts.some((sub) => sub.id === asked.subDistrict) : district.id === asked.district,
  );
  if (!holder) return { ...asked, subDistrict: '' };
  return { division: asked.division || holder.division.id, district: asked.district || holder.district.id, subDistrict: asked.subDistrict };
}

/** What the page shows for these parameters; `inForce` also has the places that the words of the search name. */
export async function shownAreas(api: Api, params: URLSearchParams, inForce = params): Promise<ShownAreas> {
  const divisions = await catalogue(api);
  const named = namedPlaces(divisions, params, api.lng);
  const neighbourhood = named.length === 1 ? named.find(({ level }) => level === 'locality') : undefined;
  const asked = choiceIn(params);
  const chosen = chainOf(divisions, neighbourhood ? { ...asked, subDistrict: neighbourhood.chain.subDistrict ?? '' } : asked);
  const option = (place: Named): PlaceOption => ({ id: place.id, name: place[api.lng] });
  const division = divisions.find((one) => one.id === chosen.division);
  const district = division?.districts.find((one) => one.id === chosen.district);
  return {
    chosen,
    places: inForce === params ? named : namedPlaces(divisions, inForce, api.lng),
    excluded: excludedPlaces(divisions, params, api.lng),
    division: divisions.map(option),
    district: (division?.districts ?? []).map(option),
    subDistrict: (district?.subDistricts ?? []).map(option),
  };
}
