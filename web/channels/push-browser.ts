// Notifications on this device, as the browser knows them. Nothing is asked or registered before someone presses a button.
import type { Api } from '#web/platform/api.ts';
import { workerPath } from '#web/platform/offline/service-worker.ts';
import { endSubscription, readPushKey, sendSubscription } from './channel-calls.ts';
import { pushPermission, type PushPermission } from './push-permission.ts';

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** A subscription made with another key reaches no one: it is made again. */
async function subscriptionFor(key: string): Promise<globalThis.PushSubscription> {
  await navigator.serviceWorker.register(workerPath);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Asks for permission and subscribes this browser. Answers what its person said. Throws what the browser or the server says. */
export async function turnOnPush(api: Api): Promise<PushPermission> {
  // First of all: browsers let a page ask only right after a press.
  await Notification.requestPermission();
  const permission = pushPermission();
  if (permission !== 'allowed') return permission;
  const { key } = await readPushKey(api);
  const { endpoint, keys } = (await subscriptionFor(key)).toJSON();
  await sendSubscription(api, { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } });
  return permission;
}

/** Ends it on the server first: what is sent after that reaches no one. */
export async function turnOffPush(api: Api): Promise<void> {
  await endSubscription(api);
  const registration = await navigator.serviceWorker.getRegistration(workerPath);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
