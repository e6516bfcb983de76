// Every call of the OpenAPI document with inputs made by chance, forms with broken framing and photos with broken bytes: the answers are
// those that are documented, nothing is the server's own fault, and nothing blocks the process. `npm run fuzz` sends more, each time others.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { declared } from '#server/testing/declared.ts';
import { callsOf, sampleOf, sendSample, type Document } from '#server/testing/fuzz/fuzz-calls.ts';
import { forms, pictures, samplePictures, sendWire } from '#server/testing/fuzz/fuzz-forms.ts';
import { fuzzServer, type FuzzServer } from '#server/testing/fuzz/fuzz-server.ts';
import { multipart, sellPost } from '#server/testing/content/posts.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const isLong = process.env['FUZZ_RUNS'] !== undefined;
const runs = Number(process.env['FUZZ_RUNS'] ?? 4);
const formRuns = runs * 10;
const only = process.env['FUZZ_CALL'] ?? '';
/** Of processor time, which a busy machine does not lengthen; no call takes a third of it. */
const stallMaxMs = 150;
const growthMaxMb = 250;
const pictureMaxMs = 10_000;
const timeout = 120_000 + runs * 5000;

let server: FuzzServer;
let samples: Buffer[];
beforeAll(async () => {
  server = await fuzzServer();
  samples = await samplePictures();
}, 60_000);
afterAll(() => server.close());

function tell(what: string, statuses: readonly number[]): void {
  const counts = [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => `${status} × ${all.length}`).toSorted();
  if (isLong) process.stdout.write(`${what}: ${statuses.length} requests, ${counts.join(', ')}\n`);
}

test(`${runs} inputs of each call are answered as documented (seed ${seed})`, { timeout }, async () => {
  const document = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as Document;
  const calls = callsOf(document, await declared()).filter(({ name }) => name.includes(only));
  const statuses: number[] = [];
  const wrong: string[] = [];
  for (const call of calls) {
    const property = fc.asyncProperty(sampleOf(call, document, server.ids), async (sample) => {
      statuses.push(await sendSample(server, call, sample));
    });
    const found = await fc.check(property, { seed, numRuns: runs });
    const stall = await server.longestStall();
    if (found.failed) wrong.push(`${call.name}: ${(found.errorInstance as Error).message}\n  ${JSON.stringify(found.counterexample)?.slice(0, 600)}`);
    if (stall > stallMaxMs) wrong.push(`${call.name}: the process answered nobody for ${Math.round(stall)} ms of processor time`);
  }
  tell(`${calls.length} calls`, statuses);
  expect(wrong).toEqual([]);
  // Inputs that are all refused would test nothing but the refusals.
  if (!only) expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(statuses.length / 20);
});

const postsEach = 40;
let sent = 0;
let token = '';

/** So many are sent by one member, then by another. */
async function asSomebody(): Promise<{ authorization: string }> {
  if (sent++ % postsEach === 0) token = await server.newcomer();
  return { authorization: `Bearer ${token}` };
}

/** Refused with 4xx, taken with 201, or hung up on: 0. */
const isAnswer = (status: number): boolean => status === 0 || status === 201 || (status >= 400 && status < 500);

async function checkAfterwards(before: number): Promise<void> {
  expect(await server.longestStall()).toBeLessThan(stallMaxMs);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  expect((await server.memoryMb()) - before).toBeLessThan(growthMaxMb);
}

test(`${formRuns} forms with broken framing are refused (seed ${seed})`, { timeout }, async () => {
  const before = await server.memoryMb();
  const statuses: number[] = [];
  await fc.assert(
    fc.asyncProperty(forms(samples[0] ?? Buffer.alloc(0)), async (wire) => {
      const { status, text } = await sendWire(server.address, wire, await asSomebody());
      statuses.push(status);
      if (!isAnswer(status)) throw new Error(`answered ${status}: ${text.slice(0, 400)}`);
    }),
    { seed, numRuns: formRuns },
  );
  tell('forms', statuses);
  await checkAfterwards(before);
  expect(statuses).toContain(422);
});

test(`${formRuns} photos with broken bytes are refused or made anew (seed ${seed})`, { timeout }, async () => {
  const before = await server.memoryMb();
  const statuses: number[] = [];
  await fc.assert(
    fc.asyncProperty(pictures(samples), async (picture) => {
      const { payload, headers: form } = multipart(sellPost, [picture]);
      const began = performance.now();
      const { status, text } = await sendWire(server.address, { body: payload, type: form['content-type'], lengthOff: 0 }, await asSomebody());
      statuses.push(status);
      if (status === 0 || !isAnswer(status)) throw new Error(`answered ${status}: ${text.slice(0, 400)}`);
      if (performance.now() - began > pictureMaxMs) throw new Error('took too long');
    }),
    { seed, numRuns: formRuns },
  );
  tell('photos', statuses);
  await checkAfterwards(before);
  expect(statuses).toEqual(expect.arrayContaining([201, 415]));
});
