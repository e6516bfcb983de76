import { Check, X } from 'lucide-react';
import { Link } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import type { PostPage } from '#contracts/posts/posts.ts';
import { useWords } from '#web/platform/language.tsx';
import { PostPicture } from '#web/listings/post-picture.tsx';
import { PostTitle } from '#web/decide/post-title.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { CallHome } from './call-home.tsx';
import { compared, comparePath } from './compared.ts';
import type { ComparedPost } from './compare-data.ts';
import { facilityRows, factRows, type CompareRow } from './compare-rows.ts';

const stuck = 'sticky left-0 z-1 w-24 border-r border-line bg-card px-2.5 text-left lg:w-[200px] lg:px-5 print:w-[220px]';

/** The row that stays in sight: what each home costs and how to call about it. It follows the navbar, which hides on phones. */
const held =
  'sticky top-15 bg-card transition-[top] duration-200 motion-reduce:transition-none lg:top-19 print:static [body:has(.navbar.-translate-y-full)_&]:top-0';

/** Two fit a phone; three are swiped. */
const narrowest = ['', '', 'min-w-[350px]', 'min-w-[500px]', 'min-w-[650px]'];

function Head({ side, ids }: { side: ComparedPost; ids: readonly number[] }) {
  const { t } = useWords();
  const { id, post } = side;
  const rest = ids.filter((other) => other !== id);
  return (
    <th scope="col" className="border-b border-line p-0 align-top font-normal">
      <div className="relative aspect-4/3 bg-sunk lg:aspect-auto lg:h-48 print:!aspect-auto print:!h-28">
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
      <div className="px-2.5 py-3 text-left lg:px-5">
        {post ? (
          <>
            <Link to={detailPath(post)} className="block leading-normal font-semibold text-link wrap-break-word">
              <PostTitle title={post.postTitle} />
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

/** Between a number and its unit there is no break, and "/মাস" stays whole. */
const wholeSums = (text: string) =>
  text
    .replaceAll(/(\d|[০-৯]) (?=\p{L})/gu, '$1\u00A0')
    .split(/(?=\/)/u)
    .map((part) => (
      <span key={part} className="inline-block">
        {part}
      </span>
    ));

const Unsaid = ({ text }: { text: string }) => (
  <>
    <span aria-hidden="true" className="text-muted">
      –
    </span>
    <span className="sr-only">{text}</span>
  </>
);

/** "Apartment/Flats" breaks behind its stroke, not inside a word. */
const breakable = (text: string) => text.split('/').flatMap((part, at) => (at === 0 ? [part] : ['/', <wbr key={at} />, part]));

function Cell({ row, index }: { row: CompareRow; index: number }) {
  const { t } = useWords();
  const value = row.values[index] ?? null;
  return (
    <td className="border-b border-line px-2.5 py-2.5 align-baseline wrap-anywhere lg:px-5">
      {value === null ? <Unsaid text={t('compare.unsaid')} /> : breakable(value)}
      {row.best?.index === index ? (
        <span className="mt-1 block lg:mt-0 lg:ml-2.5 lg:inline-block">
          <Tag tone="green">{t(`compare.${row.best.is}`)}</Tag>
        </span>
      ) : null}
    </td>
  );
}

/** The price and how it compares, with the button that calls beside both or below. */
function PriceCell({ row, index, post }: { row: CompareRow; index: number; post: PostPage | null }) {
  const { t } = useWords();
  const value = row.values[index] ?? null;
  return (
    <td className={`${held} border-b border-line px-2.5 py-2.5 align-top lg:px-5`}>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 lg:items-start">
        <span className="max-lg:contents lg:pt-2">
          <span className="font-semibold wrap-anywhere lg:block lg:text-title">
            {value === null ? <Unsaid text={t('compare.unsaid')} /> : wholeSums(value)}
          </span>
          {row.best?.index === index ? (
            <span className="max-lg:order-last lg:mt-1 lg:block">
              <Tag tone="green">{t(`compare.${row.best.is}`)}</Tag>
            </span>
          ) : null}
        </span>
        {post ? <CallHome post={post} /> : null}
      </div>
    </td>
  );
}

function FacilityCell({ value }: { value: string | null }) {
  const { t } = useWords();
  return (
    <td className="border-b border-line px-2.5 py-2.5 align-baseline lg:px-5">
      {value ? (
        <>
          <Check aria-hidden="true" className="inline-block size-5 align-[-0.25em] text-primary" />
          <span className="sr-only">{value}</span>
        </>
      ) : (
        <Unsaid text={t('compare.unsaid')} />
      )}
    </td>
  );
}

/** What differs is set apart by a bar, a weight and, for those who do not see them, a word. Where most rows differ, the bar and the weight would set nothing apart. */
function RowHead({ row, isMarked, className = 'align-baseline' }: { row: CompareRow; isMarked: boolean; className?: string }) {
  const { t } = useWords();
  return (
    <th
      scope="row"
      className={`${stuck} border-b py-2.5 text-small leading-[1.45] font-normal text-muted ${className} ${isMarked && row.differs ? 'shadow-[inset_3px_0_0_var(--clay)] !font-semibold !text-ink' : ''}`}
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
  const rows = factRows(posts, words);
  const [price, ...facts] = rows;
  const all = [...rows, ...facilities];
  const isMarked = all.filter(({ differs }) => differs).length * 2 <= all.length;
  return (
    <>
      <section
        aria-label={t('compare.table')}
        // Focusable, so that it can be scrolled with the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={`relative -mx-4 border-y border-line bg-card lg:mx-0 lg:overflow-visible lg:rounded-card lg:border-x print:mx-0 lg:[&_thead_th:last-child>:first-child]:rounded-tr-card ${sides.length > 2 ? 'overflow-x-auto' : ''}`}
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
            {price ? (
              <tr>
                <RowHead row={price} isMarked={isMarked} className={`${held} !z-3 align-top lg:pt-5`} />
                {kept.map((index, at) => (
                  <PriceCell key={ids[at]} row={price} index={index} post={sides[at]?.post ?? null} />
                ))}
              </tr>
            ) : null}
            {facts.map((row) => (
              <tr key={row.key} data-same={row.differs ? undefined : ''}>
                <RowHead row={row} isMarked={isMarked} />
                {kept.map((index, at) => (
                  <Cell key={ids[at]} row={row} index={index} />
                ))}
              </tr>
            ))}
          </tbody>
          {facilities.length > 0 ? (
            <tbody>
              <tr>
                <th scope="rowgroup" colSpan={sides.length + 1} className="border-b border-line px-3 pt-5 pb-2 text-left font-semibold lg:px-5">
                  <span className="sticky left-3 lg:left-5">{t('detail.facilities')}</span>
                </th>
              </tr>
              {facilities.map((row) => (
                <tr key={row.key} data-same={row.differs ? undefined : ''}>
                  <RowHead row={row} isMarked={isMarked} />
                  {kept.map((index, at) => (
                    <FacilityCell key={ids[at]} value={row.values[index] ?? null} />
                  ))}
                </tr>
              ))}
            </tbody>
          ) : null}
        </table>
      </section>
      <p className="mt-3 mb-0 text-small text-muted">
        {isMarked && all.some(({ differs }) => differs) ? `${t('compare.noteMarked')} ` : ''}
        {t('compare.note')}
      </p>
    </>
  );
}
