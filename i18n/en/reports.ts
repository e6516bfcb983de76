import type { reports as bn } from '#i18n/bn/reports.ts';

export const reports = {
  open: 'Report this post',
  title: 'What is wrong with this post?',
  lead: 'Our team will look into it. The advertiser won’t know who reported it.',
  reason: 'Problem',
  reasonNeeded: 'Please choose a reason',
  note: 'Tell us more',
  noteHint: 'For example: what doesn’t match, or when you called',
  noteLong: 'At most {max} characters',
  send: 'Send report',
  sending: 'Sending…',
} as const satisfies Record<keyof typeof bn, string>;
