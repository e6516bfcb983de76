import { useMatches } from 'react-router';

/** What a page says in its route's handle about the frame around it; the first two concern small screens only. */
export interface PageFrame {
  /** It has a bar of its own at the bottom. */
  ownBar?: boolean;
  /** It has a header of its own and hides the tab bar, so that nothing leads away from it. */
  ownHead?: boolean;
  /** It brings its whole frame: neither navbar and footer nor anything that floats for buyers. */
  bare?: boolean;
}

/** What the matched routes ask of the frame. */
export function usePageFrame(): PageFrame {
  return Object.assign({}, ...useMatches().map((match) => match.handle ?? {})) as PageFrame;
}
