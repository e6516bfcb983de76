// What the list of firms is made of. Loaders only: it carries the contract's schemas.
import { data } from 'react-router';
import { interiors, type FirmCard } from '#contracts/offers/interiors.ts';
import type { ListOutcome } from '#web/listings/outcome.ts';
import { call } from '#web/platform/api.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { loadOfferList } from '#web/search/results/offer-list.ts';
import type { Route } from './+types/firms.page.ts';
import { firmList } from './firm-address.ts';

export type FirmList = ListOutcome<FirmCard>;

/** Everything the page shows. */
export async function loadFirms(args: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const { shown, status } = await loadOfferList(args, {
    address: firmList,
    read: (api, query) => call(api, interiors.list, { query }),
    words: 'interiors',
    ownLists: ['category', 'page'],
    titleOf: (t, place) => (place ? t('interiors.titleIn', { place }) : t('interiors.title')),
    describe: (t, list, place) =>
      place && list.kind === 'found' && list.total > 0 ? t('heads.firmsText', { place, count: list.total }) : t('interiors.listDescription'),
  });
  return data({ ...pageData(args.context, 'interiors', 'reviews', 'posts', 'enums'), ...shown }, { status });
}
