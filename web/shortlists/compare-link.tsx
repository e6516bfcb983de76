import { Scale } from 'lucide-react';
import type { SharedShortlist } from '#contracts/posts/shortlists.ts';
import { comparedMax, comparePath } from '#web/compare/compared.ts';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { answersTo } from '#web/family/answers.tsx';

interface CompareLinkProps extends Pick<SharedShortlist, 'posts' | 'visitors'> {
  /** Of the address that is shared; without one the answers do not come along. */
  token: string | undefined;
  className?: string;
}

/** The way to lay the homes of a shortlist side by side with what the family says: of many, those that are liked most. */
export function CompareLink({ posts, visitors, token, className = '' }: CompareLinkProps) {
  const { t } = useWords();
  const liked = (id: number): number => answersTo(visitors, id).reduce((sum, { vote }) => sum + (vote === 'up' ? 1 : -1), 0);
  const homes = posts.filter(({ card, type }) => card !== null && (type === 'sell' || type === 'rent')).toSorted((a, b) => liked(b.postId) - liked(a.postId));
  if (homes.length < 2) return null;
  return (
    <p className={`m-0 print:hidden ${className}`}>
      <ButtonLink
        kind="outline"
        to={comparePath(
          homes.slice(0, comparedMax).map(({ postId }) => postId),
          token,
        )}
      >
        <Scale aria-hidden="true" className="size-5" />
        {t('shortlists.compare')}
      </ButtonLink>
    </p>
  );
}
