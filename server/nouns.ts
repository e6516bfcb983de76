// Every noun of the server, from low to high: each may import those before it.
import { accountsNoun } from '#server/accounts/noun.ts';
import { apiKeysNoun } from '#server/api-keys/noun.ts';
import { appointmentsNoun } from '#server/appointments/noun.ts';
import { areaGuidesNoun } from '#server/area-guides/noun.ts';
import { areasNoun } from '#server/areas/noun.ts';
import { blogNoun } from '#server/blog/noun.ts';
import { broadcastsNoun } from '#server/broadcasts/noun.ts';
import { groupsNoun } from '#server/groups/noun.ts';
import { importsNoun } from '#server/imports/noun.ts';
import { interestsNoun } from '#server/interests/noun.ts';
import { interiorsNoun } from '#server/interiors/noun.ts';
import { legalRequestsNoun } from '#server/legal-requests/noun.ts';
import { linkPicturesNoun } from '#server/link-pictures/noun.ts';
import { listingsNoun } from '#server/listings/noun.ts';
import { liveNoun } from '#server/live/noun.ts';
import { mailNoun } from '#server/mail/noun.ts';
import { mapsNoun } from '#server/maps/noun.ts';
import { mediaNoun } from '#server/media/noun.ts';
import { moderationNoun } from '#server/moderation/noun.ts';
import type { Noun } from '#server/noun.ts';
import { notificationsNoun } from '#server/notifications/noun.ts';
import { writePush } from '#server/notifications/outgoing.ts';
import { officeNoun } from '#server/office/noun.ts';
import { readSiteFacts } from '#server/office/site-facts.ts';
import { pageTextsNoun } from '#server/page-texts/noun.ts';
import { phonesNoun } from '#server/phones/noun.ts';
import { type Hooks, openHooks } from '#server/platform/hooks.ts';
import type { Services } from '#server/platform/services.ts';
import { postsOfAccount } from '#server/posts/account-service.ts';
import { postsNoun } from '#server/posts/noun.ts';
import { pushNoun } from '#server/push/noun.ts';
import { registrationsNoun } from '#server/registrations/noun.ts';
import { reportsNoun } from '#server/reports/noun.ts';
import { resetsNoun } from '#server/resets/noun.ts';
import { reviewsNoun } from '#server/reviews/noun.ts';
import { ratingsOfFirm } from '#server/reviews/service.ts';
import { savedSearchesNoun } from '#server/saved-searches/noun.ts';
import { savedNoun } from '#server/saved/noun.ts';
import { searchNoun } from '#server/search/noun.ts';
import { shortlistsNoun } from '#server/shortlists/noun.ts';
import { siteNoun } from '#server/site/noun.ts';
import { unsubscribingNoun } from '#server/unsubscribing/noun.ts';
import { visitsNoun } from '#server/visits/noun.ts';
import { webhooksNoun } from '#server/webhooks/noun.ts';

/** A noun that shows what one above it knows is handed that here. */
export const nouns: readonly Noun[] = [
  apiKeysNoun,
  areasNoun,
  listingsNoun,
  mailNoun(readSiteFacts),
  mediaNoun,
  officeNoun,
  pageTextsNoun,
  phonesNoun,
  pushNoun(writePush),
  visitsNoun,
  groupsNoun,
  notificationsNoun,
  accountsNoun(postsOfAccount),
  broadcastsNoun,
  blogNoun,
  interiorsNoun(ratingsOfFirm),
  postsNoun,
  appointmentsNoun,
  areaGuidesNoun,
  registrationsNoun,
  resetsNoun,
  interestsNoun,
  legalRequestsNoun,
  linkPicturesNoun,
  mapsNoun,
  reviewsNoun,
  savedNoun,
  searchNoun,
  shortlistsNoun,
  webhooksNoun,
  importsNoun,
  liveNoun,
  reportsNoun,
  savedSearchesNoun,
  moderationNoun,
  siteNoun,
  unsubscribingNoun,
];

/** Who hears what: the listeners of all nouns. */
export function composeHooks(services: Pick<Services, 'jobs'>): Hooks {
  const hooks: Hooks = { run: (trx, hook, about) => composed.run(trx, hook, about) };
  const composed = openHooks(nouns.flatMap(({ listeners }) => listeners?.({ ...services, hooks }) ?? []));
  return hooks;
}
