// How notifications reach a person besides the inbox: groups of kinds, the channels of each, and what is on at first.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { fault, typedBoolean } from '#contracts/values.ts';

export const channels = ['inbox', 'push', 'mail'] as const;
export type Channel = (typeof channels)[number];

export const noticeGroups = [
  'decisions',
  'expiry',
  'submissions',
  'promotion',
  'savedPosts',
  'savedSearches',
  'reviews',
  'interests',
  'reports',
  'news',
  'account',
] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

/** `always` cannot be switched off. */
type Usual = 'on' | 'off' | 'always';

export const usualChannels: Readonly<Record<NoticeGroup, Readonly<Record<Channel, Usual>>>> = {
  decisions: { inbox: 'always', push: 'on', mail: 'on' },
  expiry: { inbox: 'on', push: 'on', mail: 'on' },
  submissions: { inbox: 'on', push: 'off', mail: 'off' },
  promotion: { inbox: 'on', push: 'on', mail: 'off' },
  savedPosts: { inbox: 'on', push: 'on', mail: 'off' },
  savedSearches: { inbox: 'on', push: 'on', mail: 'on' },
  reviews: { inbox: 'on', push: 'on', mail: 'off' },
  interests: { inbox: 'on', push: 'on', mail: 'off' },
  reports: { inbox: 'on', push: 'off', mail: 'off' },
  news: { inbox: 'on', push: 'off', mail: 'off' },
  // The safety of the account: by mail too, which reaches anyone who cannot sign in.
  account: { inbox: 'always', push: 'on', mail: 'always' },
};

export const isOnAtFirst = (group: NoticeGroup, channel: Channel): boolean => usualChannels[group][channel] !== 'off';
/** Whether a person decides about it. */
export const isChosen = (group: NoticeGroup, channel: Channel): boolean => usualChannels[group][channel] !== 'always';

export const Preferences = z.record(z.enum(noticeGroups), z.record(z.enum(channels), z.boolean()));
export type Preferences = z.infer<typeof Preferences>;

const changed = z.partialRecord(z.enum(noticeGroups, fault('choice')), z.partialRecord(z.enum(channels, fault('choice')), typedBoolean), fault('required'));

/** Only what changes; what cannot be switched may be sent as it is. */
const PreferenceChanges = changed.superRefine((changes, context) => {
  for (const group of noticeGroups)
    for (const channel of channels) {
      const wanted = changes[group]?.[channel];
      if (wanted === false && !isChosen(group, channel)) context.addIssue({ code: 'custom', message: 'choice', path: [group, channel] });
    }
});
export type PreferenceChanges = z.infer<typeof PreferenceChanges>;

const answer = z.object({ success: z.literal(true), preferences: Preferences });

export const preferences = {
  read: endpoint({
    method: 'GET',
    path: '/api/notifications/preferences',
    access: 'member',
    summary: 'Which groups of notifications reach the caller in the inbox, by push and by email',
    response: answer,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/notifications/preferences',
    access: 'member',
    summary:
      'Switch some of them; what is not sent stays. Decisions about one’s own posts and the account are always in the inbox, and email about the account is always sent',
    body: z.object({ preferences: PreferenceChanges }),
    response: answer,
  }),
};
