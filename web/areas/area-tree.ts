// The catalogue as three flat lists in which every place knows its parents: what a picker searches.
import type { DivisionArea } from '#contracts/maps/areas.ts';
import { fit, fold } from './fold.ts';

export const areaLevels = ['division', 'district', 'subDistrict'] as const;
export type AreaLevel = (typeof areaLevels)[number];

/** Ids of the chosen places; empty where nothing is chosen. */
export type AreaChoice = Readonly<Record<AreaLevel, string>>;

export const noArea: AreaChoice = { division: '', district: '', subDistrict: '' };

export interface AreaOption {
  id: string;
  bn: string;
  en: string;
  parent?: AreaOption;
  /** Name, other spellings and aliases, folded. */
  names: readonly string[];
}

export type AreaTree = Readonly<Record<AreaLevel | 'locality', readonly AreaOption[]>>;

interface Place {
  id: string;
  bn: string;
  en: string;
  aliases: readonly string[];
}

const option = ({ id, bn, en, aliases }: Place, parent?: AreaOption): AreaOption => ({
  id,
  bn,
  en,
  names: [...new Set([bn, en, ...aliases].map(fold))],
  ...(parent ? { parent } : {}),
});

export function areaTree(divisions: readonly DivisionArea[]): AreaTree {
  const tree: Record<AreaLevel | 'locality', AreaOption[]> = { division: [], district: [], subDistrict: [], locality: [] };
  for (const division of divisions) {
    const ofDivision = option(division);
    tree.division.push(ofDivision);
    for (const district of division.districts) {
      const ofDistrict = option(district, ofDivision);
      tree.district.push(ofDistrict);
      for (const sub of district.subDistricts) {
        const ofSub = option(sub, ofDistrict);
        tree.subDistrict.push(ofSub);
        for (const locality of sub.localities) tree.locality.push(option({ ...locality, aliases: [] }, ofSub));
      }
    }
  }
  return tree;
}

export const findArea = (tree: AreaTree, level: AreaLevel | 'locality', id: string): AreaOption | undefined => tree[level].find((one) => one.id === id);

/** What people call a chosen place: its neighbourhood, otherwise its sub-district. */
export const closestOf = (tree: AreaTree, { subDistrict, locality }: { subDistrict: string; locality: string }): AreaOption | undefined =>
  findArea(tree, 'locality', locality) ?? findArea(tree, 'subDistrict', subDistrict);

/** Every place of every level, the widest first: for anyone who types Mirpur into the box of divisions. */
export const everyArea = (tree: AreaTree): readonly AreaOption[] => [...tree.division, ...tree.district, ...tree.subDistrict, ...tree.locality];

/** The choice after picking a place of any level, with the neighbourhood where it is one. */
export function chooseAny(tree: AreaTree, chosen: AreaChoice, picked: AreaOption): { choice: AreaChoice; locality: string } {
  const level = areaLevels.find((one) => tree[one].includes(picked));
  if (level) return { choice: chooseArea(tree, chosen, level, picked), locality: '' };
  return { choice: chooseArea(tree, chosen, 'subDistrict', picked.parent), locality: picked.id };
}

/** What may be chosen at a level: everything under the parents that are already chosen. */
export function optionsUnder(tree: AreaTree, level: AreaLevel, chosen: AreaChoice): readonly AreaOption[] {
  if (level === 'division') return tree.division;
  // A division and its first district may share an id, so the level decides which list a parent is looked for in.
  if (level === 'subDistrict' && chosen.district) return tree.subDistrict.filter((one) => one.parent?.id === chosen.district);
  if (!chosen.division) return tree[level];
  if (level === 'district') return tree.district.filter((one) => one.parent?.id === chosen.division);
  return tree.subDistrict.filter((one) => one.parent?.parent?.id === chosen.division);
}

/** The options that fit what was typed, best first. */
export function searchAreas(options: readonly AreaOption[], typed: string): AreaOption[] {
  const query = fold(typed);
  const found: { one: AreaOption; rank: number }[] = [];
  for (const one of options) {
    const rank = fit(query, one.names);
    if (rank !== undefined) found.push({ one, rank });
  }
  return found.toSorted((a, b) => a.rank - b.rank).map(({ one }) => one);
}

/** The choice after picking (or clearing) one level: parents are filled in, children that lie elsewhere go. */
export function chooseArea(tree: AreaTree, chosen: AreaChoice, level: AreaLevel, picked: AreaOption | undefined): AreaChoice {
  if (level === 'subDistrict') {
    if (!picked) return { ...chosen, subDistrict: '' };
    return { division: picked.parent?.parent?.id ?? '', district: picked.parent?.id ?? '', subDistrict: picked.id };
  }
  const sub = findArea(tree, 'subDistrict', chosen.subDistrict);
  if (level === 'district') {
    if (!picked) return { ...chosen, district: '', subDistrict: '' };
    return { division: picked.parent?.id ?? '', district: picked.id, subDistrict: sub?.parent?.id === picked.id ? sub.id : '' };
  }
  if (!picked || picked.id !== chosen.division) return { ...noArea, division: picked?.id ?? '' };
  return chosen;
}
