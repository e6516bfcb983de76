import {
  BadgeCheck,
  Ban,
  CircleAlert,
  CircleUserRound,
  Clock3,
  Flag,
  House,
  Info,
  KeyRound,
  Megaphone,
  MessageSquareReply,
  PencilLine,
  Phone,
  Search,
  Send,
  ShieldCheck,
  Star,
  TrendingDown,
  type LucideIcon,
} from 'lucide-react';
import type { NotificationKind } from '#contracts/notices/notice-kinds.ts';

const tones = {
  green: 'bg-primary-tint text-primary-ink',
  gold: 'bg-gold-tint text-gold-ink',
  info: 'bg-info-tint text-info-ink',
  danger: 'bg-danger-tint text-danger-ink',
  clay: 'bg-clay-tint text-clay-ink',
} as const;

const looks: Record<NotificationKind, readonly [LucideIcon, keyof typeof tones]> = {
  post_submitted: [Send, 'info'],
  post_approved: [BadgeCheck, 'green'],
  post_rejected: [CircleAlert, 'danger'],
  post_cancelled: [CircleAlert, 'danger'],
  post_expiring: [Clock3, 'gold'],
  post_expired: [Clock3, 'clay'],
  edit_limit_near: [PencilLine, 'gold'],
  post_reported_warning: [Flag, 'danger'],
  promotion_contacted: [Phone, 'info'],
  promotion_active: [Megaphone, 'gold'],
  promotion_ended: [Megaphone, 'clay'],
  promotion_lapsed: [Megaphone, 'clay'],
  visit_soon: [Clock3, 'gold'],
  saved_price_drop: [TrendingDown, 'gold'],
  saved_unavailable: [House, 'clay'],
  saved_search_match: [Search, 'info'],
  report_resolved: [Flag, 'green'],
  review_approved: [Star, 'green'],
  review_rejected: [CircleAlert, 'danger'],
  review_received: [Star, 'gold'],
  firm_response: [MessageSquareReply, 'info'],
  comment_reply: [MessageSquareReply, 'info'],
  interest_update: [Phone, 'info'],
  username_changed: [CircleUserRound, 'info'],
  password_changed: [KeyRound, 'gold'],
  account_suspended: [Ban, 'danger'],
  account_restored: [ShieldCheck, 'green'],
  announcement: [Megaphone, 'green'],
  system: [Info, 'info'],
};

/** What a notification is about, at a glance; its words say it too. */
export function KindIcon({ kind }: { kind: NotificationKind }) {
  const [Icon, tone] = looks[kind];
  return (
    <span aria-hidden="true" className={`grid size-11 shrink-0 place-items-center rounded-card ${tones[tone]}`}>
      <Icon className="size-5" />
    </span>
  );
}
