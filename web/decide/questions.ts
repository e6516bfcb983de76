import type { PostPage } from '#contracts/posts/posts.ts';

/** What one asks on the phone, by what is offered; what the post says already is left out. */
export function questionsFor(post: PostPage) {
  const { type, propertyType, lift } = post;
  if (propertyType === 'land') return ['owner', 'deed', 'mutation', 'tax', 'road', 'boundary', 'water'] as const;
  if (type === 'rent')
    return [
      'free',
      ...(post.advanceMonths === null ? (['advance'] as const) : []),
      ...(post.serviceCharge === null ? (['serviceCharge'] as const) : []),
      'gas',
      'waterHours',
      ...(lift ? (['generator'] as const) : []),
      'guests',
      'notice',
    ] as const;
  return ['owner', 'deed', 'loanOnIt', 'serviceCharge', 'gas', 'waterHours', ...(lift ? (['generator'] as const) : []), 'parking', 'handover'] as const;
}
export type Question = ReturnType<typeof questionsFor>[number];
