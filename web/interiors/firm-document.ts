// Everything in the head of a firm's pages. Loaders only.
import type { RouterContextProvider } from 'react-router';
import type { Firm } from '#contracts/offers/interiors.ts';
import { linkPicturePath, linkPictureSize } from '#contracts/pages/link-picture-path.ts';
import { namedPath } from '#contracts/pages/named-path.ts';
import { truncate } from '#i18n/detect.ts';
import { formatter } from '#i18n/format.ts';
import { addressIn } from '#i18n/language.ts';
import { fittingTitle } from '#web/platform/fitting-title.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { headOf } from '#web/platform/seo.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { firmsPath } from './paths.ts';
import { structuredFirm } from './structured-firm.ts';

type Context = Readonly<RouterContextProvider>;

const descriptionMax = 160;

export function headOfFirm(context: Context, firm: Firm) {
  const { publicUrl, lng, words } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['interiors', 'posts', 'enums', 'shell']) });
  const name = firm.companyName[lng];
  const place = t('posts.place', { area: firm.place.subDistrict[lng], district: firm.place.district[lng] });
  const work = formatter(lng).list(firm.categories.map((category) => t(`enums.interiorCategory_${category}`)));
  const path = namedPath(firm);
  const trail = [
    { name: t('shell.navHome'), path: '/' },
    { name: t('interiors.title'), path: firmsPath },
    { name, path },
  ];
  return headOf(context, {
    path,
    title: fittingTitle(t('interiors.documentTitle', { name, place }), t('shell.name')),
    description: truncate(t('interiors.documentDescription', { name, place, work, text: firm.about[lng].replace(/\s+/g, ' ') }), descriptionMax),
    image: { path: linkPicturePath(lng, firm.PostID, firm.lastUpdated), ...linkPictureSize, alt: name },
    structured: structuredFirm(firm, { url: addressIn(`${publicUrl}${path}`, lng), publicUrl, lng, trail }),
  });
}

/** The head of a page without a firm: its title, and noindex. */
export function headWithout(context: Context, kind: 'missing' | 'gone' | 'failed') {
  const { lng, words } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['interiors']) });
  return [{ title: t(`interiors.${kind}Title`) }, { name: 'robots', content: 'noindex' }];
}
