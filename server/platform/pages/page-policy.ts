// The content policy of a page names its scripts by their hashes, so that the same bytes can be sent to many. What marks a
// script as ours is a nonce that lives only while the page is rendered: text that brought a script in could not know it.
import { createHash } from 'node:crypto';

type Mode = 'production' | 'development';

const sourceOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const policyOf = (scripts: readonly string[], mode: Mode): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    mode === 'development' ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${mode === 'development' ? ' ws:' : ''}`,
    // While the server restarts, Vite's client waits for it in a worker of its own.
    ...(mode === 'development' ? ["worker-src 'self' blob:"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text becomes HTML or a script but by the one policy of the pages. Vite's client does not know of it.
    ...(mode === 'development' ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');

/** Takes the nonce out of a rendered page and names in its policy the scripts that carried it, and no others. */
export function seal(html: string, nonce: string, mode: Mode): { html: string; policy: string } {
  const attribute = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  for (const [opening, script = ''] of html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
    const tag = opening.slice(0, opening.indexOf('>'));
    if (script !== '' && tag.includes(attribute)) sources.add(sourceOf(script));
  }
  return { html: html.replaceAll(attribute, ''), policy: policyOf([...sources], mode) };
}
