// A page's content security policy lists its scripts by hash, so that the same bytes can be sent to many. Our scripts are
// recognized by a nonce that exists only while rendering: injected markup could not know it.
import { createHash } from 'node:crypto';

type Mode = 'production' | 'development';

const sourceOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const policyOf = (scripts: readonly string[], styles: readonly string[], mode: Mode, images: readonly string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    mode === 'development' ? "style-src 'self' 'unsafe-inline'" : ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...images].join(' '),
    "font-src 'self'",
    `connect-src 'self'${mode === 'development' ? ' ws:' : ''}`,
    // While the server restarts, Vite's client waits for it in a worker.
    ...(mode === 'development' ? ["worker-src 'self' blob:"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Trusted Types: only the pages' own policy may turn text into HTML or scripts. Vite's client does not support it.
    ...(mode === 'development' ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ');

export interface Allowed {
  /** The sources of styles that are in the page. */
  styles?: readonly string[];
  /** Hosts of photos and of the maps' streets, besides our own. */
  images?: readonly string[];
}

/** Removes the nonce from a rendered page and lists exactly the scripts that carried it in its policy, and what else is allowed. */
export function seal(html: string, nonce: string, mode: Mode, { styles = [], images = [] }: Allowed = {}): { html: string; policy: string } {
  const attribute = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  for (const [opening, script = ''] of html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
    const tag = opening.slice(0, opening.indexOf('>'));
    if (script !== '' && tag.includes(attribute)) sources.add(sourceOf(script));
  }
  return { html: html.replaceAll(attribute, ''), policy: policyOf([...sources], styles, mode, images) };
}
