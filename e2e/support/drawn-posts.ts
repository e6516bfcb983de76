// The demo draws its pictures beside the server's work: anyone who photographs or measures pages waits for them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from './product.ts';

export interface Seen {
  PostID: number;
  images: { src: string }[];
}

const drawnTimeoutMs = 300_000;
const firstPage = 12;

/** The newest posts, once all of them have pictures. Throws when the demo does not draw these in time. */
export async function drawnPosts({ url }: Pick<Product, 'url'>, purpose: 'sell' | 'rent' | 'group' | 'interior' = 'sell'): Promise<Seen[]> {
  const until = Date.now() + drawnTimeoutMs;
  for (;;) {
    const { items } = (await (await fetch(`${url}/api/search?purpose=${purpose}&limit=${firstPage}`)).json()) as { items: Seen[] };
    if (items.length > 0 && items.every(({ images }) => images.length > 0)) return items;
    if (Date.now() > until) throw new Error('The demo did not draw the pictures of its first posts in time.');
    await sleep(1000);
  }
}
