import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.ts';

const page = [
  '<head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="stylesheet" href="/s.css"/>',
  '<link rel="modulepreload" href="/assets/b.js"/></head><p>গুলশান</p>',
  '<script nonce="n">1 < 2</script><script nonce="n" type="module" async="">import "/assets/a.js";</script>',
].join('');

const later = [
  '<head><link rel="stylesheet" href="/s.css"/></head><p>গুলশান</p>',
  '<script nonce="n">1 < 2</script><script nonce="n" type="text/plain" data-modules="/assets/a.js /assets/b.js">import "/assets/a.js";</script>',
].join('');

const through = (bytes: Uint8Array, size: number): Promise<string> => {
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.slice(at * size, (at + 1) * size));
  const cut = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  return new Response(cut.pipeThrough(paintFirst())).text();
};

test.each([1, 2, 3, 7, 50, 10_000])('modules wait for the first paint, however the page is cut into parts (of %i bytes)', async (size) => {
  expect(await through(new TextEncoder().encode(page), size)).toBe(later);
});
