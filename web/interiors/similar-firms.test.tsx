import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firmCard } from '#web/testing/firms.ts';
import { show } from '#web/testing/show.tsx';
import { SimilarFirms } from './similar-firms.tsx';

const firms = [firmCard({ PostID: 1, categories: ['gym', 'office'] }), firmCard({ PostID: 2, categories: ['furniture'] })];

test('only firms that share work are similar ones', () => {
  const { t } = show(<SimilarFirms firms={firms} categories={['gym']} />);
  expect(screen.getByRole('heading', { name: t('interiors.similar') })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('where none shares any they are called others', () => {
  const { t } = show(<SimilarFirms firms={firms} categories={['hotel']} />);
  expect(screen.getByRole('heading', { name: t('interiors.others') })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});
