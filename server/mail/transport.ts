// The way out: an SMTP server, or a folder on a machine that has none.
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '#server/env.ts';
import type { Composed } from './compose.ts';

interface Outgoing extends Composed {
  /** The letter's id; every try has the same Message-ID, by which a mail program recognises a repeat. */
  id: string;
  to: string;
}

export interface Transport {
  /** What the log says of a letter that was sent. */
  sentTo: string;
  /** Throws what the mail server or the way to it said. */
  send(mail: Outgoing): Promise<void>;
  close(): void;
}

const connectMs = 10_000;
const silenceMs = 30_000;
const connectionsMax = 3;

/** A mail program offers to end such letters with one press (RFC 2369, RFC 8058). */
const endedBy = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(host);

/** To a server elsewhere a password goes over TLS with a checked certificate only. */
function optionsOf(url: string) {
  const { hostname, username } = new URL(url);
  return {
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    ...(isLoopback(hostname) ? { ignoreTLS: true } : { requireTLS: username !== '', tls: { minVersion: 'TLSv1.2' } as const }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Signs in and sends nothing. Throws what the mail server or the way to it said. */
export async function checkSmtp(url: string): Promise<void> {
  const smtp = createTransport(optionsOf(url));
  try {
    await smtp.verify();
  } finally {
    smtp.close();
  }
}

/** Speaks SMTP. */
export function openSmtp(url: string, from: string): Transport {
  const smtp = createTransport({ ...optionsOf(url), pool: true, maxConnections: connectionsMax }, { from });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    sentTo: 'a letter was handed to the mail server',
    async send({ id, to, subject, text, html, unsubscribe }) {
      await smtp.sendMail({
        messageId: `<${id}@${domain}>`,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...(unsubscribe ? endedBy(unsubscribe) : {}) },
      });
    },
    close: () => smtp.close(),
  };
}

export interface Boxed extends Outgoing {
  at: string;
}

/** Where the letters of a machine without a mail server are read. */
export const mailboxPath = '/mailbox';

const shownMax = 100;
const boxName = /^[0-9a-f-]{36}\.json$/;

export interface Mailbox extends Transport {
  /** The newest first. */
  list(): Promise<Boxed[]>;
  find(id: string): Promise<Boxed | undefined>;
}

/** Keeps letters in a folder, one file each. */
function openMailbox(folder: string): Mailbox {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const read = async (name: string): Promise<Boxed> => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Boxed;
  return {
    sentTo: `a letter waits at ${mailboxPath}`,
    async send(mail) {
      const file = path.join(folder, `${mail.id}.json`);
      await writeFile(`${file}.part`, JSON.stringify({ ...mail, at: new Date().toISOString() } satisfies Boxed), { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    async list() {
      const names = (await readdir(folder))
        .filter((name) => boxName.test(name))
        .toSorted()
        .slice(-shownMax);
      return (await Promise.all(names.map(read))).toSorted((a, b) => (a.at < b.at ? 1 : -1));
    },
    async find(id) {
      const name = `${id}.json`;
      return boxName.test(name) ? read(name).catch(() => undefined) : undefined;
    },
    close: () => undefined,
  };
}

export const isMailbox = (transport: Transport): transport is Mailbox => 'list' in transport;

/** The way out that the settings ask for. */
export const openTransport = ({ smtpUrl, mailFrom, dataDir }: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Transport =>
  smtpUrl ? openSmtp(smtpUrl, mailFrom) : openMailbox(path.join(dataDir, 'mailbox'));
