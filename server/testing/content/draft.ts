/** Does every call that changes an unsent post, by `change` of the test with one connection. */
export async function walkThroughDraft(
  change: <T>(call: string, sent: { token?: string; params?: Readonly<Record<string, string>>; body?: object }) => Promise<T>,
  token: string,
): Promise<void> {
  const draft = { token, params: { id: 'f1d0c0de-0000-4000-8000-000000000002' } };
  await change('PUT /api/postDrafts/:id', { ...draft, body: { type: 'rent', reached: 'type', form: { rentFee: '25000' } } });
  await change('DELETE /api/postDrafts/:id', draft);
}
