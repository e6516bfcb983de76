// Who may do what, written down apart from the contracts, so that neither a forgotten call nor a changed word in a contract
// opens a door unseen.
import type { Access, Method } from '#contracts/endpoint.ts';

export interface Door {
  call: `${Method} /api/${string}`;
  access: Access;
  /** What whoever is let in is answered when sending `send`; for `owner` the owner. */
  open: number;
  /** JSON; a call that takes files is sent `form` instead. */
  send?: object;
  form?: Readonly<Record<string, string>>;
  /** It names something of the owner's: whoever else is let in finds nothing there. */
  owned?: true;
}

const door = (call: Door['call'], access: Access, open: number, sent: Pick<Door, 'send' | 'form' | 'owned'> = {}): Door => ({ call, access, open, ...sent });

/** In the order in which one person may walk through them all: what ends a session stands last. */
export const doors: readonly Door[] = [
  // Session and account
  door('POST /api/login', 'anyone', 422),
  door('POST /api/login/verifyCode', 'anyone', 422),
  door('POST /api/register/sendCode', 'anyone', 422),
  door('POST /api/register/verifyCode', 'anyone', 422),
  door('POST /api/register', 'anyone', 422),
  door('POST /api/forgotPassword/sendCode', 'anyone', 422),
  door('POST /api/forgotPassword/verifyCode', 'anyone', 422),
  door('GET /api/resetPassword/:resetToken', 'anyone', 400),
  door('POST /api/resetPassword/:resetToken', 'anyone', 422),
  door('GET /api/profile', 'session', 200),
  door('PUT /api/profile', 'member', 200, { form: { occupation: '' } }),
  door('PUT /api/profile/changePassword', 'session', 422),
  door('GET /api/profile/sessions', 'session', 200),
  door('GET /api/profile/export', 'session', 200),
  door('GET /api/profile/getSettings', 'member', 200),
  door('PUT /api/profile/updateSettings', 'member', 200, { send: { showEmail: false, showPhone: false, showAddress: false, birthDate: false } }),
  door('GET /api/users/:id', 'anyone', 200),

  // Finding and looking
  door('GET /api/search', 'anyone', 200),
  door('GET /api/search/facets', 'anyone', 200),
  door('GET /api/suggest', 'anyone', 200),
  door('GET /api/areas', 'anyone', 200),
  door('GET /api/areas/usual-rate', 'anyone', 422),
  door('GET /api/overview', 'anyone', 200),
  door('GET /api/posts', 'anyone', 200),
  door('GET /api/posts/:PostID', 'anyone', 200),
  door('GET /api/posts/:PostID/similar', 'anyone', 200),
  door('POST /api/posts/:PostID/view', 'anyone', 200),
  door('POST /api/posts/:PostID/contact', 'anyone', 200),
  door('POST /api/posts/:PostID/report', 'anyone', 422),

  // Posts and saved posts
  door('POST /api/posts/sell', 'member', 422, { form: {} }),
  door('POST /api/posts/rent', 'member', 422, { form: {} }),
  door('POST /api/profile/usedPictures', 'member', 422, { form: {} }),
  door('POST /api/profile/savePost', 'member', 422),
  door('GET /api/profile/getSavedIds', 'member', 200),
  door('GET /api/profile/getSavePostForProfile', 'member', 200),
  door('GET /api/profile/getUserPosts', 'member', 200),
  door('GET /api/profile/getUserPost/:PostID', 'owner', 200),
  door('PUT /api/profile/updatePostState/:PostID', 'owner', 200, { send: { state: 'hidden' } }),
  door('PUT /api/profile/renewUserPosts/:PostID', 'owner', 409),

  // Saved searches
  door('GET /api/savedSearches', 'member', 200),
  door('POST /api/savedSearches', 'member', 422),
  door('PUT /api/savedSearches/:id', 'owner', 200, { send: { name: 'Flats' } }),

  // Group-wise building, design firms, reviews
  door('GET /api/groups', 'anyone', 200),
  door('GET /api/groups/:postId', 'anyone', 200),
  door('GET /api/groups/:postId/similar', 'anyone', 200),
  door('GET /api/groups/demand', 'anyone', 200),
  door('POST /api/groups/interest', 'anyone', 422),
  door('GET /api/interiors', 'anyone', 200),
  door('GET /api/interiors/:PostID', 'anyone', 200),
  door('GET /api/interiors/:PostID/similar', 'anyone', 200),
  door('GET /api/interiors/:PostID/gallery', 'anyone', 200),
  door('GET /api/interiors/:PostID/reviews', 'anyone', 200),
  door('POST /api/interiors/:PostID/contact', 'anyone', 200),
  door('POST /api/interiors/:PostID/interest', 'anyone', 422),
  door('POST /api/groups/:postId/report', 'anyone', 422),
  door('POST /api/interiors/:PostID/report', 'anyone', 422),
  door('POST /api/reviews/:id/report', 'anyone', 422),
  door('POST /api/interiors/:PostID/reviews/verifyCode', 'member', 422),
  door('POST /api/interiors/:PostID/reviews', 'member', 422, { form: {} }),
  door('GET /api/profile/getUserPostsReview', 'member', 200),
  door('PUT /api/profile/updateUserPostReview/:id', 'owner', 422, { form: {} }),
  door('PUT /api/reviews/:id/response', 'member', 422),
  door('GET /api/profile/firm', 'member', 404),
  door('PUT /api/profile/firm', 'member', 422),
  door('GET /api/profile/firm/interests', 'member', 404),

  // The inbox
  door('GET /api/notifications/getUnreadCount', 'member', 200),
  door('GET /api/notifications/getUserNotifications', 'member', 200),
  door('GET /api/notifications/getUnreadNotifications', 'member', 200),
  door('GET /api/notifications/getReadNotifications', 'member', 200),
  door('PUT /api/notifications/markNotificationAsRead/:id', 'owner', 200),
  door('PUT /api/notifications/markAllAsRead', 'member', 200),
  door('PUT /api/notifications/markManyAsRead', 'member', 422),
  door('DELETE /api/notifications/deleteMany', 'member', 422),
  door('GET /api/notifications/preferences', 'member', 200),
  door('PUT /api/notifications/preferences', 'member', 200, { send: { preferences: { reviews: { mail: true } } } }),
  door('GET /api/unsubscribe/:token', 'anyone', 404),
  door('POST /api/unsubscribe/:token', 'anyone', 404),
  door('POST /api/unsubscribe/:token/resume', 'anyone', 404),
  door('GET /api/push/key', 'member', 200),
  door('POST /api/push/subscriptions', 'member', 422),
  door('DELETE /api/push/subscriptions', 'member', 200),

  // Staff
  door('GET /api/admin/overview', 'support', 200),
  door('GET /api/admin/posts', 'support', 200),
  door('GET /api/admin/posts/:PostID', 'support', 200),
  door('PUT /api/admin/posts/:PostID/approve', 'support', 409, { send: { revision: 1 } }),
  door('PUT /api/admin/posts/:PostID/reject', 'support', 422),
  door('PUT /api/admin/posts/:PostID/cancel', 'support', 422),
  door('PUT /api/admin/posts/:PostID/plan', 'support', 422),
  door('PUT /api/admin/posts/:PostID/claim', 'support', 200),
  door('DELETE /api/admin/posts/:PostID/claim', 'support', 200),
  door('GET /api/admin/reports', 'support', 200),
  door('PUT /api/admin/reports/:id', 'support', 422),
  door('POST /api/admin/pictures', 'support', 422, { form: {} }),
  door('GET /api/admin/groups', 'support', 200),
  door('POST /api/admin/groups', 'support', 422),
  door('GET /api/admin/groups/:postId', 'support', 200),
  door('PUT /api/admin/groups/:postId', 'support', 422),
  door('GET /api/admin/interiors', 'support', 200),
  door('POST /api/admin/interiors', 'support', 422),
  door('GET /api/admin/interiors/:PostID', 'support', 200),
  door('PUT /api/admin/interiors/:PostID', 'support', 422),
  door('GET /api/admin/interests', 'support', 200),
  door('PUT /api/admin/interests/:id', 'support', 422),
  door('GET /api/admin/reviews', 'support', 200),
  door('PUT /api/admin/reviews/:id/approve', 'support', 422),
  door('PUT /api/admin/reviews/:id/reject', 'support', 422),
  door('PUT /api/admin/reviews/:id/respond', 'support', 422),
  door('GET /api/admin/reviewCodes', 'support', 200),
  door('POST /api/admin/reviewCodes', 'support', 422),
  door('DELETE /api/admin/reviewCodes/:id', 'support', 409),
  door('GET /api/admin/audit', 'support', 200),
  door('GET /api/admin/settings', 'admin', 200),
  door('PUT /api/admin/settings', 'admin', 422),
  door('GET /api/admin/broadcasts', 'admin', 200),
  door('GET /api/admin/broadcasts/audience', 'admin', 422),
  door('POST /api/admin/broadcasts', 'admin', 422),
  door('GET /api/admin/cannedTexts', 'support', 200),
  door('GET /api/admin/dashboard', 'support', 200),
  door('GET /api/admin/health', 'admin', 200),
  door('POST /api/admin/health/testMail', 'admin', 200),
  door('POST /api/admin/stepUp', 'support', 422),
  door('GET /api/admin/twoStep', 'support', 200),
  door('DELETE /api/admin/twoStep', 'support', 409),
  door('POST /api/admin/twoStep/recoveryCodes', 'support', 409),
  door('POST /api/admin/twoStep', 'support', 200),
  door('PUT /api/admin/twoStep', 'support', 422),
  door('GET /api/admin/users', 'support', 200),
  door('GET /api/admin/users/:id', 'support', 200),
  door('POST /api/admin/users/:id/notes', 'support', 422),
  door('PUT /api/admin/users/:id/suspend', 'support', 422),
  door('PUT /api/admin/users/:id/disable', 'support', 422),
  door('PUT /api/admin/users/:id/restore', 'support', 200),
  door('PUT /api/admin/users/:id/role', 'admin', 422),

  // What cannot be done twice; nothing has this number
  door('DELETE /api/admin/groups/:postId', 'support', 404),
  door('DELETE /api/admin/interiors/:PostID', 'support', 404),
  door('DELETE /api/admin/users/:id/sessions', 'support', 404),
  door('PUT /api/admin/broadcasts/:id/stop', 'admin', 404),
  door('POST /api/admin/health/jobs/:id/retry', 'admin', 404),
  door('PUT /api/profile/updateUserPosts/:PostID', 'owner', 200),
  door('DELETE /api/profile/deleteUserPosts/:PostID', 'owner', 200),
  door('DELETE /api/profile/deleteUserSavedPost/:id', 'owner', 200),
  door('DELETE /api/savedSearches/:id', 'owner', 200),
  door('DELETE /api/reviews/:id', 'owner', 200),
  door('DELETE /api/notifications/deleteNotification/:id', 'owner', 200),
  door('DELETE /api/profile/sessions/:id', 'session', 200, { owned: true }),
  door('DELETE /api/profile/sessions', 'session', 200),
  door('DELETE /api/profile', 'session', 422),
  door('POST /api/logout', 'session', 200),
];
