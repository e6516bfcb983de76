import type { pages as bn } from '#i18n/bn/pages.ts';

// What pages of words share: the way to them, their contents, office hours, the time a review takes.
export const pages = {
  contents: 'On this page',
  updated: 'Last updated {date}',
  more: 'More to read',

  faq: 'Questions and answers',
  safety: 'Stay safe',
  selling: 'Sell or rent fast',
  contact: 'Contact us',
  care: 'Customer care',

  hours: 'Daily {opens} to {closes}',
  openNow: 'Open now, until {time}',
  opensToday: 'Closed now, opens today at {time}',
  opensTomorrow: 'Closed now, opens tomorrow at {time}',
  opensOn: 'Closed now, opens on {date} at {time}',
  dayOff: 'Closed today: {name}',

  paceHours: '{hours, plural, one {# hour} other {# hours}}',
  paceMinutes: '{minutes, plural, one {# minute} other {# minutes}}',
  paceBoth: '{hours} h {minutes} min',
} as const satisfies Record<keyof typeof bn, string>;
