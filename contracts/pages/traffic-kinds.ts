// What is counted of how the site is used, without schemas: the browser's part loads it alone.

/** Kinds of pages; those of staff are not counted. */
export const pageKinds = ['home', 'results', 'post', 'map', 'area', 'group', 'interior', 'blog', 'tools', 'account', 'posting', 'own', 'other'] as const;
export type PageKind = (typeof pageKinds)[number];

/** How far a visit got: it searched, opened a post after that, was shown its number. */
export const visitSteps = ['search', 'result', 'call'] as const;
export type VisitStep = (typeof visitSteps)[number];

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
