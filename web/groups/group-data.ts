// What the page of an offer is made of. Loaders and actions only: it carries the contract's schemas.
import { data, redirect } from 'react-router';
import { groups, type GroupCard, type GroupOffer } from '#contracts/offers/groups.ts';
import { linkPicturePath, linkPictureSize } from '#contracts/pages/link-picture-path.ts';
import { namedPath } from '#contracts/pages/named-path.ts';
import { truncate } from '#i18n/detect.ts';
import { formatter } from '#i18n/format.ts';
import { addressIn } from '#i18n/language.ts';
import { newestFound } from '#web/listings/newest-found.ts';
import { similarOrNone, statusOf, type Without, withoutListing } from '#web/listings/outcome.ts';
import { call } from '#web/platform/api.ts';
import { fittingTitle } from '#web/platform/fitting-title.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { headOf } from '#web/platform/seo.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { blurOf } from '#web/posts/pictures/blur.ts';
import type { SeenImage } from '#web/posts/detail-data.ts';
import type { Route } from './+types/group.page.ts';
import { areaGroupsPath, groupsPath } from './paths.ts';
import { structuredData } from './structured-data.ts';

/** An offer as its page reads it: every picture with a blurred placeholder. */
export type SeenOffer = Omit<GroupOffer, 'images'> & { images: SeenImage[] };

export interface OfferFound {
  kind: 'found';
  offer: SeenOffer;
  similar: GroupCard[];
  /** The address to share. */
  url: string;
}

/** The offer, or why it cannot be shown. */
export type OfferOutcome = OfferFound | (Without<GroupCard> & { newest?: GroupCard[] });

type Args = Pick<Route.LoaderArgs, 'context' | 'params'>;
type Context = Args['context'];

const descriptionMax = 160;

/** Everything in the head of an offer's page. */
function headOfOffer(context: Context, offer: GroupOffer) {
  const { publicUrl, lng, words } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['groups', 'posts', 'shell']) });
  const place = t('posts.place', { area: offer.place.subDistrict[lng], district: offer.place.district[lng] });
  const price = formatter(lng).taka(offer.sharePrice);
  const title = offer.title[lng];
  const path = namedPath(offer);
  const trail = [
    { name: t('shell.navHome'), path: '/' },
    { name: t('groups.title'), path: groupsPath },
    { name: offer.place.subDistrict[lng], path: areaGroupsPath(offer.place) },
    { name: title, path },
  ];
  const { open, total } = offer.shares;
  return headOf(context, {
    path,
    title: fittingTitle([title, t('groups.documentPrice', { price }), place], t('shell.name')),
    description: truncate(t('groups.documentDescription', { price, place, open, total, text: offer.about[lng].replace(/\s+/g, ' ') }), descriptionMax),
    image: { path: linkPicturePath(lng, offer.PostID, offer.lastUpdated), ...linkPictureSize, alt: title },
    structured: structuredData(offer, { url: addressIn(`${publicUrl}${path}`, lng), publicUrl, lng, trail }),
  });
}

/** The head of a page without an offer: its title, and noindex. */
function headWithout(context: Context, kind: Exclude<OfferOutcome, OfferFound>['kind']) {
  const { lng, words } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['groups']) });
  return [{ title: t(kind === 'failed' ? 'groups.offerFailedTitle' : `groups.${kind}Title`) }, { name: 'robots', content: 'noindex' }];
}

/** Everything the page shows. */
export async function loadGroup({ context, params }: Args) {
  const { publicUrl, report } = context.get(pageServices);
  const api = visitorApi(context);
  const postId = params.id ?? '';
  const words = pageData(context, 'groups', 'detail', 'posts', 'enums', 'reports', 'forms');
  const [read, similar] = await Promise.all([
    call(api, groups.get, { params: { postId } }).catch((error: unknown) => error),
    similarOrNone(call(api, groups.similar, { params: { postId } }), report),
  ]);
  if (read instanceof Error) {
    const outcome: Exclude<OfferOutcome, OfferFound> = withoutListing(read, similar, report);
    if (outcome.kind === 'missing') outcome.newest = await newestFound(api, 'group', report);
    return data({ ...words, outcome, head: headWithout(context, outcome.kind) }, { status: statusOf(outcome) });
  }
  const { offer } = read as { offer: GroupOffer };
  if (String(offer.PostID) !== postId) throw redirect(namedPath(offer), 301);
  const outcome: OfferOutcome = {
    kind: 'found',
    offer: { ...offer, images: offer.images.map((image) => ({ ...image, blur: blurOf(image.blurhash) })) },
    similar,
    url: `${publicUrl}${namedPath(offer)}`,
  };
  return data({ ...words, outcome, head: headOfOffer(context, offer) });
}
