// Which comments are shown at once and which wait, and until when one may be changed.
import { contactsInText } from '#contracts/posts/contacts-in-text.ts';
import { dayMs, minuteMs } from '#contracts/durations.ts';
import { limits } from '#contracts/limits.ts';
import { holdsBanned } from '#server/office/banned-words.ts';

/** Waits for the team: a phone number, a link or a banned word is in it. */
export const mustWait = (text: string, bannedWords: readonly string[]): boolean => contactsInText(text).length > 0 || holdsBanned([text], bannedWords);

/** A young account may not write links at all: they come from sellers of attention. */
export const isTooYoungForLinks = (text: string, accountSince: Date, now: Date): boolean =>
  contactsInText(text).some(({ kind }) => kind === 'link') && now.getTime() - accountSince.getTime() < limits.blog.linkFreeDays * dayMs;

export const editableUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + limits.blog.commentEditMinutes * minuteMs);
