import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { trustedTypesPolicy } from './trusted-types.ts';

interface Policy {
  createHTML: (text: string) => string | null;
  createScriptURL: (text: string) => string | null;
  createScript: (text: string) => string | null;
}

function policyOn(page: { modules?: string }): Policy | undefined {
  let made: Policy | undefined;
  const trustedTypes = { createPolicy: (_name: string, policy: Policy) => (made = policy) };
  const document = { querySelector: () => (page.modules === undefined ? null : { textContent: page.modules }) };
  runInNewContext(trustedTypesPolicy, { self: { trustedTypes }, trustedTypes, document });
  return made;
}

test('what React makes script elements from, an empty drawing and data without a tag become HTML, and nothing else does', () => {
  const policy = policyOn({});
  expect(policy?.createHTML('<script></script>')).toBe('<script></script>');
  expect(policy?.createHTML('<svg/>')).toBe('<svg/>');
  expect(policy?.createHTML('{"@type":"Offer","name":"\\u003cb>"}')).toContain('Offer');
  for (const text of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'a<b', ' <script></script>', '<svg/><b>', '<svg onload=alert(1) />'])
    expect(policy?.createHTML(text), text).toBeNull();
});

test('the start of the modules that stands in the page becomes a script, and nothing else does', () => {
  expect(policyOn({ modules: 'import "/assets/a.js"' })?.createScript('import "/assets/a.js"')).toBe('import "/assets/a.js"');
  expect(policyOn({ modules: 'import "/assets/a.js"' })?.createScript('alert(1)')).toBeNull();
  expect(policyOn({})?.createScript('alert(1)')).toBeNull();
});

test('only the service worker and the one that looks at photos are loaded by their addresses', () => {
  const policy = policyOn({});
  expect(policy?.createScriptURL('/sw.js')).toBe('/sw.js');
  expect(policy?.createScriptURL('/assets/examine.worker-Ab_1-x.js')).toBe('/assets/examine.worker-Ab_1-x.js');
  for (const address of [
    '/assets/other-1.js',
    '/assets/examine.worker-1.js?x',
    'https://elsewhere.example/assets/examine.worker-1.js',
    '/other.js',
    'https://elsewhere.example/sw.js',
    '//elsewhere.example/sw.js',
    'data:text/javascript,1',
  ])
    expect(policy?.createScriptURL(address), address).toBeNull();
});

test('zod learns before it loads that no text may become a function', () => {
  const self: { __zod_globalConfig?: unknown } = {};
  runInNewContext(trustedTypesPolicy, { self });
  expect(self.__zod_globalConfig).toEqual({ jitless: true });
  expect(globalThis).toHaveProperty('__zod_globalConfig', z.config());
});

test('a browser that knows nothing of it goes on', () => {
  expect(() => runInNewContext(trustedTypesPolicy, { self: {} })).not.toThrow();
});
