// Makes spans of what the server tells on diagnostics channels. Without a tracer that is registered all of it costs nothing.
import { channel, tracingChannel } from 'node:diagnostics_channel';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

const tracer = trace.getTracer('uthan');

/** A request begins where Fastify hears of it and ends with its answer. */
function watchRequests() {
  channel('fastify.initialization').subscribe(({ fastify }) => {
    const spans = new WeakMap();
    fastify.addHook('onRequest', (request, _reply, done) => {
      const parent = propagation.extract(context.active(), request.headers);
      const attributes = { 'http.request.method': request.method, 'url.scheme': request.protocol, 'uthan.request_id': request.id };
      const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parent);
      spans.set(request, span);
      // What the request does from here on belongs to its span.
      context.with(trace.setSpan(parent, span), done);
    });
    fastify.addHook('onError', async (request, _reply, error) => {
      spans.get(request)?.recordException(error);
    });
    fastify.addHook('onResponse', async (request, reply) => {
      const span = spans.get(request);
      if (!span) return;
      const route = request.pageRoute ?? request.routeOptions.url ?? 'none';
      span.updateName(`${request.method} ${route}`);
      span.setAttributes({ 'http.route': route, 'http.response.status_code': reply.statusCode });
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
  });
}

/** A job is told by server/platform/jobs/jobs.ts. */
function watchJobs() {
  const spans = new WeakMap();
  tracingChannel('uthan.job').subscribe({
    start(job) {
      const attributes = { 'messaging.operation.type': 'process', 'uthan.job': job.name, 'uthan.job_id': job.id, 'uthan.attempt': job.attempt };
      spans.set(job, tracer.startSpan(`job ${job.name}`, { kind: SpanKind.CONSUMER, attributes }));
    },
    error(job) {
      spans.get(job)?.recordException(job.error);
      spans.get(job)?.setStatus({ code: SpanStatusCode.ERROR });
    },
    asyncEnd(job) {
      spans.get(job)?.end();
    },
  });
}

function finish(span, error) {
  if (error) {
    span.recordException(error);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** Queries of requests. What people write is in the values, which no span gets. */
function watchQueries({ Client }) {
  const { query } = Client.prototype;
  Client.prototype.query = function (...args) {
    const [first] = args;
    const text = typeof first === 'string' ? first : first?.text;
    if (!trace.getSpan(context.active()) || typeof text !== 'string' || typeof first.submit === 'function') return query.apply(this, args);
    const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? 'QUERY';
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': text.slice(0, 2000) };
    const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes });
    const done = args.at(-1);
    if (typeof done === 'function') {
      args[args.length - 1] = (error, result) => {
        finish(span, error);
        done(error, result);
      };
      return query.apply(this, args);
    }
    const asked = query.apply(this, args);
    asked.then(
      () => finish(span),
      (error) => finish(span, error),
    );
    return asked;
  };
}

export function watch(pg) {
  watchRequests();
  watchJobs();
  if (pg) watchQueries(pg);
}
