import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StaffPost } from '#contracts/staff/moderation.ts';
import { postPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { PostFacts } from './post-facts.tsx';

const named = (name: string) => ({ id: name, en: name, bn: name });
const place = { locality: null, subDistrict: named('Mirpur'), district: named('Dhaka'), division: named('Dhaka') };

const valueOf = (label: string): string | null | undefined => screen.getByText(label).nextElementSibling?.textContent;

test('a yes or no does not repeat its name, nor an area the district of the same name', () => {
  const { t } = show(<PostFacts post={{ ...postPage({ lift: true }), promotion: 'none', updateCount: 0, place } as unknown as StaffPost} />, { lng: 'bn' });
  expect(valueOf(t('fields.lift'))).toBe('আছে');
  expect(valueOf(t('moderation.field_area'))).toBe('Mirpur, Dhaka');
});
