// Comes with the first touch of a filter form: the whole catalogue of places, so that the lists narrow without asking the server.
import { areaTree, chooseArea, findArea, optionsUnder, type AreaOption, type AreaTree } from '#web/areas/area-tree.ts';
import { areas } from '#contracts/areas.ts';
import { call, type Api } from '#web/platform/api.ts';
import type { Language } from '#i18n/language.ts';
import type { AreaChoice, AreaLevel } from '#web/areas/area-tree.ts';
import type { PlaceOption } from '#web/search/results/shown-areas.ts';

/** Places of one parent; without a parent chosen there are several groups. */
interface PlaceGroup {
  name: string | undefined;
  places: PlaceOption[];
}

export interface AreaOptions {
  /** The choice after picking (or clearing) one level: parents are filled in, children that lie elsewhere go. */
  choose(chosen: AreaChoice, level: AreaLevel, id: string): AreaChoice;
  groups(level: AreaLevel, chosen: AreaChoice): PlaceGroup[];
}

function grouped(places: readonly AreaOption[], lng: Language): PlaceGroup[] {
  const groups = new Map<string | undefined, PlaceGroup>();
  for (const place of places) {
    const name = place.parent?.[lng];
    const group = groups.get(name) ?? { name, places: [] };
    group.places.push({ id: place.id, name: place[lng] });
    groups.set(name, group);
  }
  return [...groups.values()];
}

const optionsOf = (tree: AreaTree, lng: Language): AreaOptions => ({
  choose: (chosen, level, id) => chooseArea(tree, chosen, level, findArea(tree, level, id)),
  groups: (level, chosen) => grouped(optionsUnder(tree, level, chosen), lng),
});

/** Fetches the catalogue; the browser keeps it for a day. Throws CallFailure. */
export async function fetchAreaOptions(api: Api): Promise<AreaOptions> {
  return optionsOf(areaTree((await call(api, areas.list)).divisions), api.lng);
}
