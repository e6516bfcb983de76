// Tells the server that somebody looks at a post, so that its owner knows how many did, and keeps it among those seen here. Comes after the page's own code.
import { viewPath } from '#contracts/view-path.ts';
import { knownSession, memberApi } from '#web/platform/session.ts';
import { keepViewed } from '#web/viewed/viewed.ts';

/** How long a page stands before an eye: less is a wrong tap, a prefetch, a tab opened for later. */
const lookMs = 1000;

async function tell(postId: number, ownerId: string): Promise<void> {
  const { user } = await knownSession();
  if (user?._id === ownerId) return;
  const { send, lng, token } = memberApi();
  await send({
    method: 'POST',
    url: viewPath.replace(':PostID', String(postId)),
    headers: { accept: 'application/json', 'accept-language': lng, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    keepalive: true,
  });
}

/** Waits until the page was in sight for a moment, then tells so, once; what fails is not worth a word. Answers how to stop. */
export function watchLook(postId: number, ownerId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onSight);
  };
  const onLook = (): void => {
    stop();
    keepViewed(postId);
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
