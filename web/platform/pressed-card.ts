// The card that was pressed last: until the page of its post arrives, what the card knows is shown.
import type { MouseEvent } from 'react';
import { detailPath } from '#contracts/posts/detail-path.ts';
import type { PostCard } from '#contracts/posts/posts.ts';

export interface PressedCard {
  post: PostCard;
  /** The file of its picture that the browser has already. */
  src: string | undefined;
}

let pressed: PressedCard | undefined;

export function pressCard(post: PostCard, { currentTarget }: MouseEvent): void {
  pressed = { post, src: currentTarget.closest('article')?.querySelector('img')?.currentSrc || undefined };
}

/** The card that leads to this path, if it was the last one pressed. */
export const pressedAt = (pathname: string): PressedCard | undefined => (pressed && detailPath(pressed.post) === pathname ? pressed : undefined);
