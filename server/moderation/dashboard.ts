// The product in figures, for staff.
import { outdatedSets } from '#contracts/posts/buying-costs.ts';
import { queueKinds, type Dashboard } from '#contracts/staff/dashboard.ts';
import { divisions } from '#contracts/enums.ts';
import { readCalendar } from '#server/office/days-off.ts';
import { readRates } from '#server/office/settings.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { readStaffPace } from '#server/posts/review-pace.ts';
import { countRecentSearches } from '#server/search/log-service.ts';
import { readTraffic } from '#server/visits/traffic-service.ts';
import { readVisits } from '#server/visits/service.ts';
import { countLivePosts, countNewUsers, countRevealsByDay, countViews, readWaiting } from './dashboard-store.ts';

const shownDays = 30;
const shownMonths = 12;

async function readQueues(db: Db): Promise<Dashboard['queues']> {
  return Promise.all(
    queueKinds.map(async (kind) => {
      const { waiting, oldest } = await readWaiting(db, kind);
      return { kind, waiting, oldest: oldest?.toISOString() ?? null };
    }),
  );
}

async function postsByDivision(db: Db): Promise<Dashboard['posts']> {
  const rows = await countLivePosts(db);
  const of = (division: string, type: string): number => rows.find((row) => row.division === division && row.type === type)?.count ?? 0;
  return divisions.map((division) => ({ division, sell: of(division, 'sell'), rent: of(division, 'rent') }));
}

async function viewsByPlan(db: Db): Promise<Dashboard['views']> {
  const rows = await countViews(db);
  const of = (paid: boolean) => rows.find((row) => row.paid === paid) ?? { posts: 0, views: 0 };
  return { paid: of(true), free: of(false) };
}

export async function readDashboard({ db }: Pick<Services, 'db'>): Promise<Dashboard> {
  const [queues, pace, newUsers, reveals, searches, posts, views, visits, rates, traffic] = await Promise.all([
    readQueues(db),
    readCalendar(db).then((calendar) => readStaffPace(db, calendar)),
    countNewUsers(db, shownDays),
    countRevealsByDay(db, shownDays),
    countRecentSearches(db),
    postsByDivision(db),
    viewsByPlan(db),
    readVisits(db, shownMonths),
    readRates(db),
    readTraffic(db),
  ]);
  return { queues, pace, newUsers, reveals, searches, posts, views, visits, traffic, outdatedRates: outdatedSets(rates, Date.now()) };
}
