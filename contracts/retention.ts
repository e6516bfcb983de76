// How long every kind of data is kept: the jobs read their days here, and the privacy page shows this table.
import { limits } from './limits.ts';

interface Retained {
  /** At most so many; counted from the deletion, the end or the last use, as the words of the privacy page say. */
  days: number;
  /** The jobs that delete it; a file of ops/ where no job does. */
  by: readonly string[];
  /** The tables that lose their rows. What belongs to a row goes with it: `keptWith`. */
  tables: readonly string[];
}

const { accounts, posts } = limits;

export const retention = {
  accounts: { days: accounts.deletionDays, by: ['accounts.purge'], tables: ['users'] },
  posts: { days: posts.deletedKeptDays, by: ['posts.purge'], tables: ['posts'] },
  reposts: { days: posts.repostDays, by: ['posts.purge'], tables: ['post_traces'] },
  viewers: { days: 1, by: ['posts.purge'], tables: ['post_viewers'] },
  drafts: { days: limits.postDrafts.keptDays, by: ['posts.forgetDrafts'], tables: ['post_drafts'] },
  photos: { days: 1, by: ['media.sweep', 'posts.sweepDraftPhotos'], tables: ['pictures', 'draft_photos'] },
  linkPictures: { days: limits.linkPictures.keptDays, by: ['links.sweep'], tables: [] },
  shortlists: { days: limits.shortlists.keptDays, by: ['shortlists.sweep'], tables: ['shortlists'] },
  searches: { days: limits.search.log.keptDays, by: ['search.forget'], tables: ['search_log', 'search_choices'] },
  traffic: { days: limits.traffic.keptDays, by: ['visits.sweep'], tables: ['traffic'] },
  sessions: { days: accounts.sessionDays, by: ['accounts.sweep'], tables: ['sessions'] },
  devices: { days: 365, by: ['accounts.sweep'], tables: ['known_devices'] },
  apiKeys: { days: limits.apiKeys.daysMax, by: ['accounts.sweep'], tables: ['api_keys'] },
  codes: {
    days: 1,
    by: ['accounts.sweep', 'accounts.tellUnfinished', 'phones.sweep', 'registrations.sweep', 'resets.sweep', 'reviews.sweep'],
    tables: ['mailed_codes', 'phone_codes', 'verified_emails', 'reset_tokens', 'review_tickets', 'sign_in_tickets'],
  },
  smsCosts: { days: limits.phoneProofs.costKeptDays, by: ['phones.sweep'], tables: ['phone_code_days'] },
  attempts: { days: 1, by: ['platform.tidy'], tables: ['rate_limits'] },
  answers: { days: limits.idempotency.keptHours / 24, by: ['platform.tidy'], tables: ['idempotency_keys'] },
  notifications: { days: limits.notifications.retainedDays, by: ['notifications.sweep'], tables: ['notifications'] },
  mails: { days: limits.mail.keptDays, by: ['mail.forget'], tables: ['mails'] },
  // Longer than any delivery is tried.
  pushes: { days: 7, by: ['push.sweep'], tables: ['push_deliveries'] },
  webhooks: { days: limits.webhooks.logDays, by: ['webhooks.sweep'], tables: ['webhook_deliveries'] },
  legalRequests: { days: limits.legalRequests.keptDays, by: ['legalRequests.sweep'], tables: ['legal_requests'] },
  staffNotes: { days: 365, by: ['accounts.sweep'], tables: ['audit_notes'] },
  logs: { days: 30, by: ['ops/journald.conf'], tables: [] },
  backups: { days: 14, by: ['ops/systemd/uthan-backup.service'], tables: [] },
} as const satisfies Record<string, Retained>;

export type RetainedKind = keyof typeof retention;
export const retainedKinds = Object.keys(retention) as RetainedKind[];

/** What goes with something else, or stays: every table that `retention` does not name. */
export const keptWith = {
  /** Deleted or emptied in the transaction that purges the account, or earlier by its owner. */
  account: [
    'appointments',
    'authenticators',
    'recovery_codes',
    'legal_holds',
    'member_notes',
    'notification_preferences',
    'phone_proofs',
    'push_subscriptions',
    'saved_posts',
    'saved_searches',
    'search_alerts',
    'webhooks',
    'mail_stops',
    'blog_comments',
    'interests',
    'retired_tokens',
    'group_shares',
  ],
  /** Deleted with the post, or emptied with its account. */
  post: [
    'listings',
    'post_images',
    'post_versions',
    'post_version_images',
    'post_words',
    'post_places',
    'post_views',
    'post_reminders',
    'post_claims',
    'price_events',
    'contact_reveals',
    'picture_prints',
    'picture_writing',
    'alike_pictures',
    'post_changes',
    'post_holds',
  ],
  shortlist: ['shortlist_posts', 'shortlist_visitors', 'shortlist_votes'],
  /** Stays without the name of whoever wrote it. */
  nameless: ['reports', 'reviews', 'review_images', 'review_codes'],
  /** The record of what staff decided, and hashes that keep out whom they disabled. */
  record: ['audit_log', 'blocked_emails', 'blocked_phones'],
  /** Written by staff, until they delete it. */
  office: [
    'blog_posts',
    'broadcasts',
    'closed_days',
    'firm_images',
    'group_documents',
    'group_images',
    'group_milestones',
    'group_offers',
    'interior_firms',
    'page_texts',
    'search_dictionary',
    'site_settings',
  ],
  /** About no one: counts, and what the servers need. */
  nobody: [
    'admin_alerts',
    'area_figures',
    'area_snapshots',
    'backup_runs',
    'change_epochs',
    'drill_runs',
    'job_runs',
    'live_connections',
    'search_words',
    'secrets',
    'visits',
  ],
} as const satisfies Record<string, readonly string[]>;
