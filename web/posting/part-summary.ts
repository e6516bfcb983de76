// A part of the form in one line, as it stands when it is folded.
import type { AnsweredField } from '#web/posting/steps/answers.ts';
import type { PostField, StepName } from './post-form.ts';

/** What tells the part best, in this order. */
const told: Partial<Record<StepName, readonly PostField[]>> = {
  type: ['propertyType', 'size', 'landSize', 'bedrooms', 'bathrooms'],
  location: ['locality', 'subDistrict', 'district', 'street'],
  price: ['price', 'rentFee', 'images'],
  details: ['postTitle'],
  contact: ['postedBy', 'primaryContact'],
};
/** Bare numbers: they say nothing without their label. */
const labelled: readonly PostField[] = ['bedrooms', 'bathrooms'];

/** The answers of a part in one line; empty where none was given. */
export function summaryOf(step: StepName, answers: readonly AnsweredField[]): string {
  const texts = (told[step] ?? []).flatMap((field) => {
    const answer = answers.find((one) => one.field === field);
    if (!answer || answer.value === '') return [];
    return labelled.includes(field) ? `${answer.label} ${answer.value}` : answer.value;
  });
  return [...new Set(texts)].join(' · ');
}
