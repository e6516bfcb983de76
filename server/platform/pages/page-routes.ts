// Which page an address is, as the monitor and the log name it: the pattern of its route, so that they are as few as the routes.
import type { ServerBuild } from 'react-router';

export interface PageRoute {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
}

/** An address that no page has. */
export const noPage = '/*';
const dataSuffix = '.data';

function patternOf(route: PageRoute, byId: ReadonlyMap<string, PageRoute>): string {
  const parent = byId.get(route.parentId ?? '');
  const before = parent ? patternOf(parent, byId) : '/';
  return route.path ? `${before === '/' ? '' : before}/${route.path}` : before;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function matcherOf(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part === '*') return '(?:/.*)?';
      if (!part.startsWith(':')) return `/${escaped(part)}`;
      return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    });
  return new RegExp(`^${parts.join('') || '/'}/?$`, 'i');
}

/** The more of a pattern is fixed, the earlier it is tried, as React Router does. */
const looseness = (pattern: string): number => (pattern.match(/\/:/g)?.length ?? 0) + (pattern.includes('*') ? 100 : 0);

/** Reads all routes once. What the browser asks for when it goes from page to page ends with `.data`. */
export function pageRoutes(routes: readonly PageRoute[]): (path: string) => string {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const patterns = [...new Set(routes.map((route) => patternOf(route, byId)))].toSorted((a, b) => looseness(a) - looseness(b));
  const all = patterns.map((pattern) => ({ pattern, matcher: matcherOf(pattern) }));
  return (path) => {
    const isData = path.endsWith(dataSuffix);
    const page = isData ? path.slice(0, -dataSuffix.length).replace(/^\/_root$/, '/') : path;
    const found = all.find(({ matcher }) => matcher.test(page))?.pattern ?? noPage;
    return isData && found !== noPage ? `${found}${dataSuffix}` : found;
  };
}

const known = new WeakMap<ServerBuild, (path: string) => string>();

/** The pattern of the page at this path of the build. */
export function routeOf(build: ServerBuild, path: string): string {
  const find = known.get(build) ?? pageRoutes(Object.values(build.routes).filter((route) => route !== undefined));
  known.set(build, find);
  return find(path);
}
