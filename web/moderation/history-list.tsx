import type { AuditEntry } from '#contracts/moderation.ts';
import { promotionStates, rejectionReasons, type PromotionState } from '#contracts/enums.ts';
import { useWords, type PageWords } from '#web/platform/language.tsx';

const actions = {
  'post.approve': 'action_post_approve',
  'post.reject': 'action_post_reject',
  'post.cancel': 'action_post_cancel',
  'post.plan': 'action_post_plan',
  'report.decide': 'action_report_decide',
} as const;

/** The words of an action; one that is newer than these words stands as it was written. */
export function actionWords({ t }: PageWords, action: string): string {
  return action in actions ? t(`moderation.${actions[action as keyof typeof actions]}`) : action;
}

const fieldOf = (record: unknown, name: string): unknown =>
  typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[name] : undefined;

/** What was said with a decision: the canned reason and the words to the owner. */
export function saidWith({ t }: PageWords, entry: AuditEntry): string | undefined {
  const reason = rejectionReasons.find((one) => one === fieldOf(entry.after, 'reason'));
  const note = fieldOf(entry.after, 'note');
  const promotion = promotionStates.find((one) => one !== 'none' && one === fieldOf(entry.after, 'promotion')) as Exclude<PromotionState, 'none'> | undefined;
  const parts = [promotion ? t(`moderation.promotion_${promotion}`) : '', reason ? t(`moderation.reason_${reason}`) : '', typeof note === 'string' ? note : ''];
  return parts.filter(Boolean).join(': ') || undefined;
}

/** What happened to a post, as the log tells it. */
export function HistoryList({ history }: { history: readonly AuditEntry[] }) {
  const words = useWords();
  const { t, fmt } = words;
  if (history.length === 0) return <p className="m-0 text-[15px] text-muted">{t('moderation.historyEmpty')}</p>;
  return (
    <ol className="m-0 list-none p-0 text-[15px]">
      {history.map((entry) => (
        <li key={entry._id} className="border-b border-line py-2.5 last:border-b-0">
          <p className="m-0 flex flex-wrap justify-between gap-x-4">
            <b className="font-semibold">{actionWords(words, entry.action)}</b>
            <time dateTime={entry.at} className="text-muted">
              {fmt.dateTime(entry.at)}
            </time>
          </p>
          <p className="m-0 text-muted">
            {entry.actor.name} · {t(`moderation.role_${entry.actor.role}`)}
          </p>
          {saidWith(words, entry) ? <p className="mt-1 mb-0 wrap-anywhere">{saidWith(words, entry)}</p> : null}
        </li>
      ))}
    </ol>
  );
}
