// For the loaders of the pages whose words staff change.
import type { RouterContextProvider } from 'react-router';
import { pageTexts, type TextPage } from '#contracts/pages/page-texts.ts';
import { formatter } from '#i18n/format.ts';
import { call } from '#web/platform/api.ts';
import { visitorApi } from '#web/platform/delivery/page-data.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { factsOf } from './facts.ts';
import { shownPage, type ShownPage } from './shown-page.ts';

export interface Published extends ShownPage {
  /** When it was published. */
  at: string;
}

/** What staff published; null where the page has the words that the product brings along, or nothing can be read. */
export async function loadPublished(context: Readonly<RouterContextProvider>, page: TextPage): Promise<Published | null> {
  const { lng, facts, report } = context.get(pageServices);
  try {
    const { published } = await call(visitorApi(context), pageTexts.read, { params: { page } });
    if (!published) return null;
    const fmt = formatter(lng);
    return { ...shownPage(published.content, lng, factsOf(fmt, facts.support), fmt), at: published.at };
  } catch (error) {
    report(error);
    return null;
  }
}
