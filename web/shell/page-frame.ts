import { useMatches } from 'react-router';

/** What a page says in its route's handle about the frame around it; both concern small screens only. */
export interface PageFrame {
  /** It has a bar of its own at the bottom. */
  ownBar?: boolean;
  /** It has a head of its own, and nothing shall lead away below it. */
  ownHead?: boolean;
}

/** The frame that the pages on screen ask for. */
export function usePageFrame(): PageFrame {
  return Object.assign({}, ...useMatches().map((match) => match.handle ?? {})) as PageFrame;
}
