import type { reports as bn } from '#i18n/bn/reports.ts';

export const reports = {
  open: 'Report this post',
  title: 'What is wrong with this post?',
  lead: 'Our team will look at it. The poster does not learn who reported it.',
  reason: 'Problem',
  reasonNeeded: 'Please choose a reason',
  note: 'Tell us more',
  noteHint: 'Such as what does not match, or when you called',
  counter: '{count}/{max}',
  counterLabel: '{count} of {max} characters',
  noteLong: 'At most {max} characters',
  send: 'Report',
  sending: 'Sending…',
} as const satisfies Record<keyof typeof bn, string>;
