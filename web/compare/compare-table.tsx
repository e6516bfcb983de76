import { Check, Minus, X } from 'lucide-react';
import { Link } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import { languageOf } from '#i18n/detect.ts';
import { useWords } from '#web/platform/language.tsx';
import { PostPicture } from '#web/listings/post-picture.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { compared, comparePath } from './compared.ts';
import type { ComparedPost } from './compare-data.ts';
import { facilityRows, factRows, type CompareRow } from './compare-rows.ts';

const stuck = 'sticky left-0 z-1 w-[104px] border-r border-line bg-card px-3 text-left lg:w-[200px] lg:px-5 print:w-[220px]';

/** Two fit a phone; three are swiped. */
const narrowest = ['', '', 'min-w-[350px]', 'min-w-[500px]', 'min-w-[650px]'];

function Head({ side, ids }: { side: ComparedPost; ids: readonly number[] }) {
  const { t } = useWords();
  const { id, post } = side;
  const rest = ids.filter((other) => other !== id);
  return (
    <th scope="col" className="border-b border-line p-0 align-top font-normal">
      <div className="relative aspect-4/3 bg-sunk lg:aspect-auto lg:h-60 print:!aspect-auto print:!h-28">
        {post ? <PostPicture post={post} sizes="(min-width: 900px) 330px, 45vw" eager /> : null}
        <Link
          to={comparePath(rest)}
          replace
          preventScrollReset
          aria-label={t('compare.remove', { title: post?.postTitle ?? t('compare.gone') })}
          onClick={() => compared.write(compared.read().filter((other) => other !== id))}
          className="absolute top-0 right-0 grid size-12 place-items-center print:hidden [&>span]:grid [&>span]:size-9 [&>span]:place-items-center [&>span]:rounded-full [&>span]:bg-white [&>span]:text-photo-ink [&>span]:shadow-hover"
        >
          <span>
            <X aria-hidden="true" className="size-5" />
          </span>
        </Link>
      </div>
      <div className="px-3 py-3 text-left lg:px-5">
        {post ? (
          <>
            <Link to={detailPath(post)} lang={languageOf(post.postTitle)} className="line-clamp-3 leading-normal font-semibold text-link wrap-break-word">
              {post.postTitle}
            </Link>
            {post.state === 'sold' || post.state === 'rented' ? (
              <span className="mt-1 block">
                <Tag tone="gold">{t(`posts.${post.state}`)}</Tag>
              </span>
            ) : null}
          </>
        ) : (
          <span className="text-muted">{t('compare.gone')}</span>
        )}
      </div>
    </th>
  );
}

/** "Apartment/Flats" breaks behind its stroke, not inside a word. */
const breakable = (text: string) => text.split('/').flatMap((part, at) => (at === 0 ? [part] : ['/', <wbr key={at} />, part]));

function Cell({ row, index }: { row: CompareRow; index: number }) {
  const { t } = useWords();
  const value = row.values[index] ?? null;
  return (
    <td className={`border-b border-line px-3 py-3 align-top wrap-anywhere lg:px-5 ${row.key === 'price' ? 'text-lead font-semibold lg:text-heading' : ''}`}>
      {value === null ? (
        <>
          <span aria-hidden="true" className="flex h-[1lh] items-center">
            <Minus className="size-4 text-muted" />
          </span>
          <span className="sr-only">{t('compare.unsaid')}</span>
        </>
      ) : (
        breakable(value)
      )}
      {row.best?.index === index ? (
        <span className="mt-1 block">
          <Tag tone="green">{t(`compare.${row.best.is}`)}</Tag>
        </span>
      ) : null}
    </td>
  );
}

function FacilityCell({ value }: { value: string | null }) {
  const { t } = useWords();
  const Icon = value ? Check : Minus;
  return (
    <td className="border-b border-line px-3 py-3 lg:px-5">
      <Icon aria-hidden="true" className={`size-5 ${value ? 'text-primary' : 'text-muted'}`} />
      <span className="sr-only">{value ?? t('compare.unsaid')}</span>
    </td>
  );
}

/** What differs is set apart by a bar, a weight and, for those who do not see them, a word. */
function RowHead({ row }: { row: CompareRow }) {
  const { t } = useWords();
  return (
    <th
      scope="row"
      className={`${stuck} border-b py-3 align-top text-small leading-[1.45] font-normal text-muted ${row.differs ? 'shadow-[inset_3px_0_0_var(--clay)] !font-semibold !text-ink' : ''}`}
    >
      {row.label}
      {row.differs ? <span className="sr-only"> ({t('compare.differs')})</span> : null}
    </th>
  );
}

/** Facts in rows, posts in columns; narrow screens swipe sideways past the names of the facts. */
export function CompareTable({ sides }: { sides: readonly ComparedPost[] }) {
  const words = useWords();
  const { t } = words;
  const ids = sides.map(({ id }) => id);
  const posts = sides.flatMap(({ post }) => (post ? [post] : []));
  const kept = sides.map(({ post }) => (post ? posts.indexOf(post) : -1));
  const facilities = facilityRows(posts, words);
  return (
    <section
      aria-label={t('compare.table')}
      // Focusable, so that it can be scrolled with the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={`relative -mx-4 overflow-x-auto border-y border-line bg-card lg:mx-0 print:mx-0 lg:rounded-card lg:border-x ${sides.length === 1 ? 'lg:max-w-2xl' : ''}`}
    >
      <table className={`w-full table-fixed border-separate border-spacing-0 text-ui lg:text-base ${narrowest[sides.length] ?? ''}`}>
        <thead>
          <tr>
            <th scope="col" className={`${stuck} border-b`}>
              <span className="sr-only">{t('compare.fact')}</span>
            </th>
            {sides.map((side) => (
              <Head key={side.id} side={side} ids={ids} />
            ))}
          </tr>
        </thead>
        <tbody>
          {factRows(posts, words).map((row) => (
            <tr key={row.key} data-same={row.differs ? undefined : ''}>
              <RowHead row={row} />
              {kept.map((index, at) => (
                <Cell key={ids[at]} row={row} index={index} />
              ))}
            </tr>
          ))}
        </tbody>
        {facilities.length > 0 ? (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={sides.length + 1} className="border-b border-line px-3 pt-6 pb-2 text-left font-semibold lg:px-5">
                <span className="sticky left-3 lg:left-5">{t('detail.facilities')}</span>
              </th>
            </tr>
            {facilities.map((row) => (
              <tr key={row.key} data-same={row.differs ? undefined : ''}>
                <RowHead row={row} />
                {kept.map((index, at) => (
                  <FacilityCell key={ids[at]} value={row.values[index] ?? null} />
                ))}
              </tr>
            ))}
          </tbody>
        ) : null}
      </table>
    </section>
  );
}
