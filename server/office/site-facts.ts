// What the public is told of the operator: what admins chose, otherwise what the installation has. Read once per change and process.
import { createHash } from 'node:crypto';
import { defaultRates } from '#contracts/posts/buying-costs.ts';
import { usualSupport, type ShownBanner, type SiteFacts } from '#contracts/pages/site-facts.ts';
import type { Env } from '#server/env.ts';
import type { Services } from '#server/platform/services.ts';
import { findSettings, type Chosen } from './settings-store.ts';
import { spokenWeek } from './spoken-week.ts';

type Reads = Pick<Services, 'db' | 'env' | 'publicVersion'>;

interface Known {
  version: number | undefined;
  chosen: Chosen;
}

/** By the settings of a process, of which each has one. */
const known = new WeakMap<Env, Known>();

/** What admins chose. While the database is away, the last that is known. */
async function readChosen({ db, env, publicVersion }: Reads): Promise<Chosen> {
  const version = publicVersion?.version();
  const last = known.get(env);
  if (last && version !== undefined && last.version === version) return last.chosen;
  try {
    const { chosen } = await findSettings(db);
    known.set(env, { version, chosen });
    return chosen;
  } catch {
    return last?.chosen ?? {};
  }
}

const bannerId = (text: ShownBanner['text']): string => createHash('sha256').update(`${text.bn}\n${text.en}`).digest('base64url').slice(0, 8);

/** The banner where it is shown now. */
export function shownBanner(banner: Chosen['banner'], now: Date): ShownBanner | null {
  const at = now.toISOString();
  if (!banner || at < banner.from || at >= banner.until) return null;
  return { id: bannerId(banner.text), text: banner.text, link: banner.link };
}

/** How to reach support, the pages elsewhere, and the banner of this moment. */
export async function readSiteFacts(services: Reads): Promise<SiteFacts> {
  const { phone, email, social, officeHours, banner, rates, controller } = await readChosen(services);
  return {
    support: { phone: phone ?? usualSupport.phone, email: email ?? usualSupport.email, ...(officeHours ? { hours: spokenWeek(officeHours) } : {}) },
    ...(officeHours ? { week: officeHours } : {}),
    social: social ?? services.env.socialPages,
    banner: shownBanner(banner, new Date()),
    rates: rates ?? defaultRates,
    ...(controller ? { controller } : {}),
    ...(services.env.mapTiles ? { tiles: services.env.mapTiles.shown } : {}),
  };
}
