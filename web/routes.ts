// The site map: every URL and the page it opens. Paths match in any letter case.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('home/home.page.tsx'),
  route('Home', 'home/home.page.tsx', { id: 'home-named' }),
  route('property-search', 'search/results/results.page.tsx'),
  route('Property-Buy-Sell', 'search/results/results.page.tsx', { id: 'results-sell' }),
  route('Property-Rent', 'search/results/results.page.tsx', { id: 'results-rent' }),
  route('Property-Buy-Sell-Details/:id', 'posts/detail.page.tsx', { id: 'detail-sell' }),
  route('Property-Rent-Details/:id', 'posts/detail.page.tsx', { id: 'detail-rent' }),
  route('compare', 'compare/compare.page.tsx'),
  route('SignIn', 'accounts/sign-in.page.tsx'),
  route('Register', 'accounts/register.page.tsx'),
  route('ForgotPassword', 'accounts/forgot-password.page.tsx'),
  route('ResetPassword/:resetToken', 'accounts/reset-password.page.tsx'),
  route('ProfileDetails/:id', 'profile/public-profile.page.tsx'),
  // What stays a suspended person's own; it decides by itself who may see it.
  route('MyAccount', 'profile/suspended-account.page.tsx'),
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
      route('saved-searches', 'saved-searches/saved-searches.page.tsx'),
      route('my-inbox', 'notifications/inbox.page.tsx'),
      route('my-reviews', 'reviews/my-reviews.page.tsx'),
      route('firm', 'firm-desk/own-firm.page.tsx'),
    ]),
    layout('owning/edit.layout.tsx', [
      route('user/Edit-Sell-Post/:PostID', 'owning/edit-post.page.tsx', { id: 'edit-sell-post' }),
      route('user/Edit-Rent-Post/:PostID', 'owning/edit-post.page.tsx', { id: 'edit-rent-post' }),
    ]),
    // The staff area; whoever is not staff sees the not-found page there.
    route('admin', 'moderation/desk.layout.tsx', [
      index('moderation/queue/queue.page.tsx'),
      route('dashboard', 'moderation/dashboard.page.tsx'),
      route('health', 'moderation/health.page.tsx'),
      route('log', 'moderation/log.page.tsx'),
      route('broadcast', 'broadcasts/broadcast.page.tsx'),
      route('settings', 'office/settings.page.tsx'),
      route('searches', 'searches/searches.page.tsx'),
      route('users', 'members/members.page.tsx'),
      route('users/:id', 'members/member.page.tsx'),
      route('reports', 'firm-desk/reports.page.tsx'),
      route('reviews', 'firm-desk/reviews.page.tsx'),
      route('review-codes', 'firm-desk/codes.page.tsx'),
      route('interests', 'firm-desk/interests.page.tsx'),
      route('groups', 'firm-desk/offers.page.tsx'),
      route('groups/:PostID', 'firm-desk/offer.page.tsx'),
      route('interiors', 'firm-desk/firms.page.tsx'),
      route('interiors/:PostID', 'firm-desk/firm.page.tsx'),
    ]),
    route('admin/posts/:PostID', 'moderation/post/post.page.tsx'),
  ]),
  // Pages of words.
  route('CustomerCare', 'pages/customer-care.page.tsx'),
  route('faq', 'pages/faq.page.tsx'),
  route('FastSellRent', 'pages/fast-sell-rent.page.tsx'),
  route('AboutUs', 'pages/about.page.tsx'),
  route('TermsAndConditions', 'pages/terms.page.tsx'),
  route('ContactUs', 'pages/contact.page.tsx'),
  route('Privacy-Policy', 'pages/privacy.page.tsx'),
  route('Stay-Safe', 'pages/stay-safe.page.tsx'),
  route('DownloadApp', 'pages/download-app.page.tsx'),
  // Where the last link of a letter leads.
  route('unsubscribe/:token', 'unsubscribing/unsubscribe.page.tsx'),
  // Building together.
  route('Group-Wise-Building', 'groups/groups.page.tsx'),
  route('Group-Wise-Building-Details/:id', 'groups/group.page.tsx'),
  // What is not open yet: what it will be.
  route('Blog', 'pages/blog.page.tsx'),
  route('BlogPostDetails/:id', 'pages/blog-post.page.tsx'),
  route('Interior-Design', 'interiors/firms.page.tsx'),
  route('Interior-Details/:id', 'interiors/firm.page.tsx'),
  route('Interior-Image-Gallery/:id', 'interiors/gallery.page.tsx'),
  route('*', 'shell/not-found.page.tsx'),
] satisfies RouteConfig;
