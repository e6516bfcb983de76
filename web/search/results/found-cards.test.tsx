import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firmCard } from '#web/testing/firms.ts';
import { groupCard } from '#web/testing/groups.ts';
import { show } from '#web/testing/show.tsx';
import { FoundCards } from './found-cards.tsx';

test.each(['bn', 'en'] as const)('offers and firms come as their own cards, each to be saved, in %s', (lng) => {
  const [offer, firm] = [groupCard(), firmCard()];
  const { t } = show(<FoundCards groups={[{ section: undefined, cards: [offer, firm] }]} />, { lng });
  expect(screen.getByRole('link', { name: offer.title[lng] }).getAttribute('href')).toBe(`/Group-Wise-Building-Details/${offer.PostID}`);
  expect(screen.getByRole('link', { name: firm.companyName[lng] }).getAttribute('href')).toBe(`/Interior-Details/${firm.PostID}`);
  expect(screen.getByRole('button', { name: t('posts.save', { title: offer.title[lng] }) })).toBeTruthy();
  expect(screen.getByRole('button', { name: t('posts.save', { title: firm.companyName[lng] }) })).toBeTruthy();
});
