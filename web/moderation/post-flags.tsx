import { CircleAlert } from 'lucide-react';
import type { StaffPost } from '#contracts/moderation.ts';
import { useWords } from '#web/platform/language.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** What to look at twice, in words: red breaks a rule, blue is worth knowing. */
export function PostFlags({ post }: { post: StaffPost }) {
  const { t } = useWords();
  if (post.flags.length === 0 && post.promotion === 'none') return null;
  return (
    <span className="mt-1.5 flex flex-wrap gap-1.5">
      {post.flags.map((flag) => (
        <Tag key={flag} tone={flag === 'firstPost' ? 'info' : 'red'}>
          {flag === 'firstPost' ? null : <CircleAlert aria-hidden="true" className="size-4" />}
          {t(`moderation.flag_${flag}`)}
        </Tag>
      ))}
      {post.promotion === 'none' ? null : <Tag tone="gold">{t(`moderation.promotion_${post.promotion}`)}</Tag>}
    </span>
  );
}
