// What the list of offers is made of. Loaders only: it carries the contract's schemas.
import { data } from 'react-router';
import { groups, type Demand, type GroupCard } from '#contracts/offers/groups.ts';
import { formatter } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import type { ListOutcome } from '#web/listings/outcome.ts';
import { call } from '#web/platform/api.ts';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { loadOfferList } from '#web/search/results/offer-list.ts';
import { placeText } from '#web/search/results/shown-areas.ts';
import type { Route } from './+types/groups.page.ts';
import { groupList } from './group-address.ts';

export type GroupList = ListOutcome<GroupCard>;

/** How many groups build there, and from what to what a share costs. */
function describe(t: Translate, list: GroupList, place: string | undefined, lng: Language): string {
  if (list.kind !== 'found' || list.items.length === 0 || list.total > list.items.length || !place) return t('groups.description');
  const prices = list.items.map(({ sharePrice }) => sharePrice);
  const price = formatter(lng).range(Math.min(...prices), Math.max(...prices), 'taka');
  return t('heads.groupsText', { place, count: list.total, price });
}

/** Everything the page shows. */
export async function loadGroups(args: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const { context } = args;
  const { report } = context.get(pageServices);
  const api = visitorApi(context);
  const [{ shown, status }, demand] = await Promise.all([
    loadOfferList(args, {
      address: groupList,
      read: (_api, query) => call(api, groups.list, { query }),
      words: 'groups',
      ownLists: ['page'],
      titleOf: (t, place) => (place ? t('groups.titleIn', { place }) : t('groups.title')),
      describe,
    }),
    // The page does without it where it cannot be read.
    call(api, groups.demand).then(
      ({ items }) => items,
      (error: unknown): Demand[] => {
        report(error);
        return [];
      },
    ),
  ]);
  return data({ ...pageData(context, 'groups', 'posts', 'enums'), ...shown, place: placeText(shown.areas, formatter(api.lng)), demand }, { status });
}
