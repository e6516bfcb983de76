// What a member does who lets programs of their own in, for tests that walk through every call.
import type { TestApp } from './app.ts';

/** A listing as a partner's program sends it. */
export const listingRow = {
  source_id: 'p:1',
  purpose: 'sell',
  property_type: 'apartment',
  title: 'Corner flat in Dhanmondi',
  price_bdt: 27_800_000,
  beds: 3,
  baths: 3,
  size_sqft: 1850,
  address: 'Road 9/A, Dhanmondi, Dhaka',
  division: 'dhaka',
  district: 'dhaka',
  sub_district: 'dhaka-dhanmondi',
  added_at: '2026-08-13',
};

type Change = <T = object>(call: string, sent: { token?: string; params?: Readonly<Record<string, string | number>>; body?: object }) => Promise<T>;

/** Makes a key and a webhook and takes them back; an admin brings listings in. */
export async function walkThroughPrograms(server: TestApp, change: Change, { member, admin }: { member: string; admin: string }): Promise<void> {
  const deliveries = async (token: string, id: string): Promise<{ _id: string }[]> => {
    const answer = await server.call({ url: `/api/profile/webhooks/${id}/deliveries`, token });
    return (answer.json() as { deliveries: { _id: string }[] }).deliveries;
  };
  await change('POST /api/profile/stepUp', { token: member, body: { password: 'secret-of-tests' } });
  const made = await change<{ apiKey: { _id: string } }>('POST /api/profile/apiKeys', { token: member, body: { name: 'Site', scopes: ['posts:read'] } });
  await change('DELETE /api/profile/apiKeys/:id', { token: member, params: { id: made.apiKey._id } });
  const hook = { url: 'https://hook.example/uthan', events: ['post.live'] };
  const { webhook } = await change<{ webhook: { _id: string } }>('POST /api/profile/webhooks', { token: member, body: hook });
  const own = { token: member, params: { id: webhook._id } };
  await change('PUT /api/profile/webhooks/:id', { ...own, body: { events: ['post.gone'] } });
  await change('POST /api/profile/webhooks/:id/secret', own);
  await change('POST /api/profile/webhooks/:id/test', own);
  const [delivery] = await deliveries(member, webhook._id);
  await change('POST /api/profile/webhookDeliveries/:id/again', { token: member, params: { id: delivery?._id ?? '' } });
  await change('DELETE /api/profile/webhooks/:id', own);
  await change('POST /api/admin/imports/listings', { token: admin, body: { rows: [listingRow] } });
}
