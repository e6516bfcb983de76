// What a notification says outside of the inbox: in a letter, and on the screen of a closed browser.
import { editPath, isFixable } from '#contracts/posts/edit-path.ts';
import type { RejectionReason } from '#contracts/enums.ts';
import type { NoticeData } from '#contracts/notices/notices.ts';
import type { NoticeGroup } from '#contracts/notices/preferences.ts';
import type { Formatter } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { writes, type Letter, type Side, type TemplateWriter } from '#server/mail/templates.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { PushMessage } from '#server/push/delivery.ts';
import { groupOf } from './groups.ts';
import { noticeLetter } from './letter-kind.ts';
import { isWanted } from './preferences.ts';
import { findOutgoing, type Outgoing } from './preference-store.ts';
import { render } from './render.ts';
import { stopAddress } from './stopping.ts';

const reasonsOf = ({ reason, further = [] }: NoticeData<'post_rejected'>): RejectionReason[] => [reason, ...further];

/** A post that was sent back or taken down: staff's words and what to do, below the reasons. */
function sentBack(data: NoticeData<'post_rejected'>, title: string, t: Translate, fmt: Formatter): Omit<Side, 'unsubscribe'> {
  const { post, note } = data;
  return {
    subject: t('mail.noticeSubject', { title, post: post.title }),
    heading: title,
    lead: t('mail.sentBackAbout', { title: post.title, number: fmt.plain(post.PostID) }),
    paragraphs: [...(note ? [t('mail.sentBackNote', { note })] : []), t(reasonsOf(data).some(isFixable) ? 'mail.sentBackHowField' : 'mail.sentBackHow')],
    button: t('mail.sentBackButton'),
  };
}

/** Every reason, each with the way to where the form puts it right. */
const reasonItems = (data: NoticeData<'post_rejected'>, address: string): NonNullable<Letter['items']> =>
  reasonsOf(data).map((reason) => ({
    link: `${address}${editPath(data.post, reason)}`,
    side: (t) => ({ title: t(isFixable(reason) ? `myPosts.fix_${reason}` : 'mail.sentBackButton'), text: t(`myPosts.reason_${reason}`) }),
  }));

const isSentBack = (told: Outgoing): told is Outgoing & { data: NoticeData<'post_rejected'> } =>
  told.kind === 'post_rejected' || told.kind === 'post_cancelled';

function sideOf(told: Outgoing, t: Translate, fmt: Formatter): Omit<Side, 'unsubscribe'> {
  const { title, message } = render(told.kind, told.data, t.lng);
  if (isSentBack(told)) return sentBack(told.data, title, t, fmt);
  return { subject: title, heading: title, lead: message, paragraphs: [], button: t('mail.noticeButton') };
}

const letterOf = (told: Outgoing, group: NoticeGroup, address: string, stop: string): Letter => ({
  link: `${address}${render(told.kind, told.data, 'bn').link}`,
  ...(isSentBack(told) ? { items: reasonItems(told.data, address) } : {}),
  unsubscribe: `${address}${stop}`,
  side: (t, fmt) => ({ ...sideOf(told, t, fmt), unsubscribe: t('mail.stopGroup', { group: t(`channels.group_${group}`) }) }),
});

/** `address` is where the product is reached, without a slash at its end. */
export const notificationTemplates = ({ db }: Pick<Services, 'db'>, address: () => string): TemplateWriter[] => [
  writes(noticeLetter, async ({ id }) => {
    const told = await findOutgoing(db, id);
    const group = told && groupOf(told);
    if (!group || !(await isWanted(db, told.user_id, group, 'mail'))) return undefined;
    return letterOf(told, group, address(), await stopAddress(db, told.user_id, group));
  }),
];

const urgencies: Readonly<Record<NoticeGroup, PushMessage['urgency']>> = {
  decisions: 'high',
  expiry: 'normal',
  submissions: 'normal',
  promotion: 'low',
  savedPosts: 'normal',
  savedSearches: 'normal',
  reviews: 'normal',
  interests: 'normal',
  reports: 'low',
  news: 'normal',
  account: 'normal',
};

/** For the service worker; undefined where its person does not want it any more, or deleted it. */
export async function writePush(db: Db, id: string, lng: Language): Promise<PushMessage | undefined> {
  const told = await findOutgoing(db, id);
  const group = told && groupOf(told);
  if (!group || !(await isWanted(db, told.user_id, group, 'push'))) return undefined;
  return { ...render(told.kind, told.data, lng), tag: id, urgency: urgencies[group] };
}
