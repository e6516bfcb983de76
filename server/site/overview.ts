// Public figures of the product: the same for everyone, so they are computed once a minute and not per visit.
import type { BusyArea, Office, Overview, ReviewPace } from '#contracts/overview.ts';
import { dateInDhaka } from '#contracts/dhaka.ts';
import { type OfficeCalendar, officeAt } from '#contracts/office-hours.ts';
import { placeOf } from '#server/areas/catalogue.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { type DayOff, readCalendar, readDaysOff } from '#server/office/days-off.ts';
import { readReviewPace } from '#server/posts/review-pace.ts';
import { readFlatRates } from '#server/posts/rates.ts';
import { listBusyAreas } from './store.ts';

const areasShown = 8;
const freshMs = 60_000;

interface Counted {
  areas: BusyArea[];
  review: ReviewPace;
  daysOff: readonly DayOff[];
  calendar: OfficeCalendar;
}

/** Those with a usual rate first: it says more of an area than its district. */
async function busyAreas(db: Db): Promise<BusyArea[]> {
  const counts = await listBusyAreas(db, areasShown);
  const rates = await readFlatRates(
    db,
    counts.map(({ sub_district }) => sub_district),
  );
  const areas = counts.flatMap(({ sub_district, sell, rent }): BusyArea[] => {
    const place = placeOf(sub_district);
    return place ? [{ ...place, sell, rent, rate: rates.get(sub_district) ?? null }] : [];
  });
  return [...areas.filter(({ rate }) => rate), ...areas.filter(({ rate }) => !rate)];
}

function officeNow(now: number, { daysOff, calendar }: Counted): Office {
  const { open, until } = officeAt(now, calendar);
  const today = dateInDhaka(now);
  const off = daysOff.find(({ day }) => day === today);
  return { open, until: new Date(until).toISOString(), dayOff: off ? { bn: off.name_bn, en: off.name_en } : null };
}

async function count(db: Db): Promise<Counted> {
  const [daysOff, calendar] = await Promise.all([readDaysOff(db), readCalendar(db)]);
  const [areas, review] = await Promise.all([busyAreas(db), readReviewPace(db, calendar)]);
  return { areas, review, daysOff, calendar };
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
    if (known && now - known.at > freshMs) refresh().catch((error: unknown) => log.warn({ err: error }, 'could not refresh the overview; keeping the old one'));
    const counted = known?.counted ?? (await refresh());
    return { areas: counted.areas, review: counted.review, office: officeNow(now, counted) };
  };
}
