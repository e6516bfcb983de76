// Traces by OpenTelemetry, without a line of the product: NODE_OPTIONS="--import /app/ops/otel/otel.mjs" node server/main.ts
// Needs, beside the product: npm install @opentelemetry/sdk-trace-node @opentelemetry/exporter-trace-otlp-http. Where it sends spans is said by
// OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_SERVICE_NAME. Spans: each request by method and route with its status, each job by its kind.
import { watch } from './spans.mjs';

const { NodeTracerProvider, BatchSpanProcessor } = await import('@opentelemetry/sdk-trace-node');
const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');

const provider = new NodeTracerProvider({ spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())] });
provider.register();
watch();
process.once('beforeExit', () => void provider.shutdown());
