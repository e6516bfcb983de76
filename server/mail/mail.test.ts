import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { usualSupport } from '#contracts/pages/site-facts.ts';
import { translatorOf } from '#i18n/compile.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { mailServer, type MailServer } from '#server/testing/mail.ts';
import { compose } from './compose.ts';
import { deliver } from './delivery.ts';
import { mailJobs } from './jobs.ts';
import { defineTemplate, writes, type Letter } from './templates.ts';
import { openSmtp } from './transport.ts';
import { queueLetter } from './service.ts';

const note = defineTemplate('tests.note', z.object({ text: z.string() }));
const writer = writes(note, ({ text }) =>
  Promise.resolve(text === '' ? undefined : { side: () => ({ subject: text, heading: text, lead: text, paragraphs: [] }) }),
);

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let mail: MailServer;
let server: TestApp;
let transport: ReturnType<typeof openSmtp>;
let jobs: ReturnType<typeof openJobs>;
const warned: object[] = [];

beforeAll(async () => {
  mail = await mailServer();
  server = await testApp();
  transport = openSmtp(mail.url, 'উঠান <post@uthan.example>');
  jobs = openJobs(server.database.url, { maintains: false });
});
beforeEach(() => {
  mail.received.length = 0;
});
afterEach(() => mail.refuse(undefined));
afterAll(async () => {
  transport.close();
  await jobs.stop();
  await server.close();
  await mail.close();
});

const services = () => ({ db: server.database.db, jobs });
const delivery = () => ({
  transport,
  writers: [writer],
  sender: () => Promise.resolve({ support: usualSupport }),
  log: { info: () => undefined, warn: (fields: object) => void warned.push(fields) },
});
const write = (text: string, to = 'reader@example.test') =>
  server.database.db.transaction().execute((trx) => queueLetter(services(), trx, note, { to, lng: 'en', about: { text } }));
const work = () => jobs.runDue(mailJobs({ ...services() } as never, delivery() as never).filter(({ kind }) => kind.name === 'mail.send'));
const subjects = () => mail.received.map(({ subject }) => subject);
const rows = async () => (await server.database.pool.query<{ id: string; outcome: string | null }>('select id, outcome from mails order by id')).rows;
/** Whatever waits for its next try is due now. */
const nextTry = () => server.database.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);

