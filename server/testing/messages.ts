// A provider of text messages that takes everything, and what people do with its codes.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from './app.ts';

export interface MessageServer {
  /** A value of SMS_URL. */
  url: string;
  /** The code of the newest message. */
  code(): string | undefined;
  close(): void;
}

export async function messageServer(): Promise<MessageServer> {
  let newest = '';
  const server = http.createServer((request, response) => {
    newest = new URL(request.url ?? '', 'http://sms.test').searchParams.get('text') ?? '';
    response.end('sent');
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/?to={phone}&text={text}`;
  return { url, code: () => /\d{6}/.exec(newest)?.[0], close: () => void server.close() };
}

type Change = (call: string, sent: { token: string; params?: Readonly<Record<string, string | number>>; body?: object }) => Promise<unknown>;

/** Proves the number of a post by a code, by `change` of the test with one connection. */
export async function walkThroughNumber(
  change: Change,
  server: TestApp,
  { token, PostID, phone, sms }: { token: string; PostID: number; phone: string; sms: MessageServer },
): Promise<void> {
  await change('POST /api/profile/postNumbers/:PostID', { token, params: { PostID }, body: { phone } });
  await server.runJobs();
  await change('PUT /api/profile/postNumbers/:PostID', { token, params: { PostID }, body: { phone, code: sms.code() } });
}

/** Lifts the stop of an address that refused letters, by its person and by staff. */
export async function walkThroughMailStop(change: Change, server: TestApp, admin: string): Promise<void> {
  const { pool } = server.database;
  const token = await server.member('refused');
  const stop = "insert into mail_stops (address, reason) values ('refused@example.test', 'bounce')";
  await pool.query(stop);
  await change('DELETE /api/profile/mailStop', { token });
  await pool.query(stop);
  const { rows } = await pool.query<{ id: string }>("select id from mail_stops where address = 'refused@example.test'");
  await change('DELETE /api/admin/mailStops/:id', { token: admin, params: { id: rows[0]?.id ?? '' } });
}

/** Asks about a post as a rights holder does, holds it for that, and answers. */
export async function walkThroughLegalRequest(change: Change, server: TestApp, { admin, PostID }: { admin: string; PostID: number }): Promise<void> {
  const asked = { kind: 'copyright', name: 'Nusrat Jahan', email: 'rights@example.test', subject: String(PostID), text: 'The second photo is mine.' };
  await change('POST /api/legalRequests', { token: admin, body: asked });
  const { items } = (await server.call({ url: '/api/admin/legalRequests', token: admin })).json() as { items: { _id: string }[] };
  const params = { id: items[0]?._id ?? '', PostID };
  await change('PUT /api/admin/legalRequests/:id/posts/:PostID', { token: admin, params, body: { days: 30 } });
  await change('DELETE /api/admin/legalRequests/:id/posts/:PostID', { token: admin, params });
  await change('PUT /api/admin/legalRequests/:id', { token: admin, params, body: { state: 'granted' } });
}
