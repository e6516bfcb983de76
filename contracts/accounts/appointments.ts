// Visits of homes that someone wants to be reminded of. Everything else about a visit stays on the device.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { moment, postId, Success } from '#contracts/values.ts';

const params = z.object({ PostID: postId });

export const appointments = {
  set: endpoint({
    method: 'PUT',
    path: '/api/profile/appointments/:PostID',
    access: 'member',
    summary: 'Be reminded an hour before a visit; replaces what was set for the same post',
    params,
    body: z.object({ at: moment.max(limits.appointments.momentMax) }),
    failures: ['NOT_FOUND', 'STATE_CONFLICT', 'TOO_MANY'],
    response: Success,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/profile/appointments/:PostID',
    access: 'member',
    summary: 'Be reminded no more; succeeds where nothing was set',
    params,
    response: Success,
  }),
};
