// The addresses of the site map, in groups by how each answers a visitor who is not signed in.
import { publicPages } from '#contracts/pages/public-pages.ts';

/** What search engines may keep. */
export const indexed: readonly string[] = Object.values(publicPages);
/** Listings that do not exist: their pages are cached like those of listings that do. */
export const missingListings = [
  ...['Property-Buy-Sell-Details', 'Group-Wise-Building-Details', 'Interior-Details', 'Interior-Image-Gallery', 'BlogPostDetails'].map((page) => `/${page}/7`),
  ...['Property-Rent', 'Group-Wise-Building', 'Interior'].map((kind) => `/${kind}-Details/7/no-such-words`),
  '/BlogPostDetails/7/no-such-words',
  ...['Property-Buy-Sell', 'Property-Rent'].map((kind) => `/${kind}-Details/999999`),
];
const unknownId = '00000000-0000-4000-8000-000000000001';
/** The styleguide exists in development only. */
export const nowhere = [
  '/Document-Checklist/Boat',
  '/Property-Buy-Sell-Details/7/two/words',
  '/Property-Buy-Sell-Details/abc',
  '/styleguide',
  '/ProfileDetails/1',
  `/ProfileDetails/${unknownId}`,
  '/nowhere',
  '/user/nowhere',
];
export const accounts = ['/SignIn', '/Register', '/ForgotPassword'];
/** The address is a key, so the page does not name it. */
export const secret = ['/ResetPassword/abc'];
/** Shown in place of other pages while there is no connection. */
export const standIn = ['/Offline'];
/** Decides by itself who may see it. */
export const ownDoor = ['/MyAccount'];
/** Behind the door of `web/shell/guard.layout.tsx`. */
export const guarded = [
  '/sellpost',
  '/add-rent-post',
  ...'profile profile-settings api-keys'.split(' ').map((one) => `/user/${one}`),
  '/user/profileedit',
  '/user/my-properties',
  '/user/post-number/48001',
  '/user/my-inbox',
  '/user/my-saved-posts',
  '/user/saved-searches',
  ...['', '/new', '/0198c0de-0000-7000-8000-000000000000'].map((one) => `/user/shortlists${one}`),
  '/user/my-reviews',
  '/user/firm',
  '/user/Edit-Sell-Post/48001',
  '/user/Edit-Rent-Post/48001',
  '/admin',
  ...'users dashboard mail-stops legal-requests broadcast pages areas health log settings reports reviews review-codes interests groups interiors interiors/new blog blog/new blog/7 comments'
    .split(' ')
    .map((area) => `/admin/${area}`),
  '/admin/users/0198c0de-0000-7000-8000-000000000000',
];
