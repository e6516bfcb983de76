import { closestArea } from '#web/listings/paths.ts';
import { ShareLink } from '#web/listings/share-link.tsx';
import { usePrice } from '#web/listings/use-price.ts';
import { useWords } from '#web/platform/language.tsx';
import type { SeenPost } from './detail-data.ts';

/** Sends a post, with its price and place. */
export function SharePost({ post, url, look }: { post: SeenPost; url: string; look: 'disc' | 'button' }) {
  const { t, lng } = useWords();
  const { main, unit } = usePrice(post);
  const place = t('posts.place', { area: closestArea(post.place)[lng], district: post.place.district[lng] });
  const preview = { title: post.postTitle, line: `${main}${unit ?? ''} · ${place}`, picture: post.images[0]?.src, PostID: post.PostID };
  return <ShareLink url={url} title={post.postTitle} look={look} preview={preview} />;
}
