import { CircleAlert } from 'lucide-react';
import type { StaffPost } from '#contracts/staff/moderation.ts';
import { useWords } from '#web/platform/language.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** Worth knowing, and no breach of a rule. */
export const isKnowledge = (flag: StaffPost['flags'][number]): boolean => flag === 'firstPost' || flag === 'farPrice' || flag === 'priceMoved';

/** What to look at twice, in words: red breaks a rule, blue is worth knowing. */
export function PostFlags({ post }: { post: StaffPost }) {
  const { t } = useWords();
  const { openReports, numberProved, wasLive, priceOnly, reposts, state } = post;
  const again = state === 'pending' && (wasLive || reposts > 0);
  if (post.flags.length === 0 && post.promotion === 'none' && !again && openReports === 0 && !numberProved) return null;
  return (
    <span className="mt-1.5 flex flex-wrap gap-1.5">
      {post.flags.map((flag) => (
        <Tag key={flag} tone={isKnowledge(flag) ? 'info' : 'red'}>
          {isKnowledge(flag) ? null : <CircleAlert aria-hidden="true" className="size-4" />}
          {t(`moderation.flag_${flag}`)}
        </Tag>
      ))}
      {openReports > 0 ? (
        <Tag tone="red">
          <CircleAlert aria-hidden="true" className="size-4" />
          {t('moderation.flagReports', { count: openReports })}
        </Tag>
      ) : null}
      {numberProved ? <Tag tone="green">{t('moderation.numberProved')}</Tag> : null}
      {priceOnly ? <Tag tone="green">{t('moderation.flagPriceOnly')}</Tag> : null}
      {again && !priceOnly ? <Tag tone="info">{t(wasLive ? 'moderation.flagEdited' : 'moderation.flagCorrected')}</Tag> : null}
      {post.promotion === 'none' ? null : <Tag tone="gold">{t(`moderation.promotion_${post.promotion}`)}</Tag>}
    </span>
  );
}
