import { expect, test } from 'vitest';
import { pageKindOf } from './page-kind.ts';

test.each([
  ['/', 'home'],
  ['/Property-Buy-Sell', 'results'],
  ['/property-search', 'results'],
  ['/property-search/map', 'map'],
  ['/Property-Rent-Details/48001/a-flat', 'post'],
  ['/Area/dhaka-mirpur', 'area'],
  ['/user/Edit-Sell-Post/7', 'posting'],
  ['/user/my-properties', 'own'],
  ['/ResetPassword/secret', 'account'],
  ['/BlogPostDetails/7', 'blog'],
  ['/Faq', 'other'],
  ['/admin/users/1', undefined],
])('%s counts as %s', (path, kind) => expect(pageKindOf(path)).toBe(kind));
