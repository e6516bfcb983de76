// Traces by OpenTelemetry, without a line of the product: NODE_OPTIONS="--import /app/ops/otel/otel.mjs" node server/main.ts
// Needs, beside the product: npm install --no-save @opentelemetry/sdk-trace@3.1.1 @opentelemetry/core@3.1.1 @opentelemetry/context-async-hooks@3.1.0
// @opentelemetry/resources@3.1.1 @opentelemetry/exporter-trace-otlp-http@0.301.0. Where it sends spans is said by OTEL_EXPORTER_OTLP_ENDPOINT and
// OTEL_SERVICE_NAME. Spans: each request by method and route with its status, its queries, each job by its kind.
import { context, propagation, trace } from '@opentelemetry/api';
import { watch } from './spans.mjs';

const { TracerProvider, BatchSpanProcessor } = await import('@opentelemetry/sdk-trace');
const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks');
const { W3CTraceContextPropagator } = await import('@opentelemetry/core');
const { resourceFromAttributes } = await import('@opentelemetry/resources');
const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');

context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
propagation.setGlobalPropagator(new W3CTraceContextPropagator());
const resource = resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'uthan' });
const provider = new TracerProvider({ resource, spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })] });
trace.setGlobalTracerProvider(provider);
const { default: pg } = await import('pg');
watch(pg);
// A server that stops has this long to send its last spans; process.exit waits for no one.
const exit = process.exit.bind(process);
process.exit = (code) => void Promise.race([provider.shutdown(), new Promise((resolve) => setTimeout(resolve, 2000))]).finally(() => exit(code));
