// What a member does who lets programs of their own in, for tests that walk through every call.

type Change = <T = object>(call: string, sent: { token?: string; params?: Readonly<Record<string, string | number>>; body?: object }) => Promise<T>;

/** Makes a key and revokes it. */
export async function walkThroughPrograms(change: Change, { member }: { member: string }): Promise<void> {
  await change('POST /api/profile/stepUp', { token: member, body: { password: 'secret-of-tests' } });
  const made = await change<{ apiKey: { _id: string } }>('POST /api/profile/apiKeys', { token: member, body: { name: 'Site', scopes: ['posts:read'] } });
  await change('DELETE /api/profile/apiKeys/:id', { token: member, params: { id: made.apiKey._id } });
}
