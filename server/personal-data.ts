// Everything that is kept about a person, from the nouns that keep it.
import { apiKeyData } from '#server/api-keys/service.ts';
import { commentData } from '#server/blog/comment-service.ts';
import { interestData } from '#server/interests/service.ts';
import { firmDraftData } from '#server/interiors/service.ts';
import { notificationData } from '#server/notifications/service.ts';
import { postData } from '#server/posts/account-service.ts';
import { postVersionData } from '#server/posts/owner-service.ts';
import { preferenceData } from '#server/notifications/preferences.ts';
import { pushData } from '#server/push/service.ts';
import { reportData } from '#server/reports/service.ts';
import { revealData } from '#server/listings/reveals.ts';
import { reviewData } from '#server/reviews/service.ts';
import { savedData } from '#server/saved/service.ts';
import { savedSearchData } from '#server/saved-searches/service.ts';
import { shortlistData } from '#server/shortlists/service.ts';
import { webhookData } from '#server/webhooks/service.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';

/** What nouns keep about a person besides the account: each adds a line. */
export const personalData: readonly PersonalData[] = [
  postVersionData,
  apiKeyData,
  webhookData,
  savedData,
  savedSearchData,
  shortlistData,
  notificationData,
  preferenceData,
  pushData,
  reportData,
  revealData,
  postData,
  interestData,
  firmDraftData,
  reviewData,
  commentData,
];
