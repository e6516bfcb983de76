// What the page of a firm's pictures is made of. Loaders only: it carries the contract's schemas.
import { data } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import { interiorCategories, type InteriorCategory } from '#contracts/enums.ts';
import type { Album, GalleryImage } from '#contracts/offers/firm-pictures.ts';
import { interiors, type FirmCard } from '#contracts/offers/interiors.ts';
import type { Pagination } from '#contracts/values.ts';
import { statusOf, type Without, withoutListing } from '#web/listings/outcome.ts';
import { call } from '#web/platform/api.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { breadcrumbs } from '#web/platform/schema-org.ts';
import { headOf } from '#web/platform/seo.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { blurOf } from '#web/posts/pictures/blur.ts';
import type { Route } from './+types/gallery.page.ts';
import { headWithout } from './firm-document.ts';
import { firmsPath, galleryPath } from './paths.ts';

export interface GalleryFound {
  kind: 'found';
  postId: number;
  companyName: { bn: string; en: string };
  items: (GalleryImage & { blur?: string | undefined })[];
  albums: Album[];
  /** Of all kinds of work together. */
  total: number;
  category: InteriorCategory | undefined;
  pagination: Pagination;
}

type Outcome = GalleryFound | Without<FirmCard>;

function headOfGallery(context: Route.LoaderArgs['context'], { postId, companyName, category, pagination, items, total }: GalleryFound) {
  const { publicUrl, lng, words } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['interiors', 'shell', 'enums']) });
  const name = companyName[lng];
  const title = t('interiors.galleryTitle', { name });
  const path = galleryPath(postId, { category, page: pagination.page });
  const [cover] = items;
  return headOf(context, {
    path,
    title: t('shell.titleOf', { page: category ? `${title} (${t(`enums.interiorCategory_${category}`)})` : title }),
    description: t('interiors.galleryDescription', { name, count: total }),
    indexed: items.length > 0 || 'links',
    image: cover && { path: cover.src, width: cover.w, height: cover.h, alt: cover.caption?.[lng] ?? name },
    structured: [
      breadcrumbs(publicUrl, [
        { name: t('shell.navHome'), path: '/' },
        { name: t('interiors.title'), path: firmsPath },
        { name, path: detailPath({ type: 'interior', PostID: postId }) },
        { name: t('interiors.gallery'), path },
      ]),
    ],
  });
}

/** Everything the page shows; an unknown kind of work shows all pictures. */
export async function loadGallery({ context, params, request }: Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>) {
  const { report } = context.get(pageServices);
  const asked = new URL(request.url).searchParams;
  const category = interiorCategories.find((one) => one === asked.get('category'));
  const page = /^[1-9]\d{0,3}$/.exec(asked.get('page') ?? '')?.[0] ?? '1';
  const PostID = params.id ?? '';
  const words = pageData(context, 'interiors', 'reviews', 'detail', 'posts', 'enums');
  try {
    const { companyName, items, albums, pagination } = await call(visitorApi(context), interiors.gallery, { params: { PostID }, query: { category, page } });
    const outcome: Outcome = {
      kind: 'found',
      postId: Number(PostID),
      companyName,
      items: items.map((image) => ({ ...image, blur: blurOf(image.blurhash) })),
      albums,
      total: albums.reduce((sum, { count }) => sum + count, 0),
      category,
      pagination,
    };
    const status = pagination.page > Math.max(1, pagination.totalPages) ? 404 : 200;
    return data({ ...words, outcome, head: headOfGallery(context, outcome) }, { status });
  } catch (error) {
    const outcome: Outcome = withoutListing(error, [], report);
    return data({ ...words, outcome, head: headWithout(context, outcome.kind) }, { status: statusOf(outcome) });
  }
}
