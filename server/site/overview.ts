// Public figures of the product: the same for everybody, so they are computed once a minute and not per visit.
import type { BusyArea, Office, Overview, ReviewPace } from '#contracts/overview.ts';
import { officeAt, officeTimeBetween } from '#contracts/review-clock.ts';
import { placeOf } from '#server/areas/catalogue.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { listBusyAreas, listDaysOff, listDecisions, readFlatRates } from './store.ts';

const areasShown = 8;
const paceDays = 7;
const decisionsMax = 5000;
const freshMs = 60_000;
const minuteMs = 60_000;
const dhakaOffsetMs = 6 * 3_600_000;

type DaysOff = Awaited<ReturnType<typeof listDaysOff>>;

interface Counted {
  areas: BusyArea[];
  review: ReviewPace;
  daysOff: DaysOff;
}

async function busyAreas(db: Db): Promise<BusyArea[]> {
  const counts = await listBusyAreas(db, areasShown);
  const rates = await readFlatRates(
    db,
    counts.map(({ sub_district }) => sub_district),
  );
  return counts.flatMap(({ sub_district, sell, rent }): BusyArea[] => {
    const place = placeOf(sub_district);
    return place ? [{ ...place, sell, rent, rate: rates.get(sub_district) ?? null }] : [];
  });
}

/** The median of these numbers, rounded; null without any. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = sorted.length % 2 === 0 ? [sorted[half - 1], sorted[half]] : [sorted[half], sorted[half]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

async function reviewPace(db: Db, daysOff: DaysOff): Promise<ReviewPace> {
  const closed = daysOff.map(({ day }) => day);
  const decisions = await listDecisions(db, paceDays, decisionsMax);
  const waited = decisions.map(({ submitted_at, decided_at }) => {
    const [sent, decided] = [submitted_at.getTime(), decided_at.getTime()];
    // Posts both sent and decided outside office hours would otherwise count as zero minutes.
    return (officeTimeBetween(sent, decided, closed) || decided - sent) / minuteMs;
  });
  return { decided: decisions.length, medianMinutes: median(waited) };
}

function officeNow(now: number, daysOff: DaysOff): Office {
  const { open, until } = officeAt(
    now,
    daysOff.map(({ day }) => day),
  );
  const today = new Date(now + dhakaOffsetMs).toISOString().slice(0, 10);
  const off = daysOff.find(({ day }) => day === today);
  return { open, until: new Date(until).toISOString(), dayOff: off ? { bn: off.name_bn, en: off.name_en } : null };
}

async function count(db: Db): Promise<Counted> {
  const daysOff = await listDaysOff(db);
  const [areas, review] = await Promise.all([busyAreas(db), reviewPace(db, daysOff)]);
  return { areas, review, daysOff };
}

/**
 * Opens the overview: it returns figures at most a minute old, and only the first caller waits for them.
 * Whether the office is open is computed at the call.
 */
export function openOverview({ db, log }: Services): () => Promise<Overview> {
  let known: { at: number; counted: Counted } | undefined;
  let counting: Promise<Counted> | undefined;
  const refresh = (): Promise<Counted> => {
    counting ??= count(db)
      .then((counted) => (known = { at: Date.now(), counted }).counted)
      .finally(() => (counting = undefined));
    return counting;
  };
  return async () => {
    const now = Date.now();
    if (known && now - known.at > freshMs) refresh().catch((error: unknown) => log.warn({ err: error }, 'the overview stays as it was'));
    const { areas, review, daysOff } = known?.counted ?? (await refresh());
    return { areas, review, office: officeNow(now, daysOff) };
  };
}
