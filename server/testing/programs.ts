// What a member does who lets programs of their own in, for tests that walk through every call.

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

/** Makes a key and revokes it; an admin brings listings in. */
export async function walkThroughPrograms(change: Change, { member, admin }: { member: string; admin: string }): Promise<void> {
  await change('POST /api/profile/stepUp', { token: member, body: { password: 'secret-of-tests' } });
  const made = await change<{ apiKey: { _id: string } }>('POST /api/profile/apiKeys', { token: member, body: { name: 'Site', scopes: ['posts:read'] } });
  await change('DELETE /api/profile/apiKeys/:id', { token: member, params: { id: made.apiKey._id } });
  await change('POST /api/admin/imports/listings', { token: admin, body: { rows: [listingRow] } });
}
