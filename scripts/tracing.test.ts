import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { trace, type Span, type Tracer } from '@opentelemetry/api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineJob, handle, openJobs } from '#server/platform/jobs/jobs.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';

interface Told {
  name: string;
  attributes: Record<string, unknown>;
  errors: string[];
  ended: boolean;
}

const spans: Told[] = [];

/** The smallest tracer there is: it keeps what it is told. */
const tracer = {
  startSpan(name: string, { attributes = {} }: { attributes?: Record<string, unknown> } = {}) {
    const told: Told = { name, attributes: { ...attributes }, errors: [], ended: false };
    spans.push(told);
    return {
      updateName: (other: string) => void (told.name = other),
      setAttributes: (more: object) => void Object.assign(told.attributes, more),
      setStatus: ({ code }: { code: number }) => void (told.attributes['status'] = code),
      recordException: (error: Error) => void told.errors.push(error.message),
      end: () => void (told.ended = true),
    } as unknown as Span;
  },
} as unknown as Tracer;

let server: TestApp;
beforeAll(async () => {
  trace.setGlobalTracerProvider({ getTracer: () => tracer });
  const spansFile = pathToFileURL(path.resolve(import.meta.dirname, '../ops/otel/spans.mjs')).href;
  const { watch } = (await import(/* @vite-ignore */ spansFile)) as { watch: () => void };
  watch();
  server = await testApp();
});
afterAll(async () => {
  await server.close();
  trace.disable();
});

test('a request is a span by method and route, with what came of it', async () => {
  await server.call({ url: '/api/posts/999999' });
  expect(spans).toEqual([
    {
      name: 'GET /api/posts/:PostID',
      attributes: expect.objectContaining({ 'http.route': '/api/posts/:PostID', 'http.response.status_code': 404, 'http.request.method': 'GET' }),
      errors: [expect.any(String)],
      ended: true,
    },
  ]);
});

test('a job is a span by its kind, with the error of a try that failed', async () => {
  spans.length = 0;
  const kind = defineJob('tests.traced', z.object({ good: z.boolean() }), { retries: 0 });
  const jobs = openJobs(server.database.url, { lookSeconds: 0.5 });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  await jobs.work([handle(kind, ({ good }) => (good ? Promise.resolve() : Promise.reject(new Error('nobody at home'))))], log);
  await jobs.enqueue(server.database.db, kind, { good: true });
  await vi.waitFor(() => expect(spans.filter(({ ended }) => ended)).toHaveLength(1), { timeout: 10_000 });
  await jobs.enqueue(server.database.db, kind, { good: false });
  await vi.waitFor(() => expect(spans.filter(({ ended }) => ended)).toHaveLength(2), { timeout: 10_000 });
  await jobs.stop();
  expect(spans).toMatchObject([
    { name: 'job tests.traced', errors: [], attributes: { 'uthan.job': 'tests.traced', 'uthan.attempt': 1 } },
    { name: 'job tests.traced', errors: ['nobody at home'], attributes: { status: 2 } },
  ]);
});
