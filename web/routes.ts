// The site map: every URL and the page it opens. Paths match in any letter case.
import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('home/home.page.tsx'),
  route('Home', 'home/home.page.tsx', { id: 'home-named' }),
  route('*', 'shell/not-found.page.tsx'),
] satisfies RouteConfig;
