// Which field of the form answers a reason for rejection.
import type { RejectionReason } from '#contracts/enums.ts';
import { hasContactInText } from '#web/posting/hints.ts';
import type { PostField, PostForm } from '#web/posting/post-form.ts';

const texts = ['postTitle', 'description', 'street', 'house'] as const satisfies readonly PostField[];

/** The field to begin with; undefined where the reason names none. */
export function fieldOfReason(reason: RejectionReason | null, form: Pick<PostForm, 'price' | (typeof texts)[number]>): PostField | undefined {
  switch (reason) {
    case 'photo':
      return 'images';
    case 'phoneInText':
      return texts.find((field) => hasContactInText(form[field])) ?? 'description';
    case 'wrongArea':
      return 'subDistrict';
    case 'price':
      return form.price === '' ? 'rentFee' : 'price';
    case 'notOwner':
      return 'postedBy';
    case 'incomplete':
    case 'prohibited':
      return 'description';
    default:
      return undefined;
  }
}
