// Photos and link pictures under the address of a CDN. Pages name it; the API goes on naming our own paths, which stay valid.

/** A photo's path as the API names it, not as a part of a longer address. */
const photoPath = /(?<![\w.:/-])\/media\/(?=[0-9a-f]{32}-\d{1,4}\.webp)/g;

/** The same text with photos and link pictures at `mediaUrl`, in markup as well as in the data beside it. */
export function atMediaUrl(text: string, mediaUrl: string | undefined, publicUrl: string): string {
  if (!mediaUrl) return text;
  return text.replace(photoPath, `${mediaUrl}/media/`).replaceAll(`${publicUrl}/link-pictures/`, `${mediaUrl}/link-pictures/`);
}
