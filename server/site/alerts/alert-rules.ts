// What the admins are told of by email, for those who run the site without a monitor.
import { z } from 'zod';
import { dayMs, hourMs } from '#contracts/durations.ts';
import { limits } from '#contracts/limits.ts';

export const alertKinds = ['backupFailed', 'backupMissing', 'diskFull', 'mailWaits', 'certificateEnds'] as const;
export type AlertKind = (typeof alertKinds)[number];

export const Alert = z.object({
  kind: z.enum(alertKinds),
  /** Hours since a backup, megabytes that are free, minutes that an email has waited, days that a certificate lasts. */
  number: z.int(),
});
export type Alert = z.infer<typeof Alert>;

/** What was found; undefined where it is not known, or does not apply. */
export interface Watched {
  now: number;
  isProduction: boolean;
  /** When the site got its first account. */
  since: Date | undefined;
  lastBackup: { endedAt: Date; succeeded: boolean } | undefined;
  lastGoodBackup: Date | undefined;
  freeBytes: number | undefined;
  oldestMail: Date | undefined;
  certificateEnds: Date | undefined;
}

const { backupHours, freeMegabytes, mailMinutes, certificateDays } = limits.adminAlerts;
const megabyte = 1024 * 1024;
const minuteMs = 60_000;

function ofBackup({ now, isProduction, since, lastBackup, lastGoodBackup }: Watched): Alert[] {
  if (lastBackup?.succeeded === false) return [{ kind: 'backupFailed', number: Math.floor((now - lastBackup.endedAt.getTime()) / hourMs) }];
  // A site on trial has none, and needs none.
  const last = lastGoodBackup ?? (isProduction ? since : undefined);
  const hours = last ? Math.floor((now - last.getTime()) / hourMs) : 0;
  return hours >= backupHours ? [{ kind: 'backupMissing', number: hours }] : [];
}

/** What is wrong now. */
export function alertsFor(watched: Watched): Alert[] {
  const { now, freeBytes, oldestMail, certificateEnds } = watched;
  const megabytes = freeBytes === undefined ? undefined : Math.floor(freeBytes / megabyte);
  const minutes = oldestMail ? Math.floor((now - oldestMail.getTime()) / minuteMs) : 0;
  const days = certificateEnds ? Math.floor((certificateEnds.getTime() - now) / dayMs) : undefined;
  return [
    ...ofBackup(watched),
    ...(megabytes !== undefined && megabytes < freeMegabytes ? [{ kind: 'diskFull' as const, number: megabytes }] : []),
    ...(minutes >= mailMinutes ? [{ kind: 'mailWaits' as const, number: minutes }] : []),
    ...(days !== undefined && days < certificateDays ? [{ kind: 'certificateEnds' as const, number: days }] : []),
  ];
}
