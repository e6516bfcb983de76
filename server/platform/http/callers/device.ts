// A signed, meaningless id of a browser, so that limits can tell devices apart behind one address. It says nothing about
// people and is stored nowhere. Anyone who drops it, or has only just got it, shares a small budget with the whole address.
import { createHash, createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '#server/env.ts';
import type { Caller } from './caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { readCookie } from './cookies.ts';
import { protocolOf } from '#server/platform/http/hosts.ts';
import { readSecret } from '#server/platform/security/secrets.ts';

const plainName = 'device';
/** Browsers take this name only with Secure, for the whole host and from the host itself. */
const secureName = '__Host-device';
const idBytes = 16;
const idsAtOnce = 256;
/** Cookies that are remembered as ours, about a megabyte. */
const verifiedMax = 5000;
const maxAgeSeconds = 31_536_000;
/** A cookie that is younger does not count as a device yet: a new one for every call gains nothing. */
const settleSeconds = 5;

interface Device {
  id: string;
  /** Seconds since it got its id. */
  age: number;
}

export interface Devices {
  /** Undefined without a cookie, and for one that we did not sign. */
  read(request: Pick<FastifyRequest, 'headers'>): Device | undefined;
  /** A `Cookie` header with the device alone; none without a cookie of ours. */
  header(request: Pick<FastifyRequest, 'headers'>): Record<string, string>;
  /** A `Set-Cookie` with an id for the device, which is as old as `now`: `id` where one was made for it before. */
  cookie(request: Pick<FastifyRequest, 'headers' | 'protocol'>, id?: string, now?: number): string;
}

/** Asks the system for many at once: every first page needs one. */
function openRandomIds(): () => string {
  let pool = Buffer.alloc(0);
  let at = 0;
  return () => {
    if (at >= pool.length) [pool, at] = [randomBytes(idBytes * idsAtOnce), 0];
    at += idBytes;
    return pool.toString('base64url', at - idBytes, at);
  };
}

/** An id for a device that has none. */
const createDeviceId = openRandomIds();

/** Opens the signing key of this database: every server reads what another has signed. */
export async function openDevices(db: Db, { publicUrl }: Pick<Env, 'publicUrl'>): Promise<Devices> {
  // As an object: given as bytes it would be prepared again for every signature, which takes five times as long.
  const key = createSecretKey(await readSecret(db, 'device'));
  const sign = (said: string): string => createHmac('sha256', key).update(said).digest('base64url');
  // A browser asks many times in a few minutes: what was signed once is signed for good.
  const verified = new Set<string>();
  const isOurs = (said: string, mac: string): boolean => {
    const whole = `${said}.${mac}`;
    if (verified.has(whole)) return true;
    const expected = Buffer.from(sign(said));
    const given = Buffer.from(mac);
    const isSigned = expected.length === given.length && timingSafeEqual(expected, given);
    if (isSigned && verified.size >= verifiedMax) verified.clear();
    if (isSigned) verified.add(whole);
    return isSigned;
  };
  const saidBy = (request: Pick<FastifyRequest, 'headers'>): string => readCookie(request, secureName) ?? readCookie(request, plainName) ?? '';
  return {
    header: (request) => (saidBy(request) ? { cookie: `${plainName}=${saidBy(request)}` } : ({} as Record<string, string>)),
    read(request) {
      const [id = '', since = '', mac = ''] = saidBy(request).split('.');
      return id && isOurs(`${id}.${since}`, mac) ? { id, age: Date.now() / 1000 - Number.parseInt(since, 36) } : undefined;
    },
    cookie(request, id = createDeviceId(), now = Date.now()) {
      const secure = publicUrl ? publicUrl.startsWith('https:') : protocolOf(request) === 'https';
      const said = `${id}.${Math.floor(now / 1000).toString(36)}`;
      const value = `${secure ? secureName : plainName}=${said}.${sign(said)}`;
      return `${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
    },
  };
}

/** Who calls with which device: the one that it says, or the one that the answer is about to give it. */
export function deviceOf(devices: Devices, request: FastifyRequest): Pick<Caller, 'deviceId' | 'deviceAge' | 'newDeviceId'> {
  const device = devices.read(request);
  if (device) return { deviceId: device.id, deviceAge: device.age };
  return { deviceId: undefined, deviceAge: 0, ...(request.method === 'POST' ? { newDeviceId: createDeviceId() } : {}) };
}

/**
 * Gives a device id to anyone who sends something to the API; reading it sets no cookie, so that its answers can be cached. Browsers have
 * theirs from the first page.
 */
export function setDeviceCookies(api: FastifyInstance, devices: Devices): void {
  api.addHook('onSend', async (request, reply) => {
    if (request.method === 'POST' && !devices.read(request)) void reply.header('set-cookie', devices.cookie(request, request.caller.newDeviceId));
  });
}

/** The device, once its cookie is old enough for limits of its own. */
export const settledDevice = ({ deviceId, deviceAge }: Pick<Caller, 'deviceId' | 'deviceAge'>): string | undefined =>
  deviceAge >= settleSeconds ? deviceId : undefined;

/** Seconds until a cookie that is too young counts as a device; undefined where there is none, or it counts already. */
export const settlesIn = ({ deviceId, deviceAge }: Pick<Caller, 'deviceId' | 'deviceAge'>): number | undefined =>
  deviceId && deviceAge < settleSeconds ? Math.ceil(settleSeconds - deviceAge) : undefined;

/** What tells people apart who look at or report the same post; no limit goes by it, since anyone can name another browser. */
export const deviceKey = ({ deviceId, address, userAgent }: Pick<Caller, 'deviceId' | 'address' | 'userAgent'>): string =>
  deviceId ?? createHash('sha256').update(`${address}\n${userAgent}`).digest('base64url');
