// Settings that admins change while the site runs. Each change is one transaction with its entry in the audit log.
import { isDeepStrictEqual } from 'node:util';
import { type BuyingRates, defaultRates } from '#contracts/posts/buying-costs.ts';
import { dateInDhaka } from '#contracts/dhaka.ts';
import type { HandlerInput } from '#contracts/endpoint.ts';
import type { CannedText, ClosedDay, settings, Settings } from '#contracts/staff/settings.ts';
import { usualSupport } from '#contracts/pages/site-facts.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { Services } from '#server/platform/services.ts';
import { turnBannerLater } from './jobs.ts';
import { findSettings, listClosedDaysFrom, lockSettings, replaceClosedDaysFrom, saveSettings, type SettingsRow } from './settings-store.ts';

const today = (): string => dateInDhaka(Date.now());

const toSettings = ({ revision, chosen }: SettingsRow, closedDays: ClosedDay[], social: readonly string[]): Settings => ({
  phone: chosen.phone ?? null,
  email: chosen.email ?? null,
  social: chosen.social ?? null,
  officeHours: chosen.officeHours ?? null,
  banner: chosen.banner ?? null,
  bannedWords: chosen.bannedWords ?? [],
  cannedTexts: chosen.cannedTexts ?? [],
  closedDays,
  rates: chosen.rates ?? null,
  controller: chosen.controller ?? null,
  revision,
  usual: { ...usualSupport, social: [...social] },
});

const settingsIn = async (db: Db, { socialPages }: Services['env']): Promise<Settings> =>
  toSettings(await findSettings(db), await listClosedDaysFrom(db, today()), socialPages);

export const readSettings = ({ db, env }: Pick<Services, 'db' | 'env'>): Promise<Settings> => settingsIn(db, env);

/** Those of the fields given that say something else than before, as they were and as they are. */
function differences(before: Settings, given: Readonly<Record<string, unknown>>): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const was = before as unknown as Record<string, unknown>;
  const changed = Object.entries(given).filter(([name, value]) => value !== undefined && !isDeepStrictEqual(value, was[name]));
  return { before: Object.fromEntries(changed.map(([name]) => [name, was[name]])), after: Object.fromEntries(changed) };
}

/** Changes what is named. Throws STATE_CONFLICT where someone else has changed settings since they were read. */
export function changeSettings(
  services: Pick<Services, 'db' | 'env' | 'jobs'>,
  { revision, ...given }: HandlerInput<typeof settings.change>['body'],
  caller: MemberCaller,
): Promise<Settings> {
  const { db, env } = services;
  return inTransaction(db, async (trx) => {
    const row = await lockSettings(trx);
    if (row.revision !== revision) fail('STATE_CONFLICT');
    const present = toSettings(row, await listClosedDaysFrom(trx, today()), env.socialPages);
    const { before, after } = differences(present, given);
    if (Object.keys(after).length === 0) return present;
    const { closedDays, ...chosen } = after as Partial<typeof given>;
    if (closedDays) await replaceClosedDaysFrom(trx, today(), closedDays);
    await saveSettings(trx, { revision: revision + 1, chosen: { ...row.chosen, ...chosen } });
    if (chosen.banner) await turnBannerLater(services, trx, chosen.banner);
    await recordAction(trx, caller, { action: 'settings.change', subject: { type: 'settings', id: 'site' }, before, after });
    return settingsIn(trx, env);
  });
}

/** The number under which support is reached. */
export const readSupportPhone = async (db: Db): Promise<string> => (await findSettings(db)).chosen.phone ?? usualSupport.phone;

/** Texts that staff put into the note of a decision. */
export const readCannedTexts = async ({ db }: Pick<Services, 'db'>): Promise<CannedText[]> => (await findSettings(db)).chosen.cannedTexts ?? [];

/** What registration and loans cost at present. */
export const readRates = async (db: Db): Promise<BuyingRates> => (await findSettings(db)).chosen.rates ?? defaultRates;

/** Words that no post or review should hold. */
export const readBannedWords = async (db: Db): Promise<readonly string[]> => (await findSettings(db)).chosen.bannedWords ?? [];
