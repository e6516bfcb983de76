// Settings as their form holds them, and as the API takes them.
import { type BuyingRates, defaultRates, rateSets } from '#contracts/posts/buying-costs.ts';
import { dhakaAheadHours } from '#contracts/dhaka.ts';
import { hourMs } from '#contracts/durations.ts';
import { type DayHours, usualWeek } from '#contracts/office-hours.ts';
import type { Settings } from '#contracts/staff/settings.ts';

const nothing = { bn: '', en: '' };

/** What a box for day and time shows, by Bangladesh time. */
export const typedTime = (at: string): string => new Date(Date.parse(at) + dhakaAheadHours * hourMs).toISOString().slice(0, 16);
const timeOf = (typed: string): string => (typed ? `${typed}:00+0${dhakaAheadHours}:00` : '');

const linesOf = (typed: string): string[] => [...new Set(typed.split('\n').map((line) => line.trim()))].filter(Boolean);

export const noBanner = { text: nothing, link: '', from: '', until: '' };
export const noController = { name: nothing, address: nothing, email: '' };
export const newDay = { day: '', name: nothing };
export const newText = { reason: 'photo', text: nothing };

/** A day as its row shows it; a shut one keeps the usual hours in its boxes. */
const boxesOf = (hours: DayHours, usual: DayHours) => ({
  shut: hours === null,
  opens: String((hours ?? usual)?.opens ?? ''),
  closes: String((hours ?? usual)?.closes ?? ''),
});

/** The week that the rows say; null where it is as usual. */
function weekOf(rows: readonly ReturnType<typeof boxesOf>[]): ({ opens: string; closes: string } | null)[] | null {
  const isUsual = rows.every(({ shut, opens, closes }, day) => !shut && opens === String(usualWeek[day]?.opens) && closes === String(usualWeek[day]?.closes));
  return isUsual ? null : rows.map(({ shut, opens, closes }) => (shut ? null : { opens, closes }));
}

type Typed<T> = { [K in keyof T]: T[K] extends number ? string : T[K] extends string ? string : typeof nothing };
type RatesForm = { [K in keyof BuyingRates]: Typed<BuyingRates[K]> };

/** Numbers as their boxes hold them. */
const typedSet = <K extends keyof BuyingRates>(set: BuyingRates[K]): Typed<BuyingRates[K]> =>
  Object.fromEntries(Object.entries(set).map(([name, value]) => [name, typeof value === 'number' ? String(value) : (value ?? nothing)])) as Typed<
    BuyingRates[K]
  >;

const ratesForm = ({ registration, loan }: BuyingRates): RatesForm => ({ registration: typedSet<'registration'>(registration), loan: typedSet<'loan'>(loan) });

const isNothing = ({ bn, en }: typeof nothing): boolean => bn.trim() === '' && en.trim() === '';

/** The rates that the boxes say; null where they are as the product came. */
function ratesInput(form: RatesForm) {
  const usual = ratesForm(defaultRates);
  const isUsual = rateSets.every(
    (set) => JSON.stringify(form[set], Object.keys(usual[set])) === JSON.stringify(usual[set], Object.keys(usual[set])) && isNothing(form[set].source),
  );
  if (isUsual) return null;
  const sourceOf = ({ source }: RatesForm[keyof RatesForm]) => (isNothing(source) ? null : source);
  return { registration: { ...form.registration, source: sourceOf(form.registration) }, loan: { ...form.loan, source: sourceOf(form.loan) } };
}

export function settingsForm({ phone, email, social, officeHours, banner, bannedWords, cannedTexts, closedDays, rates, controller }: Settings) {
  return {
    phone: phone ?? '',
    email: email ?? '',
    social: (social ?? []).join('\n'),
    officeHours: (officeHours ?? usualWeek).map((hours, day) => boxesOf(hours, usualWeek[day] ?? null)),
    banner: banner ? { text: banner.text, link: banner.link ?? '', from: typedTime(banner.from), until: typedTime(banner.until) } : noBanner,
    bannedWords: bannedWords.join('\n'),
    cannedTexts: cannedTexts.map(({ reason, text }) => ({ reason: reason as string, text })),
    closedDays,
    rates: ratesForm(rates ?? defaultRates),
    controller: controller ?? noController,
  };
}
export type SettingsForm = ReturnType<typeof settingsForm>;

/** The whole form with the revision that it was made from. */
export function settingsInput({ social, officeHours, banner, bannedWords, rates, controller, ...form }: SettingsForm, revision: number) {
  const isBlank = [banner.text.bn, banner.text.en, banner.link, banner.from, banner.until].every((typed) => typed.trim() === '');
  const pages = linesOf(social);
  return {
    ...form,
    social: pages.length > 0 ? pages : null,
    officeHours: weekOf(officeHours),
    banner: isBlank ? null : { ...banner, from: timeOf(banner.from), until: timeOf(banner.until) },
    bannedWords: linesOf(bannedWords),
    rates: ratesInput(rates),
    controller: isNothing(controller.name) && isNothing(controller.address) && controller.email.trim() === '' ? null : controller,
    revision,
  };
}
