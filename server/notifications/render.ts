// What the inbox says of each kind of notice, and where it leads: made when it is read, in the language of the reader.
import { articlePath } from '#contracts/blog/article-path.ts';
import { detailPath } from '#contracts/posts/detail-path.ts';
import { editPath } from '#contracts/posts/edit-path.ts';
import type { Role } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { NoticeData, NoticeFirm, NoticeKind, NoticePost, SystemNews } from '#contracts/notices/notices.ts';
import { runPath } from '#contracts/search/search-path.ts';
import { translatorOf } from '#i18n/compile.ts';
import { languageOf } from '#i18n/detect.ts';
import { deviceText } from '#i18n/device-text.ts';
import { formatter, type Formatter } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { postLine, priceText } from '#i18n/post-line.ts';
import type { Translate } from '#i18n/translate.ts';

interface Rendered {
  title: string;
  message: string;
  /** A path of this site. */
  link: string;
}

type Render<K extends NoticeKind> = (data: NoticeData<K>, t: Translate, fmt: Formatter) => Rendered;

const ownListPath = ({ type }: NoticePost, group: 'allowed' | 'pending' = 'allowed'): string => `/user/my-properties?tab=${group}-${type}`;
const firmPath = ({ PostID }: Pick<NoticeFirm, 'PostID'>): string => `/Interior-Details/${PostID}`;
const listingPath = ({ kind, PostID }: NonNullable<NoticeData<'interest_update'>['listing']>): string =>
  kind === 'interior' ? firmPath({ PostID }) : `/Group-Wise-Building-Details/${PostID}`;
function reportedPath(about: NoticeData<'report_resolved'>['about']): string {
  if (!about) return '/';
  return about.kind === 'comment' ? articlePath(about.PostID) : listingPath({ ...about, kind: about.kind === 'group' ? 'group' : 'interior' });
}
const plannedPath = ({ post, waits }: NoticeData<'promotion_ended'>): string => ownListPath(post, waits ? 'pending' : 'allowed');

