import { takaInWords } from '#i18n/in-words.ts';
import { useWords } from '#web/platform/language.tsx';
import { wholePrice } from '#contracts/posts/whole-price.ts';

type Priced = Parameters<typeof wholePrice>[0] & { type: 'sell' | 'rent' };

/** The sum as it is said, for anyone who does not read numbers easily. */
export function PriceInWords({ post }: { post: Priced }) {
  const { t, lng } = useWords();
  return (
    <span className="block text-ui">
      {takaInWords(lng, wholePrice(post))}
      {post.type === 'rent' ? t('posts.perMonth') : null}
    </span>
  );
}
