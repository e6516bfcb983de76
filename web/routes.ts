// The site map: every URL and the page it opens. Paths match in any letter case.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Pages of the specification that are still to come say so, instead of pretending not to exist. */
const soon = [
  'CustomerCare',
  'faq',
  'FastSellRent',
  'Blog',
  'AboutUs',
  'TermsAndConditions',
  'ContactUs',
  'Privacy-Policy',
  'Stay-Safe',
  'DownloadApp',
  'Group-Wise-Building',
  'Interior-Design',
  'Interior-Details/:id',
  'Interior-Image-Gallery/:id',
  'Group-Wise-Building-Details/:id',
  'BlogPostDetails/:id',
];

/** The same within the area of a signed-in person. */
const soonInArea = ['my-inbox', 'my-reviews'];
const soonForMembers = ['user/Edit-Sell-Post/:PostID', 'user/Edit-Rent-Post/:PostID'];

const soonPage = (path: string) => route(path, 'shell/soon.page.tsx', { id: `soon-${path}` });

export default [
  index('home/home.page.tsx'),
  route('Home', 'home/home.page.tsx', { id: 'home-named' }),
  route('property-search', 'search/results.page.tsx'),
  route('Property-Buy-Sell', 'search/results.page.tsx', { id: 'results-sell' }),
  route('Property-Rent', 'search/results.page.tsx', { id: 'results-rent' }),
  route('Property-Buy-Sell-Details/:id', 'posts/detail.page.tsx', { id: 'detail-sell' }),
  route('Property-Rent-Details/:id', 'posts/detail.page.tsx', { id: 'detail-rent' }),
  route('SignIn', 'accounts/sign-in.page.tsx'),
  route('Register', 'accounts/register.page.tsx'),
  route('ForgotPassword', 'accounts/forgot-password.page.tsx'),
  route('ResetPassword/:resetToken', 'accounts/reset-password.page.tsx'),
  route('ProfileDetails/:id', 'profile/public-profile.page.tsx'),
  // Pages that need an account.
  layout('shell/guard.layout.tsx', [
    route('sellpost', 'posting/sell-post.page.tsx'),
    route('add-rent-post', 'posting/rent-post.page.tsx'),
    route('user', 'profile/area.layout.tsx', [
      index('profile/area-index.page.ts'),
      route('profile', 'profile/profile.page.tsx'),
      route('profileedit', 'profile/edit.page.tsx'),
      route('profile-settings', 'profile/settings.page.tsx'),
      route('my-properties', 'owning/my-properties.page.tsx'),
      route('my-saved-posts', 'saved/saved.page.tsx'),
      ...soonInArea.map(soonPage),
    ]),
    ...soonForMembers.map(soonPage),
    // The staff area; whoever is not staff sees the not-found page there.
    route('admin', 'moderation/desk.layout.tsx', [index('moderation/queue.page.tsx'), route('log', 'moderation/log.page.tsx')]),
    route('admin/posts/:PostID', 'moderation/post.page.tsx'),
  ]),
  ...soon.map(soonPage),
  route('*', 'shell/not-found.page.tsx'),
] satisfies RouteConfig;
