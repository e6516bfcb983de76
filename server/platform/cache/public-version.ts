// A version number of everything that the public sees: every server is notified of every commit that changes it.
import { randomUUID } from 'node:crypto';
import pg from 'pg';

const channel = 'content_changed';
/** What a notification says where something was added; anything else means that something was changed or taken down. */
const added = 'added';
const pingChannel = 'public_version_pings';
const pingEveryMs = 5000;
const pingTimeoutMs = 2000;
const reconnectMs = 1000;

export interface PublicVersion {
  /** Grows with every change; undefined while notifications might be lost: then nothing may be cached. */
  version(): number | undefined;
  /** The last certain version: while the database is away, what was cached for it is the best there is. */
  lastVersion(): number;
  /** For how many milliseconds what was made for `version` has lacked something, where it lacks additions alone; else undefined. */
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

interface Listening {
  client: pg.Client;
  /** Pings on their way, by id. */
  waiting: Map<string, () => void>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());

interface Handlers {
  onChange: (isAddition: boolean) => void;
  onDevice: (device: string) => void;
  onEnd: () => void;
}

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

/** Sends a notification through the database and waits for it: notifications of earlier commits have arrived before it. */
async function ping({ client, waiting }: Listening, device = ''): Promise<boolean> {
  const id = randomUUID();
  const returned = new Promise<boolean>((resolve) => waiting.set(id, () => resolve(true)));
  try {
    void client.query('select pg_notify($1, $2)', [pingChannel, `${id} ${device}`]).catch(() => undefined);
    return await Promise.race([returned, pause(pingTimeoutMs).then(() => false)]);
  } finally {
    waiting.delete(id);
  }
}

async function connect(url: string, { onChange, onDevice, onEnd }: Handlers): Promise<Listening> {
  const client = new pg.Client({ connectionString: url, application_name: 'uthan public version', connectionTimeoutMillis: 3000, keepAlive: true });
  const waiting: Listening['waiting'] = new Map();
  client.on('notification', ({ channel: to, payload = '' }) => {
    if (to === channel) return onChange(payload === added);
    const [id = '', device] = payload.split(' ');
    if (device) onDevice(device);
    return waiting.get(id)?.();
  });
  client.on('error', onEnd);
  client.on('end', onEnd);
  await client.connect();
  await client.query(`listen ${channel}`);
  await client.query(`listen ${pingChannel}`);
  return { client, waiting };
}

/** Listens at the database `url`, reconnects when it was away, and pings every few seconds to be sure of the connection. */
export function openPublicVersion(url: string): PublicVersion {
  let version = 0;
  let lastVersion = 0;
  let listening: Listening | undefined;
  let isConnected = false;
  let isClosed = false;
  const history = openHistory();
  const devices = openDevices();
  const change = (isAddition: boolean): void => history.note(++version, isAddition);
  const disconnect = (): void => {
    if (isConnected) lastVersion = version;
    isConnected = false;
    change(false);
  };
  const listen = async (): Promise<void> => {
    const made = await connect(url, { onChange: change, onDevice: devices.note, onEnd: disconnect });
    listening = made;
    // Notifications may have been missed meanwhile, so everything counts as changed.
    change(false);
    while (!isClosed && (await ping(made))) {
      isConnected = true;
      await pause(pingEveryMs);
    }
  };
  const keepListening = async (): Promise<void> => {
    while (!isClosed) {
      await listen().catch(() => undefined);
      disconnect();
      await listening?.client.end().catch(() => undefined);
      listening = undefined;
      if (!isClosed) await pause(reconnectMs);
    }
  };
  void keepListening();
  return {
    version: () => (isConnected ? version : undefined),
    lastVersion: () => (isConnected ? version : lastVersion),
    lackingMs: (version) => history.lackingMs(version),
    async waitForOwnCommit(device) {
      if (listening && isConnected && !(await ping(listening, device))) disconnect();
    },
    changedLately: (device) => devices.has(device),
    async close() {
      isClosed = true;
      disconnect();
      await listening?.client.end().catch(() => undefined);
    },
  };
}
