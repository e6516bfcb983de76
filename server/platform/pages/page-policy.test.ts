import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal } from './page-policy.ts';

const source = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const scripts = (policy: string): string[] => (/script-src ([^;]*)/.exec(policy)?.[1] ?? '').split(' ');

test('the scripts that the page brings are named by their hashes, and the nonce is gone', () => {
  const { html, policy } = seal('<link nonce="n1"/><script nonce="n1">একটি()</script><p>x</p><script nonce="n1" async="">two\n()</script>', 'n1', 'production');
  expect(html).toBe('<link/><script>একটি()</script><p>x</p><script async="">two\n()</script>');
  expect(scripts(policy)).toEqual(["'self'", source('একটি()'), source('two\n()')]);
});

test('a script without the nonce of this rendering is not named', () => {
  const { policy } = seal(
    '<script>evil()</script><script nonce="guess">evil()</script><script>x=" nonce="n1"";</script><script nonce="n1">ours()</script>',
    'n1',
    'production',
  );
  expect(scripts(policy)).toEqual(["'self'", source('ours()')]);
});

test('no text becomes HTML or a script but by the policy of the pages; in development Vite is left alone', () => {
  expect(seal('', 'n1', 'production').policy).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/);
  expect(seal('', 'n1', 'development').policy).not.toContain('trusted-types');
});

test('files need no hash, and nothing inline may style', () => {
  const { policy } = seal('<script nonce="n1" src="/assets/a.js"></script>', 'n1', 'production');
  expect(scripts(policy)).toEqual(["'self'"]);
  expect(policy).toContain("style-src 'self';");
});

test('styles that the page brings are named by the sources given, and by nothing that stands in it', () => {
  const { policy } = seal('<style>evil{}</style>', 'n1', 'production', { styles: ["'sha256-ours'"] });
  expect(policy).toContain("style-src 'self' 'sha256-ours';");
});

test('pictures come from our own host, and from those given', () => {
  const images = (given?: readonly string[]) => /img-src ([^;]*)/.exec(seal('', 'n1', 'production', given ? { images: given } : {}).policy)?.[1];
  expect(images()).toBe("'self' data: blob:");
  expect(images(['https://cdn.example', 'https://tiles.example'])).toBe("'self' data: blob: https://cdn.example https://tiles.example");
});
