// What is counted of how the site is used, without schemas: the browser's part loads it alone.

/** Kinds of pages; those of staff are not counted. */
export const pageKinds = ['home', 'results', 'post', 'map', 'area', 'group', 'interior', 'blog', 'tools', 'account', 'posting', 'own', 'other'] as const;
export type PageKind = (typeof pageKinds)[number];

/** How far a visit got: it searched, opened a post after that, was shown its number. */
export const visitSteps = ['search', 'result', 'call'] as const;
export type VisitStep = (typeof visitSteps)[number];