const hasEnded = /[.!?।…]["'”’)]*$/u;
/** What staff wrote, as a sentence: another one follows it. */
const sentence = (note: string): string => (hasEnded.test(note) ? note : `${note}${languageOf(note) === 'bn' ? '।' : '.'}`);

const whyOf = ({ reason, further = [], note }: NoticeData<'post_rejected'>, t: Translate): string =>
  [...[reason, ...further].map((one) => t(`myPosts.reason_${one}`)), ...(note ? [sentence(note)] : [])].join(' ');

const matched: Render<'saved_search_match'> = ({ searches, found }, t, fmt) => {
  const name = fmt.list(searches.map((search) => search[t.lng]));
  if ('post' in found) {
    const { post, line, before } = found;
    const what = { title: post.title, line: postLine(line, t, fmt), name };
    return {
      title: t(before ? 'notifications.matchFellTitle' : 'notifications.matchTitle'),
      message: before ? t('notifications.matchFellText', { ...what, from: priceText({ ...line, price: before }, t, fmt) }) : t('notifications.matchText', what),
      link: detailPath(post),
    };
  }
  return {
    title: t('notifications.matchesTitle', { count: found.count }),
    message: t('notifications.matchesText', { name }),
    link: found.query ? runPath({ ...found.query, sort: 'recent' }) : '/user/saved-searches',
  };
};

/** Where passwords and devices are. */
const securityPath = '/user/profile-settings';

const workplaces: Record<Role, string> = { user: '/user/profile', firmOwner: '/user/firm', support: '/admin', admin: '/admin' };

function systemNews(news: SystemNews, t: Translate, fmt: Formatter): Rendered {
  if (news.about === 'role') {
    return { title: t('notifications.roleTitle'), message: t(`notifications.roleText_${news.role}`), link: workplaces[news.role] };
  }
  if (news.about === 'webhookOff') {
    return { title: t('notifications.webhookOffTitle'), message: t('notifications.webhookOffText', { host: news.host }), link: '/user/api-keys' };
  }
  const copied = t('mail.copiedText', { when: fmt.dateTime(news.at), device: deviceText(news, t) });
  return { title: t('mail.copiedHeading'), message: [copied, t('mail.copiedNext')].join(' '), link: securityPath };
}

const renders: { [K in NoticeKind]: Render<K> } = {
  post_submitted: ({ post, how, until }, t, fmt) => ({
    title: t(`notifications.submittedTitle_${how}`),
    message: t('notifications.submittedText', { title: post.title, when: fmt.dateTime(until) }),
    link: ownListPath(post, 'pending'),
  }),
  post_approved: ({ post, listed }, t) => ({
    title: t('notifications.approvedTitle'),
    message: t(listed ? 'notifications.approvedText' : 'notifications.approvedUnlistedText', { title: post.title }),
    link: listed ? detailPath(post) : ownListPath(post),
  }),
  post_rejected: (data, t) => ({
    title: t('notifications.rejectedTitle'),
    message: t('notifications.rejectedText', { title: data.post.title, why: whyOf(data, t) }),
    link: editPath(data.post),
  }),
  post_cancelled: (data, t) => ({
    title: t('notifications.cancelledTitle'),
    message: t('notifications.cancelledText', { title: data.post.title, why: whyOf(data, t) }),
    link: editPath(data.post),
  }),
  post_expiring: ({ post, until }, t, fmt) => ({
    title: t('notifications.expiringTitle'),
    message: t('notifications.expiringText', { title: post.title, when: fmt.dateTime(until) }),
    link: ownListPath(post),
  }),
  post_expired: ({ post }, t) => ({
    title: t('notifications.expiredTitle'),
    message: t('notifications.expiredText', { title: post.title }),
    link: ownListPath(post),
  }),
  edit_limit_near: ({ post, left }, t) => ({
    title: t('notifications.editLimitTitle', { count: left }),
    message: t('notifications.editLimitText', { title: post.title, count: left }),
    link: editPath(post),
  }),
  post_reported_warning: ({ post, how }, t) => ({
    title: t(`notifications.warningTitle_${how}`),
    message: t(`notifications.warningText_${how}`, { title: post.title }),
    link: how === 'held' ? ownListPath(post, 'pending') : editPath(post),
  }),
  promotion_contacted: (data, t) => ({
    title: t('notifications.contactedTitle'),
    message: t('notifications.contactedText', { title: data.post.title }),
    link: plannedPath(data),
  }),
  promotion_active: ({ post, until }, t, fmt) => ({
    title: t('notifications.promotedTitle'),
    message: t('notifications.promotedText', { title: post.title, when: fmt.dateTime(until) }),
    link: detailPath(post),
  }),
  promotion_ended: (data, t) => ({
    title: t('notifications.promotionEndedTitle'),
    message: t('notifications.promotionEndedText', { title: data.post.title }),
    link: plannedPath(data),
  }),
  promotion_lapsed: (data, t) => ({
    title: t('notifications.lapsedTitle'),
    message: t('notifications.lapsedText', { title: data.post.title, hours: limits.posts.promotionHoursMax }),
    link: plannedPath(data),
  }),
  visit_soon: ({ post, at }, t, fmt) => ({
    title: t('notifications.visitTitle', { time: fmt.clock(at) }),
    message: t('notifications.visitText', { title: post.title }),
    link: detailPath(post),
  }),
  saved_price_drop: ({ post, price, priceUnits, before }, t, fmt) => ({
    title: t('notifications.fellTitle'),
    message: t('notifications.fellText', {
      title: post.title,
      from: priceText({ price: before, priceUnits }, t, fmt),
      to: priceText({ price, priceUnits }, t, fmt),
    }),
    link: detailPath(post),
  }),
  saved_unavailable: ({ title, how }, t) => ({
    title: t(`notifications.goneTitle_${how}`),
    message: t(`notifications.goneText_${how}`, { title: typeof title === 'string' ? title : title[t.lng] }),
    link: '/user/my-saved-posts',
  }),
  saved_search_match: matched,
  report_resolved: ({ post, about, decision }, t) => {
    const name = about?.title[t.lng] ?? '';
    const message = (): string => {
      if (about?.kind === 'review') return t(`notifications.reportReview_${decision}`, { name });
      if (about?.kind === 'comment') return t(`notifications.reportComment_${decision}`, { title: name });
      return t(`notifications.reportText_${decision}`, { title: post?.title ?? name });
    };
    return { title: t('notifications.reportTitle'), message: message(), link: post ? detailPath(post) : reportedPath(about) };
  },
  review_approved: ({ firm }, t) => ({
    title: t('notifications.reviewApprovedTitle'),
    message: t('notifications.reviewApprovedText', { name: firm.name[t.lng] }),
    link: firmPath(firm),
  }),
  review_rejected: ({ firm, reason, note }, t) => ({
    title: t('notifications.reviewRejectedTitle'),
    message: t('notifications.reviewRejectedText', {
      name: firm.name[t.lng],
      why: [sentence(t(`enums.reviewReason_${reason}`)), ...(note ? [sentence(note)] : [])].join(' '),
    }),
    link: '/user/my-reviews',
  }),
  review_received: ({ firm, rating }, t, fmt) => ({
    title: t('notifications.reviewReceivedTitle'),
    message: t('notifications.reviewReceivedText', { name: firm.name[t.lng], rating: fmt.decimal(rating, 1) }),
    link: firmPath(firm),
  }),
  firm_response: ({ firm }, t) => ({
    title: t('notifications.responseTitle'),
    message: t('notifications.responseText', { name: firm.name[t.lng] }),
    link: firmPath(firm),
  }),
  comment_reply: ({ article }, t) => ({
    title: t('notifications.replyTitle'),
    message: t('notifications.replyText', { title: article.title[t.lng] }),
    link: articlePath(article.id),
  }),
  interest_update: ({ listing, state }, t) => {
    const title = listing ? listing.title[t.lng] : t('notifications.interestPlace');
    const told = state === 'new' ? 'called' : state;
    return {
      title: t(`notifications.interestTitle_${told}`),
      message: t(`notifications.interestText_${told}`, { title }),
      link: listing ? listingPath(listing) : '/Group-Wise-Building',
    };
  },
  username_changed: ({ name, lockedUntil }, t, fmt) => ({
    title: t('notifications.renamedTitle'),
    message: t('notifications.renamedText', { name, date: fmt.date(lockedUntil) }),
    link: '/user/profile',
  }),
  password_changed: ({ at }, t, fmt) => ({
    title: t('mail.passwordHeading'),
    message: [t('mail.passwordText', { when: fmt.dateTime(at) }), t('mail.passwordNotYou')].join(' '),
    link: securityPath,
  }),
  account_suspended: ({ until, reason }, t, fmt) => ({
    title: t('notifications.suspendedTitle'),
    message: [
      until ? t('notifications.suspendedUntilText', { when: fmt.dateTime(until) }) : t('notifications.suspendedText'),
      t('mail.reason', { reason: sentence(reason) }),
    ].join(' '),
    link: '/CustomerCare',
  }),
  account_restored: (_data, t) => ({ title: t('mail.restoredHeading'), message: t('mail.restoredText'), link: '/user/profile' }),
  announcement: ({ title, message, link }, t) => ({ title: title[t.lng], message: message[t.lng], link }),
  system: ({ news }, t, fmt) => systemNews(news, t, fmt),
  text: ({ title, message, link }, t) => ({ title: title[t.lng], message: message[t.lng], link }),
};

/** One notice as its reader sees it. */
export const render = <K extends NoticeKind>(kind: K, data: NoticeData<K>, lng: Language): Rendered => renders[kind](data, translatorOf(lng), formatter(lng));
