// What admins ask of the API about the machinery. All throw CallFailure.
import { health, type HealthReport } from '#contracts/health.ts';
import { call, type Api } from '#web/platform/api.ts';

export const readHealth = async (api: Api): Promise<HealthReport> => (await call(api, health.read)).health;

export const retryJob = (api: Api, id: string): Promise<unknown> => call(api, health.retry, { params: { id } });

export const sendTestMail = (api: Api): Promise<unknown> => call(api, health.testMail);
