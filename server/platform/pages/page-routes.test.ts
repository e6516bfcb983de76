import { expect, test } from 'vitest';
import { pageRoutes } from './page-routes.ts';

const routeOf = pageRoutes([
  { id: 'root', path: '' },
  { id: 'home', parentId: 'root' },
  { id: 'faq', parentId: 'root', path: 'faq' },
  { id: 'detail', parentId: 'root', path: 'property-rent-details/:id/:words?' },
  { id: 'staff', parentId: 'root', path: 'admin' },
  { id: 'queue', parentId: 'staff', path: 'queue' },
  { id: 'member', parentId: 'staff', path: ':id' },
  { id: 'lost', parentId: 'root', path: '*' },
]);

test.each([
  ['/', '/'],
  ['/_root.data', '/.data'],
  ['/FAQ', '/faq'],
  ['/faq/', '/faq'],
  ['/faq.data', '/faq.data'],
  ['/property-rent-details/48001', '/property-rent-details/:id/:words?'],
  ['/property-rent-details/48001/a-flat-in-gulshan', '/property-rent-details/:id/:words?'],
  ['/admin/queue', '/admin/queue'],
  ['/admin/017f', '/admin/:id'],
  ['/wp-login.php', '/*'],
  ['/a/b/c/d', '/*'],
])('%s is %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});
