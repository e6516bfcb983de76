import type { FastifyInstance } from 'fastify';
import { settings } from '#contracts/staff/settings.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { changeSettings, readCannedTexts, readSettings } from './settings.ts';

const success = true as const;

export function officeRoutes(app: FastifyInstance, services: Services): void {
  bind(app, settings.read, async () => ({ success, settings: await readSettings(services) }));
  bind(app, settings.change, async ({ body, caller }) => ({ success, settings: await changeSettings(services, body, caller) }));
  bind(app, settings.cannedTexts, async () => ({ success, cannedTexts: await readCannedTexts(services) }));
}
