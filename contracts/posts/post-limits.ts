// The numbers of posts, with the unit in the name. Read them as `limits.posts`.
export const postLimits = {
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
  latMin: 20.3,
  latMax: 26.7,
  lngMin: 88,
  lngMax: 92.7,
  // A pin lies so near the middle of the area that the post names.
  pinKmMax: 6,
  // The public is shown a point so far from the pin, and a disc of this radius around it.
  pinMovedMetersMin: 150,
  pinMovedMetersMax: 300,
  // Pins of one person that lie so close are moved together, so that many of them give no middle away.
  pinTogetherMeters: 100,
  advanceMonthsMax: 24,
  serviceChargeMax: 9_999_999,
  reviewHoursMin: 1,
  reviewHoursMax: 5,
  expireDays: 60,
  renewalsMax: 3,
  renewalDaysBefore: 7,
  reminderDays: [7, 1],
  soldVisibleDays: 14,
  // A smaller fall in price is not announced.
  priceFallPart: 0.01,
  // A larger move of an approved price is no matter of a glance: staff read the post again.
  priceGlancePart: 0.3,
  deletedKeptDays: 30,
  // Answers of an older post are not proposed for the next one.
  proposedDays: 365,
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
  // An imported post of unknown age is taken for this old: behind everything new, but still part of the usual rates.
  undatedDays: 150,
  ratePostsMin: 5,
  ratePostsMax: 500,
  // Fewer sold or rented posts say nothing about how soon others will be.
  soldPostsMin: 10,
  similarPricesMax: 24,
  similarMax: 6,
  // With fewer, less similar ones are added.
  similarMin: 4,
  // Similar posts cost between a half and twice as much, less similar ones between a quarter and four times.
  similarPriceFactor: 2,
  alikePriceFactor: 4,
} as const;
