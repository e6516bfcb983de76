// What people report, and why. Labels are in i18n/<language>/enums.ts.

/** What can be reported; posts of both purposes are one kind. */
export const reportKinds = ['post', 'group', 'interior', 'review', 'comment'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Why someone reports each of them, in the order of a form. */
export const reportReasonsOf = {
  post: ['fraud', 'untrue', 'gone', 'duplicate', 'photo', 'unreachable', 'offensive', 'other'],
  group: ['fraud', 'untrue', 'photo', 'duplicate', 'private', 'advertising', 'offensive', 'other'],
  interior: ['fraud', 'untrue', 'othersWork', 'unreachable', 'private', 'advertising', 'offensive', 'other'],
  review: ['untrue', 'notCustomer', 'offensive', 'private', 'advertising', 'other'],
  comment: ['offensive', 'fraud', 'advertising', 'private', 'untrue', 'other'],
} as const satisfies Record<ReportKind, readonly string[]>;

export const reportReasons = [
  'fraud',
  'untrue',
  'gone',
  'duplicate',
  'photo',
  'othersWork',
  'unreachable',
  'notCustomer',
  'private',
  'advertising',
  'offensive',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];
