// A version number of everything that the public sees: every server is notified of every commit that changes it.
import { openListener } from '#server/platform/database/listener.ts';

const channel = 'content_changed';
/** What a notification says where something was added; anything else means that something was changed or taken down. */
const added = 'added';

export interface PublicVersion {
  /** Grows with every change; undefined while notifications might be lost: then nothing may be cached. */
  version(): number | undefined;
  /** The last certain version: while the database is away, what was cached for it is the best there is. */
  lastVersion(): number;
  /** For how many milliseconds what was made for `version` has lacked something, where it lacks additions alone; otherwise undefined. */
  lackingMs(version: number): number | undefined;
  /**
   * Resolves when the notifications of all earlier commits have arrived, or after a timeout. Every server is told that
   * `device` caused one of them.
   */
  waitForOwnCommit(device?: string): Promise<void>;
  /** Whether this device changed something public in the last seconds. */
  changedLately(device: string): boolean;
  close(): Promise<void>;
}

/** Longer than anything that lacks additions may be shown. */
const rememberedMs = 10_000;

/** The versions of the last seconds and when each began. Those of one tenth of a second are one. */
function openHistory() {
  let changes: { from: number; to: number; at: number; isAddition: boolean }[] = [];
  return {
    note(version: number, isAddition: boolean): void {
      const at = Date.now();
      const last = changes.at(-1);
      if (last?.isAddition === isAddition && at - last.at < 100) last.to = version;
      else changes = [...changes.filter((change) => at - change.at < rememberedMs), { from: version, to: version, at, isAddition }];
    },
    lackingMs(version: number): number | undefined {
      const since = changes.filter(({ to }) => to > version);
      const [first] = since;
      return first && first.from <= version + 1 && since.every(({ isAddition }) => isAddition) ? Date.now() - first.at : undefined;
    },
  };
}

/** Devices that changed something in the last seconds. */
function openDevices() {
  let devices: { device: string; at: number }[] = [];
  const young = () => devices.filter(({ at }) => Date.now() - at < rememberedMs);
  return {
    note: (device: string): void => void (devices = [...young(), { device, at: Date.now() }]),
    has: (device: string): boolean => young().some((one) => one.device === device),
  };
}

/** Listens at the database `url`; see the listener for what happens when it was away. */
export function openPublicVersion(url: string): PublicVersion {
  let version = 0;
  let lastVersion = 0;
  const history = openHistory();
  const devices = openDevices();
  const change = (isAddition: boolean): void => history.note(++version, isAddition);
  const listener = openListener(url, {
    name: 'public version',
    channels: [channel],
    pingChannel: 'public_version_pings',
    onMessage: (_channel, payload) => change(payload === added),
    // Its text is the device that waits for its own commit.
    onPing: devices.note,
    // Notifications may have been missed in the meantime, so everything counts as changed.
    onConnect: () => change(false),
    onDisconnect: (wasConnected) => {
      if (wasConnected) lastVersion = version;
      change(false);
    },
  });
  return {
    version: () => (listener.isConnected() ? version : undefined),
    lastVersion: () => (listener.isConnected() ? version : lastVersion),
    lackingMs: (version) => history.lackingMs(version),
    waitForOwnCommit: (device) => listener.ping(device),
    changedLately: (device) => devices.has(device),
    close: () => listener.close(),
  };
}
