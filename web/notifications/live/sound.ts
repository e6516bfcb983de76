// The sound of something new: one tab makes it, and seldom enough.
import { logFailure } from '#web/notifications/log-failure.ts';
import { soundIsOn } from '#web/channels/sound-choice.ts';

/** Made by packages/scenes/publish/make-sound.ts. */
const address = '/notification.wav';
const everyMs = 3000;
/** So long a tab that no one has touched leaves it to others: browsers let it make no sound. */
const politeMs = 300;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let audio: HTMLAudioElement | undefined;
let soundedAt = -Infinity;

async function play(): Promise<void> {
  audio ??= new Audio(address);
  try {
    await audio.play();
  } catch (error) {
    logFailure('No sound', error);
    if ((error as Error).name === 'NotSupportedError') audio.load();
  }
}

/** Sounds where that is wanted, unless this tab or another has done so within three seconds. */
export async function sound(): Promise<void> {
  if (!soundIsOn() || Date.now() - soundedAt < everyMs) return;
  soundedAt = Date.now();
  // Only where the site is served safely.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return play();
  if (navigator.userActivation?.hasBeenActive === false) await pause(politeMs);
  await locks.request('notification-sound', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await play();
    await pause(everyMs);
  });
}
