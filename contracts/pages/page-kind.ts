// Which kind of page an address is. Apart from the lists of kinds, which the pages of staff load: who counts shares no chunk with them.
import type { PageKind } from './traffic-kinds.ts';

export const trafficPath = '/api/traffic';
export const trafficMax = { pages: 200, host: 80 } as const;

const starts: readonly (readonly [RegExp, PageKind])[] = [
  [/^\/(home)?\/?$/, 'home'],
  [/^\/property-(buy-sell|rent)-details\//, 'post'],
  [/^\/(property-search\/map|map)\/?$/, 'map'],
  [/^\/property-(search|buy-sell|rent)\/?$/, 'results'],
  [/^\/area\//, 'area'],
  [/^\/group-wise-building/, 'group'],
  [/^\/interior/, 'interior'],
  [/^\/blog/, 'blog'],
  [/^\/(document-checklist|tools|land-unit-converter|loan-and|compare)/, 'tools'],
  [/^\/(signin|register|forgotpassword|resetpassword)/, 'account'],
  [/^\/(sellpost|add-rent-post|user\/edit-)/, 'posting'],
  [/^\/user\//, 'own'],
];

/** The kind of the page at this path; undefined where it is not counted. */
export function pageKindOf(path: string): PageKind | undefined {
  const lowered = path.toLowerCase();
  if (/^\/(admin|styleguide)(\/|$)/.test(lowered)) return undefined;
  return starts.find(([start]) => start.test(lowered))?.[1] ?? 'other';
}
