import { Link } from 'react-router';
import { wholePrice } from '#contracts/posts/whole-price.ts';
import { languageOf } from '#i18n/detect.ts';
import { closestArea } from '#web/listings/paths.ts';
import { useWords } from '#web/platform/language.tsx';
import type { ComparedPost } from './compare-data.ts';
import { compared, comparePath } from './compared.ts';

/** What ended since it was chosen, with a few like it to take its place. */
export function EndedHomes({ sides }: { sides: readonly ComparedPost[] }) {
  const { t, fmt, lng } = useWords();
  const ids = sides.map(({ id }) => id);
  const inPlaceOf = (ended: number, other: number): number[] => ids.map((id) => (id === ended ? other : id));
  const ended = sides.filter(({ similar }) => similar !== undefined && similar.length > 0);
  return ended.map(({ id, post, similar = [] }) => {
    const title = post?.postTitle ?? t('posts.number', { number: fmt.plain(id) });
    return (
      <section key={id} aria-labelledby={`ended-${id}`} className="mt-4 rounded-card border border-line bg-card p-4 print:hidden">
        <h2 id={`ended-${id}`} lang={languageOf(title)} className="m-0 !text-title wrap-anywhere">
          {title}
        </h2>
        <p className="mt-1 mb-0 text-ui text-muted">
          {post?.state === 'sold' || post?.state === 'rented' ? t(`posts.${post.state}`) : t('compare.gone')}. {t('compare.inItsPlace')}
        </p>
        <ul className="mt-2 mb-0 list-none p-0">
          {similar.map((one) => (
            <li key={one.PostID} className="border-t border-line py-2">
              <Link
                to={comparePath(inPlaceOf(id, one.PostID))}
                preventScrollReset
                onClick={() => compared.write(inPlaceOf(id, one.PostID))}
                className="control flex min-h-12 flex-wrap items-center justify-between gap-x-4 text-link"
              >
                <span lang={languageOf(one.postTitle)} className="min-w-0 wrap-anywhere">
                  {one.postTitle}
                </span>
                <span className="text-ui text-muted">
                  {fmt.taka(wholePrice(one))} · {closestArea(one.place)[lng]}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
