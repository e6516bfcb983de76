// Counts a view of a post for its owner and adds it to the recently viewed ones. Loaded after the page's own code.
import { viewPath } from '#contracts/posts/view-path.ts';
import { knownSession, memberApi } from '#web/platform/session.ts';
import { storeViewed } from '#web/viewed/viewed.ts';

/** How long a page must be visible to count: less is a wrong tap, a prefetch or a background tab. */
const lookMs = 1000;

async function tell(postId: number, ownerId: string): Promise<void> {
  const { user } = await knownSession();
  if (user?._id === ownerId) return;
  const { send, lng, token } = memberApi();
  const count = (): Promise<unknown> =>
    send({
      method: 'POST',
      url: viewPath.replace(':PostID', String(postId)),
      headers: { accept: 'application/json', 'accept-language': lng, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      keepalive: true,
    });
  const { locks } = navigator as Partial<Navigator>;
  // In turn with the count of the visit (`web/visits`): of two first calls at once each would get a device of its own.
  await (locks ? locks.request('device', count) : count());
}

/** Counts the view once the page was visible long enough; failures are ignored. Returns a cancel function. */
export function trackView(postId: number, ownerId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onSight);
  };
  const onLook = (): void => {
    stop();
    storeViewed(postId);
    tell(postId, ownerId).catch(() => undefined);
  };
  function onSight(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(onLook, lookMs);
  }
  document.addEventListener('visibilitychange', onSight);
  onSight();
  return stop;
}
