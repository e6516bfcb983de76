// Settings as their form holds them, and as the API takes them.
import { dhakaAheadHours } from '#contracts/dhaka.ts';
import type { Settings } from '#contracts/settings.ts';

const nothing = { bn: '', en: '' };
const hourMs = 3_600_000;

/** What a box for day and time shows, by Bangladesh time. */
export const typedTime = (at: string): string => new Date(Date.parse(at) + dhakaAheadHours * hourMs).toISOString().slice(0, 16);
const timeOf = (typed: string): string => (typed ? `${typed}:00+0${dhakaAheadHours}:00` : '');

const linesOf = (typed: string): string[] => [...new Set(typed.split('\n').map((line) => line.trim()))].filter(Boolean);

export const noBanner = { text: nothing, link: '', from: '', until: '' };
export const newDay = { day: '', name: nothing };
export const newText = { reason: 'photo', text: nothing };

export function settingsForm({ phone, email, social, banner, bannedWords, cannedTexts, closedDays }: Settings) {
  return {
    phone: phone ?? '',
    email: email ?? '',
    social: (social ?? []).join('\n'),
    banner: banner ? { text: banner.text, link: banner.link ?? '', from: typedTime(banner.from), until: typedTime(banner.until) } : noBanner,
    bannedWords: bannedWords.join('\n'),
    cannedTexts: cannedTexts.map(({ reason, text }) => ({ reason: reason as string, text })),
    closedDays,
  };
}
export type SettingsForm = ReturnType<typeof settingsForm>;

/** The whole form with the revision that it was made from. */
export function settingsInput({ social, banner, bannedWords, ...form }: SettingsForm, revision: number) {
  const isBlank = [banner.text.bn, banner.text.en, banner.link, banner.from, banner.until].every((typed) => typed.trim() === '');
  const pages = linesOf(social);
  return {
    ...form,
    social: pages.length > 0 ? pages : null,
    banner: isBlank ? null : { ...banner, from: timeOf(banner.from), until: timeOf(banner.until) },
    bannedWords: linesOf(bannedWords),
    revision,
  };
}
