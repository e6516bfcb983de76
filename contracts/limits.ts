// Every number of the specification's section 9 and those added later, by noun, with the unit in the name.

export const limits = {
  reviews: {
    textMin: 5,
    textMax: 500,
    previewCharacters: 250,
    imagesMax: 2,
    imageWidthMax: 1080,
    imageHeightMax: 1920,
    imageQuality: 0.8,
    ratingMax: 5,
    ratingStep: 0.5,
    codeLength: 8,
    codeValidDays: 90,
    ticketValidMinutes: 30,
    pageSize: 10,
    responseMax: 500,
    responseEditHours: 24,
    projectMax: 60,
  },
  posts: {
    /** Most posts that may be requested by number in one call. */
    namedMax: 12,
    numberMax: 999_999_999,
    titleMin: 3,
    titleMax: 120,
    descriptionMax: 499,
    imagesMin: 1,
    imagesMax: 5,
    imageBytesMax: 10 * 1024 * 1024,
    imagePixelsMax: 50_000_000,
    imageWidthMax: 1080,
    imageHeightMax: 1920,
    imageQuality: 0.8,
    imageWidths: [320, 640, 1080],
    editsMax: 2,
    repostsMax: 3,
    priceMin: 1,
    priceMax: 999_999_999,
    sizeSqftMin: 50,
    sizeSqftMax: 500_000,
    landSqftMax: 43_560_000,
    roomsMax: 50,
    floorsMax: 100,
    unitsMax: 1000,
    streetMax: 120,
    houseMax: 60,
    reviewHoursMin: 1,
    reviewHoursMax: 5,
    expireDays: 60,
    renewalsMax: 3,
    renewalDaysBefore: 7,
    reminderDays: [7, 1],
    soldVisibleDays: 14,
    // A smaller fall in price is not announced.
    priceFallPart: 0.01,
    deletedKeptDays: 30,
    // How long a draft stays on a device after its owner signed out.
    draftKeptHours: 24,
    promotionDays: 30,
    promotionHoursMax: 72,
    repostDays: 90,
    repostSizePart: 0.03,
    perDayMax: 10,
    livePerUserMax: 50,
    paidViewsFactor: 3,
    rateDays: 180,
    ratePostsMin: 5,
    ratePostsMax: 500,
    similarMax: 6,
    // With fewer, less similar ones are added.
    similarMin: 4,
    // Similar posts cost between a half and twice as much, less similar ones between a quarter and four times.
    similarPriceFactor: 2,
    alikePriceFactor: 4,
  },
  // Uploaded pictures that nothing refers to are deleted after an hour.
  // Of two hashes of 64 bits each, so many may differ in pictures that show the same; measured in bench/pictures.ts.
  media: { unusedMinutes: 30, sweepMinutes: 15, compareMinutes: 5, bitsMax: 24, waveProbesMax: 256, stepProbesMax: 128, likelyMax: 20, alikeShownMax: 10 },
  land: { kathaSqft: 720, bighaSqft: 14_400, shotokSqft: 435.6, acreSqft: 43_560 },
  accounts: {
    phoneDigits: 11,
    nameMin: 4,
    nameWordsMax: 4,
    nameMax: 60,
    nameChangeMonths: 3,
    passwordMin: 6,
    passwordMax: 128,
    // Lowest length of a staff password that an operator sets.
    staffPasswordMin: 12,
    emailMax: 254,
    bioMax: 500,
    occupationMax: 60,
    addressMoreMax: 120,
    ageMin: 13,
    ageMax: 120,
    pictureBytesMax: 5 * 1024 * 1024,
    pictureSize: 512,
    // Session lifetime since the last use, and since signing in.
    sessionDays: 30,
    sessionDaysMax: 90,
    staffIdleHours: 12,
    staffSessionDays: 7,
    // A token is replaced at most this often; its predecessor stays valid for the same time.
    tokenMinutes: 10,
    // Replaced tokens remembered per session.
    retiredTokensMax: 500,
    deletionDays: 30,
    publicPostsPageSize: 12,
  },
  twoStep: {
    digits: 6,
    periodSeconds: 30,
    // Codes of so many periods before and after are accepted: clocks of phones differ.
    driftSteps: 1,
    secretBytes: 20,
    recoveryCodes: 10,
    recoveryLength: 10,
    ticketMinutes: 5,
    // For so long what asks for the password again takes the last one.
    stepUpMinutes: 15,
  },
  codes: {
    digits: 6,
    validMinutes: 10,
    resendSeconds: [60, 120, 300],
    triesMax: 5,
    sendsPerDay: 5,
    rememberedHours: 24,
    resetTokenMinutes: 15,
  },
  mail: { keptDays: 30, retries: 720, retryDelaySeconds: 5, retryDelaySecondsMax: 120 },
  saved: { pageSizes: [5, 10, 15, 20], pageSize: 10, pageWindow: 5, max: 500 },
  // Above this many posts a day, the rest goes into one message the next morning.
  savedSearches: { max: 10, nameMax: 80, instantPerDay: 20, lettersPostsMax: 12, dailyHour: 9 },
  search: {
    pageSize: 12,
    pageSizeMax: 48,
    pageMax: 5000,
    countMax: 1000,
    textMax: 120,
    debounceMs: 300,
    // Places for promoted posts on a page of results.
    promotedFirstPage: 2,
    promotedLaterPages: 1,
    // "1200 sqft" means 10 % more or less, "20 thousand" rather 15 than 5.
    sizeTolerancePart: 0.1,
    priceTolerancePart: 0.3,
    // Nothing is sold below this: whoever names a lower price and no purpose wants to rent.
    rentPriceMax: 300_000,
  },
  notifications: { pageSize: 10, retainedDays: 180, retainedMax: 500, bulkMax: 100 },
  // Bengali takes three bytes a letter; push services take 4 KB, of which encryption needs some.
  push: { max: 10, endpointMax: 1000, payloadBytesMax: 3000, retries: 8, retryDelaySeconds: 20, retryDelaySecondsMax: 3600, ttlSeconds: 86_400 },
  live: {
    reconnectAttempts: 5,
    reconnectDelayMs: 1000,
    pingMs: 30_000,
    connectTimeoutMs: 20_000,
    backoffMs: 1000,
    backoffMaxMs: 5000,
    jitter: 0.5,
    // The server's side.
    pingTimeoutMs: 60_000,
    connectionsPerUser: 10,
    messages: 20,
    messagesWindowMs: 10_000,
    messageBytes: 4096,
  },
  interests: { locationMin: 2, locationMax: 100, noteMax: 200, repeatDays: 30, pageSize: 50, demandMin: 5, demandDays: 180 },
  groups: {
    titleMin: 3,
    titleMax: 120,
    aboutMax: 2000,
    developByMax: 80,
    locationMax: 120,
    roadWidthFtMax: 500,
    storeysMax: 50,
    flatsMax: 200,
    imagesMax: 5,
    milestonesMax: 12,
    noteMax: 200,
    instalmentsMax: 120,
    similarMax: 6,
    pageSize: 12,
  },
  interiors: {
    nameMin: 2,
    nameMax: 80,
    aboutMax: 2000,
    areasMax: 20,
    addressMax: 160,
    startingPriceMax: 80,
    sinceMin: 1950,
    albumMax: 60,
    captionMax: 120,
    imagesMax: 240,
    uploadMax: 10,
    pageSize: 12,
    /** In the order of the list, every firm counts as having so many ratings of this height more. */
    ratingsAssumed: 4,
    ratingAssumed: 3.5,
    galleryPageSize: 24,
    galleryHead: 6,
    servicesShown: 5,
    similarMax: 6,
  },
  broadcasts: { titleMax: 80, messageMax: 300, batch: 500, pageSize: 20 },
  blog: { commentMin: 2, commentMax: 1000, commentEditMinutes: 15, commentsPerPage: 10 },
  reports: { noteMax: 500, urgentFrom: 3, hideFrom: 10, pageSize: 20 },
  moderation: { noteMax: 500, pageSize: 50, logTermMax: 60, claimSeconds: 180, claimAgainMs: 60_000 },
  settings: { bannerMax: 160, linkMax: 200, socialMax: 10, wordMin: 2, wordMax: 60, wordsMax: 500, bytesMax: 256 * 1024 },
  office: { cannedMax: 40, closedMax: 60, dayNameMax: 80 },
  screen: {
    toastMs: 5000,
    toastsMax: 3,
    errorClearMs: 5000,
    guardRedirectMs: 100,
    scrollRestoreMs: 1000,
    scrollTopPx: 200,
    navbarHidePx: 100,
    navbarShowPx: 8,
    chunkTimeoutMs: 120_000,
    stillWorkingMs: 10_000,
    skeletonDelayMs: 300,
    loadingCards: 4,
  },
  support: { phone: '01000009999', email: 'care@uthan.example', opensHour: 10, closesHour: 19, timeZone: 'Asia/Dhaka' },
  site: { termsUpdated: '2024-11-26', faqQuestions: 16, termsSections: 12 },
  idempotency: { keyMax: 200, keptHours: 24 },
} as const;

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
  postsPerDay: { points: 10, seconds: 86_400 },
  // Each picture is fully decoded, up to 50 million pixels.
  usedPicturesPerHour: { points: 120, seconds: 3600 },
  portraitsPerHour: { points: 20, seconds: 3600 },
  viewsPerAddress: { points: 6000, seconds: 3600 },
  broadcastsPerDay: { points: 10, seconds: 86_400 },
  reportsPerDay: { points: 10, seconds: 86_400 },
  reportsPerAddress: { points: 100, seconds: 86_400 },
  interestsPerPhone: { points: 5, seconds: 86_400 },
  interestsPerAddress: { points: 300, seconds: 86_400 },
  reviewsPerDay: { points: 3, seconds: 86_400 },
  reviewCodeTries: { points: 5, seconds: 3600 },
  reviewCodeTriesPerAddress: { points: 100, seconds: 3600 },
  savesPerHour: { points: 300, seconds: 3600 },
  savedSearchesPerHour: { points: 100, seconds: 3600 },
  pushSubscriptionsPerHour: { points: 60, seconds: 3600 },
} as const;

export type RateName = keyof typeof rates;

/** Largest request parts, in bytes: a JSON body, the text fields of a form; files have limits of their own. */
export const requestLimits = { bodyBytes: 16 * 1024, pageBytes: 64 * 1024, formFieldBytes: 16 * 1024, formFieldsBytes: 64 * 1024 } as const;

/** Of one process: the largest post is 50 MB, and browsers shrink pictures to a hundredth of that before they send them. */
export const uploadLimits = { perMember: 2, waitingPerMember: 10, heldBytes: 160 * 1024 * 1024, stallSeconds: 30 } as const;
