// Fetched with the first press.
import { appointments } from '#contracts/accounts/appointments.ts';
import { type Api, call } from '#web/platform/api.ts';

/** Has the account reminded of a visit, or not any more. Throws CallFailure. */
export async function setReminder(api: Api, PostID: number, at: string | null): Promise<void> {
  const params = { PostID };
  if (at === null) await call(api, appointments.remove, { params });
  else await call(api, appointments.set, { params, body: { at: new Date(at).toISOString() } });
}
