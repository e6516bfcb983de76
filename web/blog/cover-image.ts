import type { BlogCover } from '#contracts/blog/blog-enums.ts';
import type { PostImage } from '#contracts/posts/posts.ts';

/** Of the two files of each cover, for those who fetch them with a tap; a test compares them with the files. */
export const coverBytes: Readonly<Record<BlogCover, readonly [small: number, large: number]>> = {
  papers: [6674, 15286],
  agreement: [6690, 14484],
  measure: [9004, 19670],
  together: [8708, 16780],
  firm: [8440, 18596],
  fraud: [10238, 21848],
  loan: [9680, 20640],
  moving: [13512, 29216],
  areas: [13178, 29666],
  metro: [6554, 12894],
  damp: [7954, 17312],
  costs: [11762, 26976],
};

/** A drawn cover as pictures are shown. */
export const coverImage = (cover: BlogCover): PostImage => ({
  src: `/covers/${cover}.webp`,
  srcset: `/covers/${cover}-400.webp 400w, /covers/${cover}.webp 800w`,
  w: 800,
  h: 450,
  blurhash: null,
  bytes: [...coverBytes[cover]],
});
