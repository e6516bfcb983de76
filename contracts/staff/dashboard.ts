// The product in figures, for staff.
import { z } from 'zod';
import { rateSets } from '#contracts/posts/buying-costs.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { pageKinds, visitSteps } from '#contracts/pages/traffic-kinds.ts';
import { divisions } from '#contracts/enums.ts';
import { date, moment } from '#contracts/values.ts';

/** What waits for staff: posts, reviews, open reports, interests that no one has called about, and wishes for a paid place. */
export const queueKinds = ['posts', 'reviews', 'reports', 'interests', 'promotions'] as const;
export type QueueKind = (typeof queueKinds)[number];

const DayCount = z.object({ day: date, count: z.int() });
export type DayCount = z.infer<typeof DayCount>;

/** Live posts of one kind, and how often they were looked at. */
const Viewed = z.object({ posts: z.int(), views: z.int() });

/** How often the site was opened in a month such as 2026-11, by kind of device. */
const MonthVisits = z.object({ month: z.string(), mobile: z.int(), desktop: z.int() });
export type MonthVisits = z.infer<typeof MonthVisits>;

/** In the last seven days, and in the seven before. */
const compared = { count: z.int(), before: z.int() };

/** How the site is used: counted without anything of who it was. */
export const Traffic = z.object({
  /** Pages opened on each of the last 30 days, the oldest first. */
  days: z.array(DayCount),
  languages: z.array(z.object({ name: z.enum(['bn', 'en']), ...compared })),
  pages: z.array(z.object({ name: z.enum(pageKinds), ...compared })),
  /** The hosts that most visits came from; `direct` where there is none, `other` for those beyond a day's number of hosts. */
  from: z.array(z.object({ name: z.string(), ...compared })),
  visits: z.object(compared),
  /** Visits that searched, that opened a post after that, and that were shown its number. */
  steps: z.array(z.object({ name: z.enum(visitSteps), ...compared })),
});
export type Traffic = z.infer<typeof Traffic>;

export const Dashboard = z.object({
  /** `oldest` is since when the one that waits longest does; null where none waits. */
  queues: z.array(z.object({ kind: z.enum(queueKinds), waiting: z.int(), oldest: moment.nullable() })),
  /** Decisions on posts of the last seven days, in minutes of office hours from submission; `late` took longer than promised. */
  pace: z.object({ decided: z.int(), medianMinutes: z.number().nullable(), p90Minutes: z.number().nullable(), late: z.int() }),
  /** Each of the last 30 days in Dhaka, the oldest first. */
  newUsers: z.array(DayCount),
  reveals: z.array(DayCount),
  /** Of the last seven days, and how many of them found nothing. */
  searches: z.object({ searches: z.int(), empty: z.int() }),
  /** Live posts. */
  posts: z.array(z.object({ division: z.enum(divisions), sell: z.int(), rent: z.int() })),
  views: z.object({ paid: Viewed, free: Viewed }),
  traffic: Traffic,
  /** Of the last twelve months, the oldest first. */
  visits: z.array(MonthVisits),
  /** Sets of rates that are older than a year: admins change them in the settings. */
  outdatedRates: z.array(z.enum(rateSets)),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const dashboard = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/dashboard',
    access: 'support',
    summary:
      'Queues and what waits longest in each, how fast posts are decided, new users and numbers looked up by day, live posts by division, pages, origins and steps of visits, views of paid and free posts, visits by month and device',
    response: z.object({ success: z.literal(true), dashboard: Dashboard }),
  }),
};
