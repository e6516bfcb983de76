// Sends a finished post. The browser tells how much has left it, which fetch cannot.
import { posts } from '#contracts/posts/posts.ts';
import type { PostType } from '#contracts/enums.ts';
import type { ReviewClock } from '#contracts/posts/review-clock.ts';
import { call, CallFailure, type Api, type Send } from '#web/platform/api.ts';
import { fileIdOf, type Photo } from '#web/posting/photos/photo-list.ts';
import { askedValues, type PostForm } from '#web/posting/post-form.ts';

/** A picture with what is said of it. */
export type NotedPicture = Pick<Photo, 'shot' | 'findings'>;

/** What is said of pictures, in the order of the post. */
export function appendNotes(body: FormData, pictures: readonly NotedPicture[]): void {
  if (pictures.some(({ shot }) => shot)) body.append('shots', JSON.stringify(pictures.map(({ shot }) => shot ?? null)));
  if (pictures.some(({ findings = [] }) => findings.length > 0)) body.append('photoFindings', JSON.stringify(pictures.map(({ findings = [] }) => findings)));
}

/** A picture that is sent, or whose file the account has from the draft. */
export type SentPicture = Pick<Photo, 'blob' | 'stored' | 'fileId'> & NotedPicture & { id: string };

const isNamed = ({ stored }: SentPicture): boolean => stored === true;

/** In which order they are, where the account has some: `new:0` stands for the first file that travels. */
function appendNames(body: FormData, pictures: readonly SentPicture[]): void {
  if (!pictures.some(isNamed)) return;
  let travelling = 0;
  body.append('draftPhotos', JSON.stringify(pictures.map((picture) => (isNamed(picture) ? fileIdOf(picture) : `new:${travelling++}`))));
}

const filesOf = (pictures: readonly SentPicture[]): { blob: Blob }[] =>
  pictures.flatMap((picture) => (picture.blob && !isNamed(picture) ? [{ blob: picture.blob }] : []));

/** The multipart body: fields that are asked and filled, then the pictures in their order. */
export function postBody(type: PostType, form: PostForm, pictures: readonly { blob: Blob }[]): FormData {
  const body = new FormData();
  for (const [field, value] of Object.entries(askedValues(type, form))) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== '') body.append(field, one);
  }
  pictures.forEach(({ blob }, at) => body.append('images', blob, `${at + 1}.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`));
  return body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Like fetch, but says how much of the body is sent (0 to 1) and ends when `signal` says so. */
export const sendTelling =
  (tell: (sent: number) => void, signal: AbortSignal | undefined): Send =>
  ({ method, url, headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = (): void => reject(new CallFailure(0, {}));
      request.open(method, url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => void (lengthComputable && tell(loaded / total));
      request.onload = () => resolve({ status: request.status, json: parsed(request.responseText) });
      request.onerror = fail;
      request.onabort = fail;
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit);
    });

interface Post {
  type: PostType;
  form: PostForm;
  pictures: readonly SentPicture[];
  /** The draft's key: the same key sent twice makes one post. */
  idempotencyKey: string;
}

/** What the server says to a post that it took. */
export interface Taken {
  PostID: number;
  review: ReviewClock | null;
}

async function sendOnce(api: Api, { type, form, pictures, idempotencyKey }: Post): Promise<Taken> {
  const endpoint = type === 'rent' ? posts.submitRent : posts.submitSell;
  const body = postBody(type, form, filesOf(pictures));
  appendNames(body, pictures);
  appendNotes(body, pictures);
  const { PostID, review } = await call(api, endpoint, { form: body, idempotencyKey });
  return { PostID, review };
}

/**
 * Sends the post and answers its number, and until when it is looked at. Photos that the account has do not travel again; where it
 * does not have them any more, those that are here do. Throws CallFailure.
 */
export async function sendPost(api: Api, post: Post): Promise<Taken> {
  try {
    return await sendOnce(api, post);
  } catch (error) {
    if (!(error instanceof CallFailure) || !error.fields['draftPhotos']) throw error;
    const here = post.pictures.filter(({ blob }) => blob);
    if (here.length < post.pictures.length) throw new CallFailure(error.status, { error: error.code, fields: { images: error.fields['draftPhotos'] } }, error);
    return sendOnce(api, { ...post, pictures: here.map((picture) => ({ ...picture, stored: false })) });
  }
}
