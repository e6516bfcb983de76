import { expect, test } from 'vitest';
import { atMediaUrl } from './media-address.ts';

const file = `${'0a'.repeat(16)}-640.webp`;
const ours = 'https://uthan.example';
const cdn = 'https://cdn.example';

test.each([
  [
    `<img src="/media/${file}" srcSet="/media/${file} 640w, /media/${file} 1080w">`,
    `<img src="${cdn}/media/${file}" srcSet="${cdn}/media/${file} 640w, ${cdn}/media/${file} 1080w">`,
  ],
  [`enqueue("[\\"/media/${file}\\"]")`, `enqueue("[\\"${cdn}/media/${file}\\"]")`],
  [`<meta content="${ours}/link-pictures/bn/7.jpg">`, `<meta content="${cdn}/link-pictures/bn/7.jpg">`],
  [`"image":"${ours}/media/${file}"`, `"image":"${ours}/media/${file}"`],
  ['<p>/media/ is a folder</p>', '<p>/media/ is a folder</p>'],
])('%s', (sent, expected) => {
  expect(atMediaUrl(sent, cdn, ours)).toBe(expected);
  expect(atMediaUrl(sent, undefined, ours)).toBe(sent);
});
