import type { FastifyInstance } from 'fastify';
import { appointments } from '#contracts/accounts/appointments.ts';
import { bind } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { dropAppointment, setAppointment } from './service.ts';

const success = true as const;

export function appointmentRoutes(app: FastifyInstance, services: Services): void {
  bind(app, appointments.set, async ({ params, body, caller }) => {
    await setAppointment(services, params.PostID, new Date(body.at), caller);
    return { success };
  });
  bind(app, appointments.remove, async ({ params, caller }) => {
    await dropAppointment(services, params.PostID, caller);
    return { success };
  });
}
