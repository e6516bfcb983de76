import type { FastifyInstance } from 'fastify';
import { imports } from '#contracts/integrations/imports.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { importRows } from './rows.ts';

export function importRoutes(app: FastifyInstance, services: Services): void {
  bind(app, imports.listings, async ({ body: { rows, dryRun = false }, caller }) => ({
    success: true as const,
    dryRun,
    report: await importRows(services, { rows, dryRun }, caller),
  }));
}
