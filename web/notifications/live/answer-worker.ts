import type { NotificationCenter } from '#web/notifications/center.ts';
import type { WorkerQuestion } from '#web/platform/offline/service-worker.ts';

/** Answers the service worker until the returned function is called: what this tab has told does not have to be shown again, and what is pressed opens here, without a new page. */
export function answerWorker(center: NotificationCenter, open: (link: string) => void): () => void {
  // Missing where the connection is not secure.
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const answer = ({ data, ports: [port] }: MessageEvent<WorkerQuestion>): void => {
    if (data.ask === 'told') return port?.postMessage(center.hasNotified(data.id));
    const item = center.state.get().list?.items.find(({ _id }) => _id === data.id);
    if (item) void center.mark([item]);
    open(data.link);
    return port?.postMessage(true);
  };
  worker?.addEventListener('message', answer);
  return () => worker?.removeEventListener('message', answer);
}
