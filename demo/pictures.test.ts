// What the pictures of all demo posts look like together.
import { describe, expect, test } from 'vitest';
import { archetypeOf, type Scene } from './pictures.ts';
import { demoPosts, type DemoPost } from './posts.ts';

const posts = demoPosts();
const live = posts.filter(({ history }) => history.approved);
const coverOf = ({ scenes: [first] }: DemoPost): Scene => first as Scene;
const archetype = ({ kind, shot }: Scene): string => archetypeOf({ kind, view: shot.view });
const share = <T>(all: readonly T[], of: (one: T) => boolean): number => all.filter(of).length / all.length;

describe('the covers of the demo', () => {
  const flats = live.filter(({ fields }) => fields.propertyType === 'apartment');

  test('show a room on two of five flats, of every kind that sells a flat', () => {
    const inside = flats.map(coverOf).filter(({ kind }) => kind === 'room');
    expect(inside.length / flats.length).toBeGreaterThan(0.38);
    expect(inside.length / flats.length).toBeLessThan(0.52);
    expect(new Set(inside.map(archetype))).toEqual(new Set(['room living', 'room balcony', 'room bedroom', 'room kitchen']));
  });

  test('show six sides of houses, none on more than a fifth of the flats', () => {
    const kinds = Map.groupBy(flats.map(coverOf), archetype);
    expect([...kinds.keys()].filter((kind) => kind.startsWith('flat'))).toHaveLength(6);
    for (const [kind, all] of kinds) expect(all.length / flats.length, kind).toBeLessThan(0.2);
  });

  test('never show the same twice in a row, in the list of all and in those of a type', () => {
    const lists = [
      live,
      ...Map.groupBy(live, ({ type }) => type).values(),
      ...Map.groupBy(live, ({ type, fields }) => `${type} ${fields.propertyType}`).values(),
    ];
    for (const list of lists) {
      const seen = list.map((post) => archetype(coverOf(post)));
      expect(seen.filter((one, at) => one === seen[at - 1])).toEqual([]);
    }
  });

  test('are of the night on one of twenty at most, and of no plot after sunset', () => {
    expect(share(posts, (post) => coverOf(post).shot.hour === 'night')).toBeLessThanOrEqual(0.05);
    expect(share(posts, (post) => coverOf(post).shot.hour === 'night')).toBeGreaterThan(0);
    const plots = posts.filter(({ fields }) => fields.propertyType === 'land').flatMap(({ scenes }) => scenes);
    expect(plots.filter(({ shot: { hour } }) => hour === 'night' || hour === 'dusk')).toEqual([]);
  });
});

test('the pictures of a post agree in house and hour, and each is another view', () => {
  for (const { scenes, fields } of posts) {
    expect(new Set(scenes.map(({ shot }) => shot.hour)).size, fields.postTitle).toBe(1);
    expect(new Set(scenes.map(({ shot }) => shot.house)).size, fields.postTitle).toBe(1);
    expect(new Set(scenes.map(archetype)).size, fields.postTitle).toBe(scenes.length);
  }
});

test('no two posts show the same house, but for the deliberate copy', () => {
  expect(new Set(live.map((post) => coverOf(post).shot.house)).size).toBe(live.length);
});

test('the board of a plot says how much land the post offers', () => {
  const plots = posts.filter(({ fields }) => fields.propertyType === 'land');
  expect(plots.length).toBeGreaterThan(20);
  for (const { scenes, fields } of plots) for (const { shot } of scenes) expect(shot.sign).toEqual({ size: Number(fields.landSize), unit: fields.landUnits });
});