describe('a letter', () => {
  test('arrives once, from the sender of the settings, marked as sent by a machine', async () => {
    await write('Hello');
    expect(await work()).toEqual([]);
    expect(await work()).toEqual([]);
    expect(subjects()).toEqual(['Hello']);
    const [letter] = mail.received;
    expect(letter?.from).toEqual({ address: 'post@uthan.example', name: 'উঠান' });
    expect(letter?.messageId).toBe(`<${(await rows())[0]?.id}@uthan.example>`);
    expect(letter?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  test('is not sent when what caused it is undone', async () => {
    const undone = server.database.db.transaction().execute(async (trx) => {
      await queueLetter(services(), trx, note, { to: 'reader@example.test', lng: 'en', about: { text: 'Undone' } });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await work();
    expect(subjects()).toEqual([]);
  });

  test('outlives a mail server that is away, and then arrives once', async () => {
    await mail.away();
    await write('Patience');
    for (let hour = 0; hour < 3; hour++) {
      await nextTry();
      expect(await work()).toHaveLength(1);
    }
    await mail.back();
    await nextTry();
    expect(await work()).toEqual([]);
    await nextTry();
    await work();
    expect(subjects()).toEqual(['Patience']);
  });

  test('is tried again for an hour of outage with pauses of at most two minutes', async () => {
    await write('Settings');
    const { rows: queued } = await server.database.pool.query(
      `select retry_limit, retry_delay, retry_backoff, retry_delay_max from jobs.job where name = 'mail.send' order by created_on desc limit 1`,
    );
    expect(queued[0]).toMatchObject({ retry_limit: 720, retry_delay: 5, retry_backoff: true, retry_delay_max: 120 });
    await work();
  });

  test('is sent by one of two processes that take it at the same time', async () => {
    await write('Twins');
    const id = (await rows()).at(-1)?.id ?? '';
    const both = await Promise.allSettled([deliver(services(), delivery(), id, { attempt: 1 }), deliver(services(), delivery(), id, { attempt: 1 })]);
    expect(both.filter(({ status }) => status === 'fulfilled')).not.toHaveLength(0);
    await work();
    expect(subjects()).toEqual(['Twins']);
  });

  test('is dropped when there is nothing to say any more', async () => {
    await write('');
    expect(await work()).toEqual([]);
    expect(subjects()).toEqual([]);
    expect((await rows()).at(-1)?.outcome).toBe('dropped');
  });

  test('to an address that the mail server refuses again and again is given up', async () => {
    mail.refuse(550);
    await write('Refused');
    for (let attempt = 1; attempt <= 6; attempt++) {
      await nextTry();
      expect(await work()).toHaveLength(attempt < 6 ? 1 : 0);
    }
    expect((await rows()).at(-1)?.outcome).toBe('refused');
    // Nothing else is sent there until someone lifts it.
    expect((await server.database.pool.query(`delete from mail_stops where address = 'reader@example.test'`)).rowCount).toBe(1);
    expect(JSON.stringify(warned)).not.toContain('reader@example.test');
  });

  test('that is refused for now arrives later', async () => {
    mail.refuse(451);
    await write('Greylisted');
    expect(await work()).toHaveLength(1);
    mail.refuse(undefined);
    await nextTry();
    expect(await work()).toEqual([]);
    expect(subjects()).toEqual(['Greylisted']);
  });
});

describe('the language of a letter', () => {
  const hello: Letter = {
    code: '123456',
    link: 'https://uthan.example/x',
    unsubscribe: 'https://uthan.example/stop',
    side: (t) => ({
      subject: t('mail.codeSubject'),
      heading: t('mail.codeHeading'),
      lead: t('mail.codeText'),
      paragraphs: [],
      button: t('mail.reviewCodeButton'),
      unsubscribe: t('savedSearches.mailStop'),
    }),
  };
  const [bn, en] = [translatorOf('bn'), translatorOf('en')];

  test('is the reader’s alone where it is known', () => {
    const { subject, text, html } = compose(hello, { lng: 'en', isKnown: true }, { support: usualSupport });
    expect(subject).toBe(`123456 · ${en('mail.codeSubject')}`);
    expect(`${text}${html.replace(/font-family:[^;"]*/g, '')}`).not.toMatch(/\p{Script=Bengali}/u);
    expect(html).toContain('lang="en"');
  });

  test('has a line of the other one where nobody knows it', () => {
    const { subject, text, html } = compose(hello, { lng: 'bn', isKnown: false }, { support: usualSupport });
    expect(subject).toBe(`123456 · ${bn('mail.codeSubject')} · ${en('mail.codeSubject')}`);
    const line = `${en('mail.codeHeading')}. ${en('mail.codeText').replace(/:$/, '.')}`;
    expect(text).toContain(line);
    expect(html).toContain(line);
    expect(text).not.toContain(en('mail.footer'));
  });

  test('says who sends it, with the address, where someone is named', () => {
    const controller = { name: { bn: 'উঠান লিমিটেড', en: 'Uthan Ltd' }, address: { bn: 'বনানী, ঢাকা', en: 'Banani, Dhaka' }, email: 'privacy@uthan.example' };
    for (const [lng, line] of [
      ['bn', 'উঠান লিমিটেড, বনানী, ঢাকা'],
      ['en', 'Uthan Ltd, Banani, Dhaka'],
    ] as const) {
      const { text, html } = compose(hello, { lng, isKnown: true }, { support: usualSupport, controller });
      expect([text.includes(line), html.includes(line)]).toEqual([true, true]);
    }
  });

  test('is drawn without pictures, and its addresses are in the plain text', () => {
    const { text, html } = compose(hello, { lng: 'en', isKnown: true }, { support: usualSupport });
    expect(html).not.toMatch(/<img|<svg|url\(/);
    expect(html).not.toContain('>https://');
    expect(text).toContain('https://uthan.example/x');
    expect(text).toContain('https://uthan.example/stop');
  });
});

describe('what a person typed', () => {
  test('is inert in a letter', () => {
    const evil = '<script>alert(1)</script>"\r\nBcc: victim@example.test';
    const { html, text } = compose(
      { link: 'https://uthan.example/"><b>', side: () => ({ subject: evil, heading: evil, lead: evil, paragraphs: [evil], button: evil }) },
      { lng: 'bn', isKnown: true },
      { support: usualSupport },
    );
    expect(html).not.toMatch(/<script|<b>|"><b/);
    expect(text).toContain(evil);
  });

  test('cannot add a header', async () => {
    await write('Subject\r\nBcc: victim@example.test');
    await work();
    expect(mail.received).toHaveLength(1);
    expect(mail.received[0]?.bcc ?? []).toEqual([]);
    expect(mail.received[0]?.headers.map(({ key }) => key)).not.toContain('bcc');
  });
});

describe('a machine without a mail server', () => {
  const box = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    server.call({ url: '/mailbox', headers: { host: 'localhost:3000', ...headers }, remoteAddress });

  test('keeps letters on a page for whoever sits at it', async () => {
    await server.call({ method: 'POST', url: '/api/register/sendCode', payload: { email: 'developer@example.test' } });
    await server.runJobs();
    const page = await box();
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('developer@example.test');
    expect(page.body).toMatch(/\d{6} · Your Uthan registration code/);
    const { mails } = (await box({ accept: 'application/json' })).json() as { mails: { id: string; to: string; text: string }[] };
    expect(mails[0]).toMatchObject({ to: 'developer@example.test', text: expect.stringMatching(/^\d{6}$/m) });
    const formatted = await server.call({ url: `/mailbox/${mails[0]?.id}`, headers: { host: 'localhost:3000' } });
    expect(formatted.body).toContain('Verify your email');
    expect(formatted.headers['content-security-policy']).toContain('sandbox');
    expect((await server.call({ url: '/mailbox/..%2f..%2fsecrets', headers: { host: 'localhost' } })).statusCode).toBe(404);
  });

  test.each([
    ['another machine', {}, '192.168.0.7'],
    ['a proxy in front', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
    ['a name that was bent to this machine', { host: 'evil.example' }, '127.0.0.1'],
  ])('shows nothing to %s', async (_who, headers, address) => {
    expect((await box(headers, address)).statusCode).toBe(404);
  });
});

test('a machine with a mail server has no mailbox page', async () => {
  const other = await testApp({ env: { SMTP_URL: mail.url } });
  expect((await other.call({ url: '/mailbox', headers: { host: 'localhost' } })).statusCode).toBe(404);
  await other.close();
});
