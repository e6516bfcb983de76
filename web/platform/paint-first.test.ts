import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.ts';

test('modules wait for the first paint, and all else stays as it is', () => {
  const page = [
    '<head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="stylesheet" href="/s.css"/>',
    '<link rel="modulepreload" href="/assets/b.js"/></head><p>গুলশান</p>',
    '<script nonce="n">1 < 2</script><script nonce="n" type="module" async="">import "/assets/a.js";</script>',
  ].join('');
  expect(paintFirst(page)).toBe(
    [
      '<head><link rel="stylesheet" href="/s.css"/></head><p>গুলশান</p>',
      '<script nonce="n">1 < 2</script><script nonce="n" type="text/plain" data-modules="/assets/a.js /assets/b.js">import "/assets/a.js";</script>',
    ].join(''),
  );
});
