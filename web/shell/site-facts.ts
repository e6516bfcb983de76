// What the root's loader sends of the operator's facts: only what is not as usual, since every page carries it.
import { type RouterContextProvider } from 'react-router';
import { type MapTiles, type Support, usualSupport } from '#contracts/pages/site-facts.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { type SocialPage, socialOf } from './social.ts';

export interface RootFacts {
  social?: readonly SocialPage[];
  support?: Support;
  banner?: { id: string; text: string; link: string | null };
  tiles?: MapTiles;
}

export function rootFactsOf(context: Readonly<RouterContextProvider>): RootFacts {
  const { lng, facts } = context.get(pageServices);
  const { support, banner, tiles } = facts;
  const social = socialOf(context);
  return {
    ...(social.length > 0 ? { social } : {}),
    ...(support.phone === usualSupport.phone && support.email === usualSupport.email && !support.hours ? {} : { support }),
    ...(banner ? { banner: { ...banner, text: banner.text[lng] } } : {}),
    ...(tiles ? { tiles } : {}),
  };
}
