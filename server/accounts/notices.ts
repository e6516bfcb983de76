// What people are told of their account.
import type { Role } from '#contracts/enums.ts';
import type { InboxNotice, SystemNews } from '#contracts/notices/notices.ts';
import { deviceNamed } from '#server/sessions/rules.ts';

export const usernameChanged = (name: string, at: Date, lockedUntil: Date): InboxNotice => ({
  kind: 'username_changed',
  data: { name, lockedUntil: lockedUntil.toISOString() },
  key: `name ${at.toISOString()}`,
});

export const passwordChange = (at: Date): InboxNotice => ({
  kind: 'password_changed',
  data: { at: at.toISOString() },
  key: `password ${at.toISOString()}`,
});

/** Read once the account is open again: until then its inbox is closed. */
export const accountSuspended = (at: Date, { until, reason }: { until: Date | null; reason: string }): InboxNotice => ({
  kind: 'account_suspended',
  data: { until: until?.toISOString() ?? null, reason },
  key: `suspended ${at.toISOString()}`,
});

export const accountRestored = (at: Date): InboxNotice => ({ kind: 'account_restored', data: {}, key: `restored ${at.toISOString()}` });

const system = (news: SystemNews, at: Date): InboxNotice => ({ kind: 'system', data: { news }, key: `${news.about} ${at.toISOString()}` });

/** A replaced token was used again; of a sign-in from a new device only a letter tells, for the inbox opens on that device too. */
export function tokenReturned(at: Date, userAgent: string): InboxNotice {
  const { browser, system: runs } = deviceNamed(userAgent);
  return system({ about: 'tokenCopied', at: at.toISOString(), browser, system: runs }, at);
}

export const roleChanged = (role: Role, at: Date): InboxNotice => system({ about: 'role', role }, at);
