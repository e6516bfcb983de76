import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { postTypes, propertyTypes } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { Named, optionalChoice, optionalDecimal, optionalText, optionalWhole, text } from '#contracts/values.ts';

/** A district, or an area of a city that is drawn as tiles. */
export const MapArea = Named.extend({
  level: z.enum(['district', 'subDistrict']),
  /** Ids of those around it, or its own. */
  division: z.string(),
  district: z.string(),
  /** Live posts. */
  count: z.int(),
  /** False where there are more than were counted. */
  countIsExact: z.boolean(),
  /** The median asking price in taka per `per`; null where too few posts say it. */
  rate: z.number().nullable(),
});
export type MapArea = z.infer<typeof MapArea>;

export const MapAnswer = z.object({
  success: z.literal(true),
  purpose: z.enum(postTypes),
  propertyType: z.enum(propertyTypes).nullable(),
  /** Whose rate it is: that of flats where all kinds are counted. */
  rateOf: z.enum(propertyTypes),
  per: z.enum(['sqft', 'katha']),
  areas: z.array(MapArea),
});
export type MapAnswer = z.infer<typeof MapAnswer>;

const At = z.object({ x: z.int(), y: z.int() });

/** A drawing around a place, in pixels: paths, and names where they stand free of each other. What lies apart from the middle may be cut off. */
export const Locator = z.object({
  width: z.int(),
  height: z.int(),
  /** The outline of the place's district, and those of the districts around it. */
  district: z.string(),
  around: z.string(),
  /** Empty inland. */
  sea: z.string(),
  rivers: z.array(z.object({ path: z.string(), width: z.int() })),
  /** Metro line 6; empty where it does not run. */
  metro: z.string(),
  stations: z.array(At),
  /** The middle; the radius is that of the point that was asked for, null in the middle of an area. */
  pin: At.extend({ name: Named.omit({ id: true }), radius: z.int().nullable() }),
  labels: z.array(At.extend({ kind: z.enum(['place', 'district', 'river', 'station']), bn: z.string(), en: z.string() })),
  /** A length to compare with. */
  scale: z.object({ km: z.int(), width: z.int() }),
  /** The whole district in a square of a hundred, and where the place lies in it. */
  inset: z.object({ path: z.string(), pin: At, name: Named }),
});
export type Locator = z.infer<typeof Locator>;

/** An area with its middle; a neighbourhood with the sub-district that it is in. */
export const MapPlace = Named.extend({
  level: z.enum(['district', 'subDistrict', 'locality']),
  subDistrict: z.string().optional(),
  lat: z.number(),
  lng: z.number(),
});
export type MapPlace = z.infer<typeof MapPlace>;

/** Streets in a PMTiles file of ours: where it is read by ranges, and what it holds. */
export const StoredTiles = z.object({ path: z.string(), pixels: z.int(), zoomMin: z.int(), zoomMax: z.int() });
export type StoredTiles = z.infer<typeof StoredTiles>;

export const maps = {
  read: endpoint({
    method: 'GET',
    path: '/api/map',
    access: 'anyone',
    summary: 'How many posts each district and each area of the largest cities has, and the median of what they ask; default: everything for sale',
    query: z.object({ purpose: optionalChoice(postTypes).transform((value) => value ?? 'sell'), propertyType: optionalChoice(propertyTypes) }),
    failures: ['TOO_MANY'],
    response: MapAnswer,
  }),
  locator: endpoint({
    method: 'GET',
    path: '/api/map/locator',
    access: 'anyone',
    summary: 'A drawing of where a sub-district, or a neighbourhood of it, lies; around a point of it where one is given, with a radius in meters',
    query: z.object({
      subDistrict: text(1, 60),
      locality: optionalText(60),
      lat: optionalDecimal(limits.posts.latMin, limits.posts.latMax),
      lng: optionalDecimal(limits.posts.lngMin, limits.posts.lngMax),
      radius: optionalWhole(0, 1000),
    }),
    failures: ['TOO_MANY'],
    response: z.object({ success: z.literal(true), locator: Locator }),
  }),
  tiles: endpoint({
    method: 'GET',
    path: '/api/map/tiles',
    access: 'anyone',
    summary: 'The PMTiles file with streets below the maps, where this installation has one; NOT_FOUND where it has none',
    failures: ['NOT_FOUND', 'TOO_MANY'],
    response: z.object({ success: z.literal(true), tiles: StoredTiles }),
  }),
  places: endpoint({
    method: 'GET',
    path: '/api/map/places',
    access: 'anyone',
    summary:
      'The middles of a district, its sub-districts and those of their neighbourhoods that are known, and of the other districts, with names: what a map names',
    query: z.object({ district: text(1, 60) }),
    failures: ['TOO_MANY'],
    response: z.object({ success: z.literal(true), places: z.array(MapPlace) }),
  }),
};
