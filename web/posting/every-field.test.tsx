// A field of the contract that the form forgets would be dropped without a word, and an edit would empty what is stored.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { postField, postFieldNames } from '#contracts/posts/post-fields.ts';
import { givenPostFields } from '#contracts/posts/post-shape.ts';
import { postTypes } from '#contracts/enums.ts';
import { flatAnswers } from '#web/testing/post-form.tsx';
import { withDraft } from '#web/testing/post-drafts.tsx';
import { screenOf } from '#web/testing/screen-width.ts';
import { show } from '#web/testing/show.tsx';
import { emptyPost, isAsked, type PostField, stepOf } from './post-form.ts';
import { PostWizard } from './post-wizard.tsx';
import { numberFields } from './price/number-fields.ts';

interface Schema {
  safeParse(value: unknown): { success: boolean; data?: unknown };
}
const schemas: Readonly<Record<string, Schema>> = givenPostFields;
/** The rate of land stands in the box of its price, and does not travel. */
const fields = (Object.keys(emptyPost) as PostField[]).filter((field) => field !== 'landRate' && field !== 'landRateUnit');

/** Pictures are no box; a place is chosen in one, a pin on a map, and the unit beside the price. */
const elsewhere: readonly PostField[] = ['images', 'division', 'district', 'subDistrict', 'locality', 'lat', 'lng', 'priceUnits'];

beforeEach(() => screenOf(1280));

test('every field is in a step: step in contracts/posts/post-fields.ts', () => {
  expect(fields.filter((field) => stepOf(field) === 'check')).toEqual([]);
});

test('every number is read as one, in either digits: kind in contracts/posts/post-fields.ts', () => {
  const isNumber = (schema: Schema): boolean => ['7', '60'].some((text) => typeof schema.safeParse(text).data === 'number');
  const numbers = Object.entries(schemas).flatMap(([field, schema]) => (isNumber(schema) ? [field] : []));
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers.filter((field) => !(numberFields as readonly string[]).includes(field))).toEqual([]);
});

test('every field that may stay empty says so: required in contracts/posts/post-fields.ts', () => {
  const mayBeEmpty = Object.entries(schemas).flatMap(([field, schema]) => (schema.safeParse('').success ? [field] : []));
  expect(mayBeEmpty.length).toBeGreaterThan(20);
  expect(mayBeEmpty).toEqual(postFieldNames.filter((field) => !postField(field)?.required));
});

const isShown = (field: string): boolean => document.querySelector(`[name="${field}"], [id="${field}"], [name^="${field}-"], [id^="${field}-"]`) !== null;

test.each(postTypes.flatMap((type) => ['duplex', 'land'].map((propertyType) => [type, propertyType] as const)))(
  'every field that is asked is shown, to %s a %s: web/posting/steps',
  async (type, propertyType) => {
    withDraft(type, { ...flatAnswers, propertyType });
    show(<PostWizard type={type} />, { lng: 'en', address: type === 'sell' ? '/sellpost' : '/add-rent-post' });
    const asked = fields.filter((field) => isAsked(type, propertyType, field) && !elsewhere.includes(field));
    expect(asked.length).toBeGreaterThan(12);
    // Those that are done are folded, and they come one after the other.
    for (const head of await screen.findAllByRole('button', { expanded: false })) fireEvent.click(head);
    await waitFor(() => expect(asked.filter((field) => !isShown(field))).toEqual([]));
  },
);
