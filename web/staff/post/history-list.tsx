import type { AuditEntry } from '#contracts/staff/moderation.ts';
import { promotionStates, rejectionReasons, roles, type PromotionState } from '#contracts/enums.ts';
import { useWords, type PageWords } from '#web/platform/language.tsx';

const actions = {
  'post.approve': 'action_post_approve',
  'post.reject': 'action_post_reject',
  'post.cancel': 'action_post_cancel',
  'post.plan': 'action_post_plan',
  'report.decide': 'action_report_decide',
  'user.suspend': 'action_user_suspend',
  'user.disable': 'action_user_disable',
  'user.restore': 'action_user_restore',
  'user.role': 'action_user_role',
  'user.create': 'action_user_create',
  'user.password': 'action_user_password',
  'user.endSessions': 'action_user_endSessions',
  'group.create': 'action_group_create',
  'group.update': 'action_group_update',
  'group.withdraw': 'action_group_withdraw',
  'interior.create': 'action_interior_create',
  'interior.update': 'action_interior_update',
  'interior.withdraw': 'action_interior_withdraw',
  'legalRequest.settle': 'action_legalRequest_settle',
  'legalRequest.export': 'action_legalRequest_export',
  'legalRequest.hold': 'action_legalRequest_hold',
  'legalRequest.release': 'action_legalRequest_release',
  'interest.settle': 'action_interest_settle',
  'picture.upload': 'action_picture_upload',
  'review.approve': 'action_review_approve',
  'review.reject': 'action_review_reject',
  'review.respond': 'action_review_respond',
  'reviewCode.issue': 'action_reviewCode_issue',
  'reviewCode.void': 'action_reviewCode_void',
  'user.stepUp': 'action_user_stepUp',
  'user.keyMade': 'action_user_keyMade',
  'user.keyRevoked': 'action_user_keyRevoked',
  'import.listings': 'action_import_listings',
  'user.twoStepBegin': 'action_user_twoStepBegin',
  'user.twoStepOn': 'action_user_twoStepOn',
  'user.twoStepOff': 'action_user_twoStepOff',
  'user.recoveryCodes': 'action_user_recoveryCodes',
  'user.hold': 'action_user_hold',
  'user.release': 'action_user_release',
  'user.note': 'action_user_note',
  'broadcast.send': 'action_broadcast_send',
  'broadcast.stop': 'action_broadcast_stop',
  'areaText.publish': 'action_areaText_publish',
  'areaText.restore': 'action_areaText_restore',
  'pageText.publish': 'action_pageText_publish',
  'pageText.restore': 'action_pageText_restore',
  'settings.change': 'action_settings_change',
  'search.teach': 'action_search_teach',
  'search.forget': 'action_search_forget',
  'user.export': 'action_user_export',
  'interest.export': 'action_interest_export',
  'people.read': 'action_people_read',
  'log.export': 'action_log_export',
  'job.retry': 'action_job_retry',
  'mail.test': 'action_mail_test',
  'article.create': 'action_article_create',
  'article.change': 'action_article_change',
  'article.delete': 'action_article_delete',
  'comment.show': 'action_comment_show',
  'comment.remove': 'action_comment_remove',
} as const;

/** What the log can be narrowed to. */
export const loggedActions = Object.keys(actions);

/** The words of an action; one that is newer than these words stands as it was written. */
export function actionWords({ t }: PageWords, action: string): string {
  return action in actions ? t(`moderation.${actions[action as keyof typeof actions]}`) : action;
}

const fieldOf = (record: unknown, name: string): unknown =>
  typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[name] : undefined;

/** What was decided about a person: until when, which role, and the words to them. */
function saidOfPerson({ t, fmt }: PageWords, { before, after }: AuditEntry): string | undefined {
  const [was, is] = [before, after].map((record) => roles.find((one) => one === fieldOf(record, 'role')));
  if (was && is) return `${t(`moderation.role_${was}`)} → ${t(`moderation.role_${is}`)}`;
  const [until, reason] = [fieldOf(after, 'suspendedUntil'), fieldOf(after, 'reason')];
  const parts = [typeof until === 'string' ? t('shell.suspendedUntil', { date: fmt.dateTime(until) }) : '', typeof reason === 'string' ? reason : ''];
  return parts.filter(Boolean).join(' ') || undefined;
}

/** What was said with a decision: the canned reason and the words to the owner. */
export function saidWith(words: PageWords, entry: AuditEntry): string | undefined {
  if (entry.subjectType === 'user') return saidOfPerson(words, entry);
  const { t } = words;
  const reason = rejectionReasons.find((one) => one === fieldOf(entry.after, 'reason'));
  const note = fieldOf(entry.after, 'note');
  const promotion = promotionStates.find((one) => one !== 'none' && one === fieldOf(entry.after, 'promotion')) as Exclude<PromotionState, 'none'> | undefined;
  const parts = [promotion ? t(`moderation.promotion_${promotion}`) : '', reason ? t(`moderation.reason_${reason}`) : '', typeof note === 'string' ? note : ''];
  return parts.filter(Boolean).join(': ') || undefined;
}

/** What happened to a post or a member, as the log tells it; a post can be decided since before the log began. */
export function HistoryList({ history, isDecided = false }: { history: readonly AuditEntry[]; isDecided?: boolean }) {
  const words = useWords();
  const { t, fmt } = words;
  if (history.length === 0) return <p className="m-0 text-ui text-muted">{t(isDecided ? 'moderation.historyNone' : 'moderation.historyEmpty')}</p>;
  return (
    <ol className="m-0 list-none p-0 text-ui">
      {history.map((entry) => (
        <li key={entry._id} className="border-b border-line py-2.5 last:border-b-0">
          <p className="m-0 flex flex-wrap justify-between gap-x-4">
            <b className="font-semibold">{actionWords(words, entry.action)}</b>
            <time dateTime={entry.at} className="text-muted">
              {fmt.dateTime(entry.at)}
            </time>
          </p>
          <p className="m-0 text-muted">{entry.actor ? `${entry.actor.name} · ${t(`moderation.role_${entry.actor.role}`)}` : t('moderation.operator')}</p>
          {saidWith(words, entry) ? <p className="mt-1 mb-0 wrap-anywhere">{saidWith(words, entry)}</p> : null}
        </li>
      ))}
    </ol>
  );
}
