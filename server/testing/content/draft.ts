import { pictureOf } from './draft-photos.ts';
import { multipart, photograph } from './posts.ts';

const photo = 'f1d0c0de-0000-4000-8000-000000000003';

/** Does every call that changes an unsent post, by `change` of the test with one connection. */
export async function walkThroughDraft(
  change: <T>(
    call: string,
    sent: { token?: string; params?: Readonly<Record<string, string>>; body?: object; form?: ReturnType<typeof multipart> },
  ) => Promise<T>,
  token: string,
): Promise<void> {
  const draft = { token, params: { id: 'f1d0c0de-0000-4000-8000-000000000002' } };
  await change('PUT /api/postDrafts/:id', { ...draft, body: { type: 'rent', reached: 'type', form: { rentFee: '25000' }, pictures: [pictureOf(photo)] } });
  const form = multipart({}, [await photograph(80, 60)]);
  await change('PUT /api/postDrafts/:id/photos/:photo', { token, params: { ...draft.params, photo }, form });
  await change('DELETE /api/postDrafts/:id', draft);
}
