// How often who may do what. The numbers of the business are in limits.ts.

/**
 * Limits on how often, per window. Mobile operators here put thousands of people behind one address, so the tight
 * ones go by account, email or device and those by address are a generous last resort.
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
  loginFailuresPerAddress: { points: 300, seconds: 3600 },
  passwordChecks: { points: 5, seconds: 900 },
  secondStepTries: { points: 5, seconds: 900 },
  // Per email over all devices; each device has its own interval and `codes.sendsPerDay` as well.
  codeSendsPerEmail: { points: 10, seconds: 86_400 },
  // When those are used up: only devices on which the account was signed in before.
  codeSendsKnown: { points: 1, seconds: 3600 },
  codeSendsPerAddress: { points: 100, seconds: 3600 },
  // When those are used up: one a minute for all devices behind the address.
  codeSendsSlow: { points: 1, seconds: 60 },
  codeSendsSlowPerAddress: { points: 300, seconds: 3600 },
  registrationsPerAddress: { points: 300, seconds: 3600 },
  // Attempts from devices that requested no code.
  codeTriesPerAddress: { points: 300, seconds: 3600 },
  revealVisitorHour: { points: 20, seconds: 3600 },
  revealVisitorDay: { points: 60, seconds: 86_400 },
  // All clients together that send no device cookie, or a brand-new one.
  revealUnmarked: { points: 60, seconds: 3600 },
  revealMemberHour: { points: 60, seconds: 3600 },
  revealMemberDay: { points: 200, seconds: 86_400 },
  revealPerAddress: { points: 600, seconds: 3600 },
  searchPerAddress: { points: 600, seconds: 60 },
  // Attempts at a live connection: after a restart everybody behind an address comes back within seconds.
  handshakesPerAddress: { points: 3000, seconds: 60 },
  // Pictures of links that are drawn because somebody behind the address asked; beyond it the default picture is answered.
  linkPicturesPerAddress: { points: 300, seconds: 3600 },
  postsPerDay: { points: 10, seconds: 86_400 },
  // Each picture is fully decoded, up to 50 million pixels.
  usedPicturesPerHour: { points: 120, seconds: 3600 },
  portraitsPerHour: { points: 20, seconds: 3600 },
  viewsPerAddress: { points: 6000, seconds: 3600 },
  broadcastsPerDay: { points: 10, seconds: 86_400 },
  commentsPerMember: { points: 5, seconds: 600 },
  // A million people behind one address are not counted exactly.
  visitsPerAddress: { points: 300, seconds: 3600 },
  reportsPerDay: { points: 10, seconds: 86_400 },
  reportsPerAddress: { points: 100, seconds: 86_400 },
  interestsPerPhone: { points: 5, seconds: 86_400 },
  interestsPerAddress: { points: 300, seconds: 86_400 },
  reviewsPerDay: { points: 3, seconds: 86_400 },
  reviewCodeTries: { points: 5, seconds: 3600 },
  reviewCodeTriesPerAddress: { points: 100, seconds: 3600 },
  savesPerHour: { points: 300, seconds: 3600 },
  savedSearchesPerHour: { points: 100, seconds: 3600 },
  shortlistsPerDay: { points: 30, seconds: 86_400 },
  // A family behind one address, and a hundred families behind an operator's.
  shortlistJoinsPerDevice: { points: 20, seconds: 3600 },
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
