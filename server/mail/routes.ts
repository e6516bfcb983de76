// The mailbox of a machine without a mail server, for anyone who uses that machine.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { translatorOf } from '#i18n/compile.ts';
import { formatter } from '#i18n/format.ts';
import { defaultLanguage, isLanguage, languageKey, type Language } from '#i18n/language.ts';
import { readCookie } from '#server/platform/http/callers/cookies.ts';
import { fail } from '#server/platform/http/failure.ts';
import { isOnThisMachine } from '#server/platform/http/callers/this-machine.ts';
import { escaped } from './letter-html.ts';
import { mailboxPath, type Boxed, type Mailbox } from './transport.ts';

const languageOf = (request: FastifyRequest): Language => {
  const stored = readCookie(request, languageKey);
  return isLanguage(stored) ? stored : defaultLanguage;
};

const style = `body{margin:0 auto;max-width:44rem;padding:1.5rem 1rem;font:16px/1.6 'Noto Sans Bengali',system-ui,sans-serif;color:#16211C;background:#F3F5F2}
article{margin:1rem 0;padding:1rem;border:1px solid #DDE4DF;border-radius:12px;background:#FFF}
h2{margin:0;font-size:1.1rem}p{margin:.3rem 0;color:#55625B}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;color:#16211C}a{color:#0B5B45}`;

function listing(mails: readonly Boxed[], lng: Language, nonce: string): string {
  const t = translatorOf(lng);
  const fmt = formatter(lng);
  const one = ({ id, to, at, subject, text }: Boxed): string =>
    `<article id="${id}"><h2>${escaped(subject)}</h2><p>${t('mail.boxTo')}: ${escaped(to)} · ${t('mail.boxAt')}: <time datetime="${at}">${fmt.dateTime(at)}</time></p>` +
    `<pre>${escaped(text)}</pre><p><a href="${mailboxPath}/${id}">${t('mail.boxFormatted')}</a></p></article>`;
  return (
    `<!doctype html><html lang="${lng}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t('mail.boxTitle')}</title>` +
    `<style nonce="${nonce}">${style}</style></head><body><main><h1>${t('mail.boxTitle')}</h1><p>${t('mail.boxLead')}</p>` +
    `${mails.map(one).join('') || `<p>${t('mail.boxEmpty')}</p>`}</main></body></html>`
  );
}

const sendPage = (reply: FastifyReply, policy: string, html: string): FastifyReply =>
  reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
    .send(html);

/** Serves mails as a page, as JSON on request, and each one as its reader would see it. */
export function mailboxRoutes(app: FastifyInstance, mailbox: Mailbox): void {
  app.get(mailboxPath, { logLevel: 'warn' }, async (request, reply) => {
    if (!isOnThisMachine(request)) fail('NOT_FOUND');
    const mails = await mailbox.list();
    if (request.headers.accept?.includes('application/json')) return reply.header('cache-control', 'no-store').send({ success: true, mails });
    const nonce = randomBytes(16).toString('base64');
    return sendPage(
      reply,
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
      listing(mails, languageOf(request), nonce),
    );
  });
  app.get<{ Params: { id: string } }>(`${mailboxPath}/:id`, { logLevel: 'warn' }, async (request, reply) => {
    const mail = isOnThisMachine(request) ? await mailbox.find(request.params.id) : undefined;
    if (!mail) fail('NOT_FOUND');
    return sendPage(reply, "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups; frame-ancestors 'none'", mail.html);
  });
}
