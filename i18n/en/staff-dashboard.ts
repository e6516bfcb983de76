import type { staffDashboard as bn } from '#i18n/bn/staff-dashboard.ts';

export const staffDashboard = {
  title: 'Dashboard',
  lead: 'How much is waiting, how fast decisions are made, and how the site is doing.',
  failed: 'The figures could not be loaded.',
  refresh: 'Refresh',
  asTable: 'Show as a table',

  outdated_registration: 'The registration and tax rates are more than a year old. Check them and change them in the settings.',
  outdated_loan: 'The loan terms are more than a year old. Check them and change them in the settings.',
  toRates: 'Open the rates',

  queues: 'Waiting',
  queue_posts: 'Posts',
  queue_reviews: 'Reviews',
  queue_reports: 'Reports',
  queue_interests: 'Interests',
  queue_promotions: 'Promotion requests',
  oldest: 'Oldest: {when}',
  none: 'Nothing is waiting',

  pace: 'Time to decide, last 7 days',
  pacePromise: 'Counted in office hours. Promised: {from}–{to} hours.',
  median: 'Median',
  p90: '9 of 10 within',
  decided: 'Decisions',
  late: 'Later than promised',
  hoursMinutes: '{hours} h {minutes} min',
  nothing: '—',
  weekBefore: 'A week before',
  noneYet: 'Nothing in this period.',

  newUsers: 'New members, last 30 days',
  reveals: 'Phone numbers viewed, last 30 days',
  total: '{count} in total',
  day: 'Date',
  users: 'New members',
  revealed: 'Numbers viewed',

  searches: 'Searches, last 7 days',
  searchesFound: '{searches, plural, one {# search} other {# searches}}, {empty} of them without a result',
  searchesSee: 'See what was searched',

  posts: 'Live posts by division',
  division: 'Division',
  sell: 'For sale',
  rent: 'For rent',

  visits: 'Visits by month and device',
  month: 'Month',
  mobile: 'Phone',
  desktop: 'Computer',

  views: 'Views of paid and free posts',
  viewsLead: 'How often the posts that are listed now have been viewed so far.',
  plan: 'Plan',
  paid: 'Paid',
  free: 'Free',
  postCount: 'Posts',
  viewCount: 'Views',
  perPost: 'Per post',
} as const satisfies Record<keyof typeof bn, string>;
