// Tells that a result was opened, for the log of searches: the words, the post and its place. Comes with the first press on a result.
import { chosenPath } from '#contracts/search/search-chosen.ts';
import { memberApi } from '#web/platform/session.ts';

/** The place of the card that holds `target` among those of `list`, from 1, and the number of its post. */
export function choiceOf(list: Element, target: Element): { PostID: number; position: number } | undefined {
  const link = target.closest('a[href]');
  const card = target.closest('article');
  const PostID = Number(/(\d+)(?:[?#]|$)/.exec(card?.querySelector('a[href]')?.getAttribute('href') ?? '')?.[1]);
  if (!link || !card || !PostID) return undefined;
  return { PostID, position: [...list.querySelectorAll('article')].indexOf(card) + 1 };
}

/** Failures are ignored: the page of the post is what was asked for. `before` is how many results are on earlier pages. */
export async function tellChosen(list: Element, target: Element, q: string, before: number): Promise<void> {
  const choice = choiceOf(list, target);
  if (!choice) return;
  const { send, lng, token } = memberApi();
  await send({
    method: 'POST',
    url: chosenPath,
    headers: { 'content-type': 'application/json', accept: 'application/json', 'accept-language': lng, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ q, PostID: choice.PostID, position: before + choice.position }),
    keepalive: true,
  }).catch(() => undefined);
}
