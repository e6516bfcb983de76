// The numbers that the texts mention, taken from contracts/limits.ts.
import { limits } from '#contracts/limits.ts';
import type { PageFact } from '#contracts/pages/page-marks.ts';
import type { Support } from '#contracts/pages/site-facts.ts';
import type { Formatter } from '#i18n/format.ts';
import { hoursOf } from '#i18n/hours.ts';

const megabyte = 1024 * 1024;

/** Every placeholder that texts of these pages may use. */
export function factsOf(fmt: Formatter, support: Support): Record<PageFact, string | number> {
  const { posts, accounts, codes, land, search, mail, notifications, saved, savedSearches } = limits;
  return {
    phone: fmt.phone(support.phone),
    email: support.email,
    ...hoursOf(fmt, support),
    reviewFrom: posts.reviewHoursMin,
    reviewTo: posts.reviewHoursMax,
    images: posts.imagesMax,
    imageMb: posts.imageBytesMax / megabyte,
    description: posts.descriptionMax,
    edits: posts.editsMax,
    reposts: posts.repostsMax,
    expireDays: posts.expireDays,
    renewDays: posts.renewalDaysBefore,
    renewals: posts.renewalsMax,
    soldDays: posts.soldVisibleDays,
    deletedDays: posts.deletedKeptDays,
    repostDays: posts.repostDays,
    perDay: posts.perDayMax,
    liveMax: posts.livePerUserMax,
    paidViews: posts.paidViewsFactor,
    promotionDays: posts.promotionDays,
    rateDays: posts.rateDays,
    ratePosts: posts.ratePostsMin,
    ageMin: accounts.ageMin,
    nameMonths: accounts.nameChangeMonths,
    sessionDays: accounts.sessionDays,
    webhookDays: limits.webhooks.logDays,
    searchDays: search.log.keptDays,
    trafficMonths: Math.round(limits.traffic.keptDays / 30.4),
    accountDays: accounts.deletionDays,
    codeMinutes: codes.validMinutes,
    codeSends: codes.sendsPerDay,
    mailDays: mail.keptDays,
    inboxDays: notifications.retainedDays,
    inboxMax: notifications.retainedMax,
    savedMax: saved.max,
    draftDays: limits.postDrafts.keptDays,
    shortlistDays: limits.shortlists.validDays,
    shortlistKeptDays: limits.shortlists.keptDays,
    searchesMax: savedSearches.max,
    viewedMax: posts.namedMax,
    katha: land.kathaSqft,
    shotok: land.shotokSqft,
    bigha: land.bighaSqft,
    acre: land.acreSqft,
  };
}
