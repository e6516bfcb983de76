import { expect, test } from 'vitest';
import { postPage } from '#web/testing/posts.ts';
import { structuredData } from './structured-data.ts';

test('a picture whose room is known is an image with that caption, any other its address', () => {
  const [first, ...rest] = postPage().images;
  if (!first) throw new Error('one picture');
  const post = postPage({ images: [{ ...first, shot: 'kitchen' }, ...rest] });
  const [listing] = structuredData(post, {
    url: 'https://u.example/1',
    publicUrl: 'https://u.example',
    lng: 'en',
    price: 1,
    captionOf: (shot) => `the ${shot}`,
    trail: [],
  });
  expect(listing).toMatchObject({
    image: [
      { '@type': 'ImageObject', contentUrl: `https://u.example${first.src}`, caption: 'the kitchen' },
      ...rest.map(({ src }) => `https://u.example${src}`),
    ],
  });
});
