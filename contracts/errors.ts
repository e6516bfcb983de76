// The error catalogue: every error code with its HTTP status, and the key of every error text.
// The texts themselves are in i18n/<language>/errors.ts; their English is the specification's section 8, letter by letter.

import type { fieldErrors } from './field-errors.ts';

/** Stable codes of failed answers with their HTTP status. */
export const errors = {
  VALIDATION: 422,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  ACCOUNT_DISABLED: 401,
  CODE_REQUIRED: 401,
  ACCOUNT_SUSPENDED: 403,
  FORBIDDEN: 403,
  SCOPE_REQUIRED: 403,
  STEP_UP_REQUIRED: 403,
  TWO_STEP_REQUIRED: 403,
  NOT_FOUND: 404,
  GONE: 410,
  EMAIL_TAKEN: 409,
  EMAIL_DISABLED: 403,
  CODE_INVALID: 400,
  CODE_EXPIRED: 410,
  CODE_LOCKED: 423,
  RESET_TOKEN_INVALID: 400,
  EDIT_LIMIT: 409,
  NAME_LOCKED: 409,
  NO_CHANGES: 409,
  STATE_CONFLICT: 409,
  DUPLICATE: 409,
  KEY_REUSED: 422,
  UNSUPPORTED_IMAGE: 415,
  TOO_LARGE: 413,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof errors;

export type FieldError = (typeof fieldErrors)[number];

/** Keys that belong neither to an error code nor to a field: failures that a page shows by itself, and success messages. */
export const errorNotices = [
  'loginFailed',
  'reviewUpdated',
  'reviewUnchanged',
  'reviewSubmitted',
  'reviewsFound',
  'reviewCodeInvalid',
  'reviewCodeExpired',
  'reviewCodeUsed',
  'reviewCodeVoided',
  'reviewCodeOther',
  'reviewTicketExpired',
  'reviewResponded',
  'reviewResponseClosed',
  'commentShown',
  'commentWaits',
  'commentClosed',
  'slugTaken',
  'ownFirm',
  'interestKnown',
  'firmDraftSaved',
  'reviewUpdateFailed',
  'reviewDeleted',
  'reviewDeleteFailed',
  'fetchError',
  'fetchFailed',
  'postRemoved',
  'postRemoveFailed',
  'savedRemoved',
  'noResponse',
  'savedRemoveFailed',
  'settingsFetchFailed',
  'settingsUpdateFailed',
  'settingsUpdated',
  'sendCodeFailed',
  'resendCodeFailed',
  'resetCodeExpired',
  'resetCodeInvalid',
  'profileUpdateFailed',
  'postUpdateFailed',
  'postGone',
  'emailVerified',
  'registered',
  'passwordReset',
  'profileUpdated',
  'postUpdated',
  'postUploaded',
  'feedbackThanks',
  'passwordChanged',
  'sessionEnded',
  'otherSessionsEnded',
  'accountDeleted',
  'repostLimit',
  'editedElsewhere',
  'postsFull',
  'userPostsFound',
  'postHidden',
  'postShown',
  'postSold',
  'postRented',
  'notToRent',
  'notForSale',
  'postRenewed',
  'postRenewalWaits',
  'savedFull',
  'reportReceived',
  'searchesFull',
  'searchKnown',
  'searchRemoved',
  'keysFull',
  'keyRevoked',
  'webhooksFull',
  'webhookOff',
  'draftsFull',
  'shortlistsFull',
  'shortlistCrowded',
  'accountSuspended',
  'accountDisabled',
  'accountRestored',
  'roleChanged',
  'signedOutEverywhere',
  'ownAccount',
  'adminAccount',
  'staffAccount',
  'adminsLift',
  'disabledAlready',
  'accountClosed',
  'lastAdmin',
  'twoStepChanged',
  'bodyTooLarge',
] as const;

export type NoticeKey = (typeof errorNotices)[number];

/** The key of a text in i18n/<language>/errors.ts. */
export type MessageKey = ErrorCode | `field_${FieldError}` | `notice_${NoticeKey}`;

export type MessageParams = Readonly<Record<string, string | number>>;

/** One field's error: the key of its text and the numbers the text needs. */
export interface FieldFault {
  key: FieldError;
  params: MessageParams;
}
