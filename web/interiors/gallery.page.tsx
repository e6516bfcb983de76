import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import type { InteriorCategory } from '#contracts/enums.ts';
import { Trail } from '#web/listings/trail.tsx';
import { type Cacheable, tenMinutesMs } from '#web/platform/delivery/cache-policy.ts';
import { useWords } from '#web/platform/language.tsx';
import { lazyHydrate } from '#web/platform/delivery/lazy-hydrate.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { Route } from './+types/gallery.page.ts';
import { type GalleryFound, loadGallery } from './gallery-data.ts';
import { BeforeAfterPairs, pairsOf } from './pictures/before-after.tsx';
import { Masonry } from './masonry.tsx';
import { firmsPath, galleryPath } from './paths.ts';

const WithoutFirm = lazyHydrate(async () => (await import('./without-firm.tsx')).WithoutFirm);

export const handle = { cache: { clockMs: tenMinutesMs, path: /^\d{1,12}$/, parameters: ['category', 'page'] } } satisfies Cacheable;

export const loader = (args: Route.LoaderArgs) => loadGallery(args);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** All pictures and those of each kind of work, as links that stand side by side. */
function Albums({ found }: { found: GalleryFound }) {
  const { t, fmt } = useWords();
  const entries: { category: InteriorCategory | undefined; name: string; count: number }[] = [
    { category: undefined, name: t('interiors.albumAll'), count: found.total },
    ...found.albums.map(({ category, count }) => ({ category, name: t(`enums.interiorCategory_${category}`), count })),
  ];
  return (
    <nav aria-label={t('interiors.albums')} className="-mx-4 overflow-x-auto px-4 lg:mx-0 lg:px-0">
      <ul className="m-0 flex list-none gap-x-2 p-0">
        {entries.map(({ category, name, count }) => (
          <li key={name}>
            <Link
              to={galleryPath(found.postId, { category })}
              preventScrollReset
              aria-current={category === found.category ? 'page' : undefined}
              className="group flex min-h-12 items-center no-underline"
            >
              <span className="control flex h-10 items-center gap-2 rounded-full border border-control bg-card px-3.5 text-ui whitespace-nowrap text-ink group-hover:border-primary group-aria-[current]:border-field group-aria-[current]:border-primary group-aria-[current]:bg-primary-tint group-aria-[current]:font-semibold group-aria-[current]:text-primary-ink">
                {t('interiors.album', { name, count: fmt.number(count) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Gallery({ found }: { found: GalleryFound }) {
  const { t, lng } = useWords();
  const { postId, items, category, pagination } = found;
  const { pairs, others } = pairsOf(items);
  const name = found.companyName[lng];
  const firm = detailPath({ type: 'interior', PostID: postId });
  return (
    <>
      <Trail
        trail={[
          ['/', t('shell.navHome')],
          [firmsPath, t('interiors.title')],
          [firm, name],
        ]}
      />
      <h1 className="mt-3 mb-0 text-balance wrap-anywhere lg:mt-1">{t('interiors.galleryTitle', { name })}</h1>
      <p className="mt-1 mb-3">
        <Link
          to={firm}
          className="control -ml-1 inline-flex min-h-12 items-center gap-1 rounded-control text-ui font-semibold text-link no-underline hover:underline"
        >
          <ChevronLeft aria-hidden="true" className="size-4.5" />
          {t('interiors.toFirm', { name })}
        </Link>
      </p>
      {/* One album is all of them. */}
      {found.albums.length > 1 ? <Albums found={found} /> : null}
      <div className="mt-3">
        {items.length > 0 ? (
          <>
            <BeforeAfterPairs pairs={pairs} />
            {/* Another album opens its viewer at its own pictures. */}
            <Masonry key={`${category} ${pagination.page}`} images={others} title={name} captions eager={2} />
          </>
        ) : (
          <EmptyState
            drawing="door"
            title={t('interiors.albumEmpty')}
            text={found.total > 0 ? t('interiors.albumEmptyText') : t('interiors.galleryNone')}
            action={
              <ButtonLink to={found.total > 0 ? galleryPath(postId) : firm}>
                {found.total > 0 ? t('interiors.albumAll') : t('interiors.toFirm', { name })}
              </ButtonLink>
            }
          />
        )}
      </div>
      <div className="mt-8">
        <Pagination page={pagination.page} totalPages={pagination.totalPages} hrefOf={(page) => galleryPath(postId, { category, page })} />
      </div>
    </>
  );
}

export default function FirmGalleryPage({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page px-4 pb-10 lg:px-10 lg:pt-1">
      {outcome.kind === 'found' ? <Gallery found={outcome} /> : <WithoutFirm outcome={outcome} />}
    </div>
  );
}
