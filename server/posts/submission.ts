import type { PostType } from '#contracts/enums.ts';

/** The name of the call under which a submission is answered once. */
export const submissionOf = (type: PostType): string => (type === 'sell' ? 'submitSell' : 'submitRent');
