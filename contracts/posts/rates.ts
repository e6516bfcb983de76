// How often who may do what. The numbers of the business are in limits.ts.

/**
 * Limits on how often, per window. Mobile operators here put thousands of people behind one address, so limits go by
 * account or device. Those named `…PerAddress` count together everyone who is new behind an address: accounts and devices of
 * less than three days, and callers that have neither. Others never meet them. An IPv6 address counts as its /64 and,
 * with ten times as much, as its /48.
 */
export const rates = {
  loginFailures: { points: 5, seconds: 900 },
  // Wider windows on top, so that continued guessing waits longer each time.
  loginFailuresHour: { points: 10, seconds: 3600 },
  loginFailuresDay: { points: 30, seconds: 86_400 },
  // All unknown devices together, per account; devices that signed in before do not count.
  loginFailuresPerAccount: { points: 20, seconds: 3600 },
  loginFailuresPerAccountDay: { points: 200, seconds: 86_400 },
  // When those are used up: a few attempts per address, at growing intervals.
  loginSlow: { points: 1, seconds: 300 },
  loginSlowHour: { points: 4, seconds: 3600 },
  loginSlowDay: { points: 12, seconds: 86_400 },
  loginSlowPerAccount: { points: 300, seconds: 86_400 },
  loginFailuresPerCaller: { points: 30, seconds: 3600 },
  loginFailuresPerAddress: { points: 300, seconds: 3600 },
  // When that is used up: a pace that opens again within a minute, so that a right password is not locked out for an hour.
  loginSlowPerAddress: { points: 10, seconds: 60 },
  passwordChecks: { points: 5, seconds: 900 },
  // Pages of lists of people that staff read in one session; beyond these the password is asked for again, and each page is written into the log.
  peoplePagesPerHour: { points: 20, seconds: 3600 },
  // Answers with few people each, as when someone is looked up.
  peopleLookedUpPerHour: { points: 300, seconds: 3600 },
  peopleViewPerHour: { points: 1, seconds: 3600 },
  peopleProvedPerHour: { points: 500, seconds: 3600 },
  secondStepTries: { points: 5, seconds: 900 },
  // All unknown devices together, per account; devices that signed in before do not count.
  secondStepTriesDay: { points: 20, seconds: 86_400 },
  // Per email over all devices; each device has its own interval and `codes.sendsPerDay` as well.
  codeSendsPerEmail: { points: 10, seconds: 86_400 },
  // When those are used up: only devices on which the account was signed in before.
  codeSendsKnown: { points: 1, seconds: 3600 },
  codeSendsPerCaller: { points: 20, seconds: 3600 },
  codeSendsPerAddress: { points: 100, seconds: 3600 },
  // When those are used up: one a minute for each new device behind the address.
  codeSendsSlow: { points: 1, seconds: 60 },
  codeSendsSlowPerAddress: { points: 300, seconds: 3600 },
  registrationsPerCaller: { points: 20, seconds: 86_400 },
  registrationsPerAddress: { points: 300, seconds: 3600 },
  // Attempts from devices that requested no code.
  codeTriesPerCaller: { points: 30, seconds: 3600 },
  codeTriesPerAddress: { points: 300, seconds: 3600 },
  // Codes to phone numbers, each of which is paid for.
  phoneCodesSoon: { points: 1, seconds: 60 },
  phoneCodesPerNumber: { points: 4, seconds: 86_400 },
  phoneCodesPerMember: { points: 6, seconds: 86_400 },
  phoneCodesPerDevice: { points: 6, seconds: 86_400 },
  // Attempts without a code of one's own that counts.
  phoneCodeTries: { points: 20, seconds: 3600 },
  mailStopLifts: { points: 3, seconds: 86_400 },
  revealVisitorHour: { points: 20, seconds: 3600 },
  revealVisitorDay: { points: 60, seconds: 86_400 },
  revealMemberHour: { points: 60, seconds: 3600 },
  revealMemberDay: { points: 145, seconds: 86_400 },
  revealPerAddress: { points: 120, seconds: 3600 },
  // Grows with the honest ones of the address: see the next.
  revealDayPerAddress: { points: 145, seconds: 86_400 },
  // After so many numbers that others than newcomers were given there, newcomers may have one more that day.
  revealSettledPerAddress: { points: 5, seconds: 86_400 },
  // The numbers of one caller that count for that: a harvester with an old device makes no room for others.
  revealFreesPerCaller: { points: 2, seconds: 86_400 },
  // When the address has no more: newcomers whose account has a mailbox that takes effort to get.
  revealNewMemberDay: { points: 20, seconds: 86_400 },
  // Of these, clients that send no device cookie, or a brand-new one.
  revealUnmarkedPerAddress: { points: 60, seconds: 3600 },
  // The same number for the same caller is counted once in this time.
  revealAgain: { points: 1, seconds: 86_400 },
  // A search, the counts beside its filters, its map. Cached answers are not counted.
  searchesPerCaller: { points: 120, seconds: 60 },
  searchesPerAddress: { points: 6000, seconds: 60 },
  // Asked at every key: each costs a tenth of a search.
  suggestionsPerCaller: { points: 1200, seconds: 60 },
  suggestionsPerAddress: { points: 60_000, seconds: 60 },
  // Attempts at a live connection: after a restart everyone behind an address comes back within seconds.
  handshakesPerCaller: { points: 120, seconds: 60 },
  handshakesPerAddress: { points: 3000, seconds: 60 },
  // Pictures of links that are drawn because someone behind the address asked; beyond it the default picture is answered.
  linkPicturesPerAddress: { points: 300, seconds: 3600 },
  postsPerDay: { points: 10, seconds: 86_400 },
  // Each picture is fully decoded, up to 50 million pixels.
  usedPicturesPerHour: { points: 120, seconds: 3600 },
  portraitsPerHour: { points: 20, seconds: 3600 },
  viewsPerCaller: { points: 600, seconds: 3600 },
  viewsPerAddress: { points: 6000, seconds: 3600 },
  broadcastsPerDay: { points: 10, seconds: 86_400 },
  // Each is parsed; someone who writes presses it every few seconds at most.
  articlePreviews: { points: 60, seconds: 300 },
  commentsPerMember: { points: 5, seconds: 600 },
  visitsPerCaller: { points: 60, seconds: 3600 },
  visitsPerAddress: { points: 3000, seconds: 3600 },
  // A report of the pages seen, whenever a page is left or hidden.
  trafficPerCaller: { points: 240, seconds: 3600 },
  trafficPerAddress: { points: 12_000, seconds: 3600 },
  reportsPerCaller: { points: 10, seconds: 86_400 },
  reportsPerAddress: { points: 100, seconds: 86_400 },
  appointmentsPerDay: { points: 60, seconds: 86_400 },
  legalRequestsPerEmail: { points: 3, seconds: 86_400 },
  legalRequestsPerCaller: { points: 10, seconds: 86_400 },
  legalRequestsPerAddress: { points: 100, seconds: 86_400 },
  interestsPerPhone: { points: 5, seconds: 86_400 },
  interestsPerCaller: { points: 20, seconds: 86_400 },
  interestsPerAddress: { points: 300, seconds: 86_400 },
  reviewsPerDay: { points: 3, seconds: 86_400 },
  reviewsPerDevice: { points: 3, seconds: 86_400 },
  reviewCodeTries: { points: 5, seconds: 3600 },
  reviewCodeTriesPerAddress: { points: 100, seconds: 3600 },
  savesPerHour: { points: 300, seconds: 3600 },
  savedSearchesPerHour: { points: 100, seconds: 3600 },
  draftSavesPerHour: { points: 600, seconds: 3600 },
  draftPhotosPerHour: { points: 120, seconds: 3600 },
  shortlistsPerDay: { points: 30, seconds: 86_400 },
  // A family on one phone, and a hundred new families behind an operator's address.
  shortlistJoinsPerCaller: { points: 20, seconds: 3600 },
  shortlistJoinsPerAddress: { points: 300, seconds: 3600 },
  shortlistVotesPerVisitor: { points: 120, seconds: 600 },
  webhookTriesPerHour: { points: 60, seconds: 3600 },
  importsPerHour: { points: 600, seconds: 3600 },
  apiKeysPerDay: { points: 20, seconds: 86_400 },
  // Every call with a key, counted in each process by itself.
  callsPerKey: { points: 300, seconds: 60 },
  pushSubscriptionsPerHour: { points: 60, seconds: 3600 },
} as const;

export type RateName = keyof typeof rates;

/** Counted together for everyone who is new behind an address. */
export type AddressRateName = Extract<RateName, `${string}PerAddress`>;

/** What a wider network of IPv6 may have more than one line of it. */
export const wideNetworkFactor = 10;

/** An account or device counts by itself alone once it is so old, and together with its address before. */
export const newForSeconds = 3 * 86_400;
