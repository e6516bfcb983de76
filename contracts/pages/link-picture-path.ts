// The picture that other sites show beside a link, 1200 x 630.

export const linkPictureSize = { width: 1200, height: 630 } as const;

/** Of a listing by its number. Messengers keep a picture by its address: `version` changes with what is on it. */
export const linkPicturePath = (lng: 'bn' | 'en', number: number, version: string): string =>
  `/link-pictures/${lng}/${number}.jpg?v=${Date.parse(version).toString(36)}`;

/** Of an article of the blog. */
export const articlePicturePath = (lng: 'bn' | 'en', id: number, version: string): string =>
  `/link-pictures/${lng}/article-${id}.jpg?v=${Date.parse(version).toString(36)}`;
