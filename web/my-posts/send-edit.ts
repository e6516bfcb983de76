// Sends an edited post: what it says now, which of its pictures stay and which are new, and which revision was edited.
import { ownPosts, type OwnPost } from '#contracts/posts/own-posts.ts';
import { call, type Api } from '#web/platform/api.ts';
import { isReady, type Photo } from '#web/posting/photos/photo-list.ts';
import type { PostForm } from '#web/posting/post-form.ts';
import { postBody, type Taken } from '#web/posting/send/send-post.ts';

/** Kept pictures by their names and new ones by their place among the files, in the order of the post. */
export function pictureOrder(photos: readonly Photo[]): { keepImages: string[]; files: { blob: Blob }[] } {
  const files: { blob: Blob }[] = [];
  const keepImages = photos.flatMap(({ kept, blob }) => {
    if (kept !== undefined) return [kept];
    if (!blob) return [];
    files.push({ blob });
    return [`new:${files.length - 1}`];
  });
  return { keepImages, files };
}

/** A short hash of what is sent: retrying the same content keeps its idempotency key, changed content gets another. */
export function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

interface Edit {
  post: Pick<OwnPost, 'PostID' | 'type' | 'revision'>;
  form: PostForm;
  photos: readonly Photo[];
  idempotencyKey: string;
}

/** The multipart body of an edit. */
export function editedPostBody({ post, form, photos }: Omit<Edit, 'idempotencyKey'>): FormData {
  const { keepImages, files } = pictureOrder(photos);
  const body = postBody(post.type, form, files);
  const shown = photos.filter(isReady);
  // Said in any case: without it the server would keep a name that was taken away.
  body.append('shots', JSON.stringify(shown.map(({ shot }) => shot ?? null)));
  body.append('photoFindings', JSON.stringify(shown.map(({ findings = [] }) => findings)));
  body.append('keepImages', JSON.stringify(keepImages));
  body.append('revision', String(post.revision));
  return body;
}

/** Sends the edit; tried again after a lost answer it is counted once. Throws CallFailure. */
export async function sendEdit(api: Api, { idempotencyKey, ...edit }: Edit): Promise<Taken> {
  const content = JSON.stringify([edit.form, edit.photos.map(({ id, shot, kept, blob }) => [id, shot, kept, blob?.size])]);
  const { post } = await call(api, ownPosts.update, {
    params: { PostID: edit.post.PostID },
    form: editedPostBody(edit),
    idempotencyKey: `${idempotencyKey}-${digestOf(content)}`,
  });
  return { PostID: post.PostID, review: post.review };
}
