// A chunk without others, so that the first load names none of those that come with it.

export const loadParts = () => import('./offline-parts.tsx');
