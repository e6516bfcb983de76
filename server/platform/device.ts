// A signed, meaningless mark of a browser, so that limits can tell devices apart behind one address. It says nothing about
// people, is stored nowhere, and whoever drops it is counted by address and browser instead.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '#server/env.ts';
import type { Caller } from './caller.ts';
import type { Db } from './database.ts';
import { readCookie } from './cookies.ts';
import { protocolOf } from './hosts.ts';
import { readSecret } from './secrets.ts';

const plainName = 'device';
/** Browsers take this name only with Secure, for the whole host and from the host itself. */
const secureName = '__Host-device';
const idBytes = 16;
const maxAgeSeconds = 31_536_000;

export interface Devices {
  /** The device's id; undefined without a cookie, and for one that we did not sign. */
  read(request: FastifyRequest): string | undefined;
  /** A `Set-Cookie` that marks the device from now on, as `id` where one was made for it before. */
  mark(request: FastifyRequest, id?: string): string;
}

/** An id for a device that has none. */
const newDevice = (): string => randomBytes(idBytes).toString('base64url');

/** Opens the marks of this database: every server reads what another has signed. */
export async function openDevices(db: Db, { publicUrl }: Pick<Env, 'publicUrl'>): Promise<Devices> {
  const key = await readSecret(db, 'device');
  const sign = (id: string): string => createHmac('sha256', key).update(id).digest('base64url');
  const isOurs = (id: string, mac: string): boolean => {
    const expected = Buffer.from(sign(id));
    const given = Buffer.from(mac);
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  return {
    read(request) {
      const [id = '', mac = ''] = (readCookie(request, secureName) ?? readCookie(request, plainName) ?? '').split('.');
      return id && isOurs(id, mac) ? id : undefined;
    },
    mark(request, id = newDevice()) {
      const secure = publicUrl ? publicUrl.startsWith('https:') : protocolOf(request) === 'https';
      const value = `${secure ? secureName : plainName}=${id}.${sign(id)}`;
      return `${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
    },
  };
}

/** Who calls with which device: the one that it says, or the one that the answer is about to give it. */
export function deviceOf(devices: Devices, request: FastifyRequest): Pick<Caller, 'device' | 'coming'> {
  const device = devices.read(request);
  return device || request.method !== 'POST' ? { device } : { device, coming: newDevice() };
}

/** Marks whoever sends something: reading needs no cookie and sets none, so that its answers can be cached. */
export function markDevices(api: FastifyInstance, devices: Devices): void {
  api.addHook('onSend', async (request, reply) => {
    if (request.method === 'POST' && !devices.read(request)) void reply.header('set-cookie', devices.mark(request, request.caller.coming));
  });
}

/** What limits count where nobody is signed in: the device, or what looks like one. */
export const deviceKey = ({ device, address, userAgent }: Pick<Caller, 'device' | 'address' | 'userAgent'>): string =>
  device ?? createHash('sha256').update(`${address}\n${userAgent}`).digest('base64url');
