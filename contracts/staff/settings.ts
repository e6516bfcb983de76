// The operator's facts that admins change while the site runs.
import { z } from 'zod';
import type { BuyingRates as Rates } from '#contracts/posts/buying-costs.ts';
import { dateInDhaka } from '#contracts/dhaka.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { rejectionReasons } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { ownPath } from '#contracts/pages/own-path.ts';
import { WeekAnswer } from '#contracts/posts/review-clock.ts';
import { boundedText, choice, email, fault, isBlank, moment, phone, requiredDecimal, requiredWhole, shortUnits, someOf, text } from '#contracts/values.ts';

const { settings: bounds, office } = limits;

const both = (max: number) => z.object({ bn: text(1, max), en: text(1, max) });
/** An empty box stands for "as usual". */
const orUsual = <S extends z.ZodType>(schema: S) => z.preprocess((value) => (isBlank(value) ? null : value), schema.nullable());

/** A path of this site, never another site's address. */
export const sitePath = text(1, bounds.linkMax).refine((path) => !/\s/.test(path) && ownPath(path) !== undefined, fault('invalid'));

const timeGiven = boundedText('required', shortUnits)
  .pipe(z.iso.datetime({ offset: true, ...fault('invalid') }))
  .transform((typed) => new Date(typed).toISOString());

const socialPage = text(1, bounds.linkMax).pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, ...fault('invalid') }));

export const Banner = z
  .object({ text: both(bounds.bannerMax), link: orUsual(sitePath), from: timeGiven, until: timeGiven })
  .refine(({ from, until }) => from < until, { path: ['until'], ...fault('invalid') });
export type Banner = z.output<typeof Banner>;

/** A text that staff may put into the note of a decision with one tap. */
export const CannedText = z.object({ reason: choice(rejectionReasons), text: both(limits.moderation.noteMax) });
export type CannedText = z.output<typeof CannedText>;

export const ClosedDay = z.object({ day: z.iso.date(fault('invalid')), name: both(office.dayNameMax) });
export type ClosedDay = z.output<typeof ClosedDay>;

const differ = (days: readonly ClosedDay[]): boolean => new Set(days.map(({ day }) => day)).size === days.length;
const areToCome = (days: readonly ClosedDay[]): boolean => days.every(({ day }) => day >= dateInDhaka(Date.now()));

const OpenDay = z
  .object({ opens: requiredWhole(0, 23), closes: requiredWhole(1, 24) })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], ...fault('invalid') });
/** From Sunday on; a shut day is null. Where every day was shut, a clock would never end. */
const Week = z
  .array(OpenDay.nullable())
  .length(7, fault('invalid'))
  .refine((week) => week.some((day) => day !== null), fault('invalid'));

const share = requiredDecimal(0, 100);
const dated = {
  /** A day that has come. */
  asOf: z.iso.date(fault('invalid')).refine((day) => day <= dateInDhaka(Date.now()), fault('invalid')),
  /** Null: the sentence that the pages have. */
  source: both(office.sourceMax).nullable(),
};
/** See `contracts/posts/buying-costs.ts` for what each is. */
export const BuyingRates = z.object({
  registration: z.object({
    gain: share,
    stamp: share,
    registration: share,
    local: share,
    vat: share,
    vatLarge: share,
    deed: requiredWhole(0, limits.posts.priceMax),
    ...dated,
  }),
  loan: z
    .object({
      rate: share,
      rateFrom: share,
      rateTo: share,
      sharePercent: requiredWhole(1, 100),
      takaMax: requiredWhole(1, limits.posts.priceMax),
      yearsMax: requiredWhole(1, office.loanYearsMax),
      ...dated,
    })
    .refine(({ rateFrom, rate }) => rateFrom <= rate, { path: ['rate'], ...fault('rangeReversed') })
    .refine(({ rate, rateTo }) => rate <= rateTo, { path: ['rateTo'], ...fault('rangeReversed') }),
}) satisfies z.ZodType<Rates>;

const DataController = z.object({ name: both(office.controllerMax), address: both(office.controllerMax), email });

const SettingsFields = z.object({
  /** Null, as the next two: as the installation has it. */
  phone: orUsual(phone),
  email: orUsual(email),
  social: someOf(socialPage, bounds.socialMax).nullable(),
  /** Null: as usual. */
  officeHours: Week.nullable(),
  banner: Banner.nullable(),
  /** In either language; a post or review that holds one is flagged for staff. */
  bannedWords: someOf(text(bounds.wordMin, bounds.wordMax), bounds.wordsMax),
  cannedTexts: someOf(CannedText, office.cannedMax),
  /** From today on. */
  closedDays: someOf(ClosedDay, office.closedMax).refine(differ, fault('invalid')).refine(areToCome, fault('invalid')),
  /** What registration and loans cost at present; null: as the product came. */
  rates: BuyingRates.nullable(),
  /** Who answers for the data by law, for the privacy page; null while no one is named. */
  controller: DataController.nullable(),
});
export type SettingsFields = z.output<typeof SettingsFields>;

const percent = z.number();
const datedAnswer = { asOf: z.string(), source: z.object({ bn: z.string(), en: z.string() }).nullable() };
const BuyingRatesAnswer = z.object({
  registration: z.object({
    gain: percent,
    stamp: percent,
    registration: percent,
    local: percent,
    vat: percent,
    vatLarge: percent,
    deed: z.int(),
    ...datedAnswer,
  }),
  loan: z.object({ rate: percent, rateFrom: percent, rateTo: percent, sharePercent: z.int(), takaMax: z.int(), yearsMax: z.int(), ...datedAnswer }),
});

export const Settings = z.object({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  social: z.array(z.string()).nullable(),
  officeHours: WeekAnswer.nullable(),
  banner: z.object({ text: z.object({ bn: z.string(), en: z.string() }), link: z.string().nullable(), from: moment, until: moment }).nullable(),
  bannedWords: z.array(z.string()),
  cannedTexts: z.array(z.object({ reason: z.enum(rejectionReasons), text: z.object({ bn: z.string(), en: z.string() }) })),
  closedDays: z.array(z.object({ day: z.string(), name: z.object({ bn: z.string(), en: z.string() }) })),
  rates: BuyingRatesAnswer.nullable(),
  controller: z
    .object({ name: z.object({ bn: z.string(), en: z.string() }), address: z.object({ bn: z.string(), en: z.string() }), email: z.string() })
    .nullable(),
  /** Grows with every change; a change names the one it was made from. */
  revision: z.int(),
  /** What holds where phone, email or social pages are null. */
  usual: z.object({ phone: z.string(), email: z.string(), social: z.array(z.string()) }),
});
export type Settings = z.infer<typeof Settings>;

const Answer = z.object({ success: z.literal(true), settings: Settings });

export const settings = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/settings',
    access: 'admin',
    summary:
      'Support phone and email, social pages, office hours, the banner, closed days, the data controller, rates of registration and loans, banned words and canned texts',
    response: Answer,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/settings',
    access: 'admin',
    stepUp: true,
    summary: 'Change settings, stating the `revision` that was read; what is not named stays. `closedDays` replaces those from today on',
    body: SettingsFields.partial().extend({ revision: requiredWhole(0, 1_000_000_000) }),
    bodyBytes: bounds.bytesMax,
    failures: ['STATE_CONFLICT'],
    response: Answer,
  }),
  cannedTexts: endpoint({
    method: 'GET',
    path: '/api/admin/cannedTexts',
    access: 'support',
    summary: 'Texts that staff may put into the note of a decision',
    response: z.object({ success: z.literal(true), cannedTexts: Settings.shape.cannedTexts }),
  }),
};
