import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { saved } from '#web/testing/saved.ts';
import { show } from '#web/testing/show.tsx';
import { SavedCard } from './saved-card.tsx';

const selections = { wardrobe: true, design3d: true, lighting: false, painting: true, falseCeiling: true, modularKitchen: true, signage: true };

test.each(['bn', 'en'] as const)('a saved firm names its first services as its own card does (%s)', (lng) => {
  const { t } = show(<SavedCard post={saved({ selections })} onRemove={vi.fn()} />, { lng });
  const shown = within(screen.getByRole('list', { name: t('saved.services') })).getAllByRole('listitem');
  const first = (['design3d', 'modularKitchen', 'falseCeiling', 'wardrobe'] as const).map((service) => t(`enums.firmService_${service}`));
  expect(shown.map(({ textContent }) => textContent)).toEqual(first);
});

test.each(['bn', 'en'] as const)('a saved offer says that its price is of one share, and how large its flats are (%s)', (lng) => {
  const offer = saved({ type: 'group', postTitle: 'Ten families', price: 9_200_000, priceUnits: 'total', size: 1450, sizeMax: 1850 });
  const { t, fmt } = show(<SavedCard post={offer} onRemove={vi.fn()} />, { lng });
  expect(screen.getByTitle(fmt.takaExact(9_200_000)).textContent).toBe(`${fmt.taka(9_200_000)} ${t('posts.perShare')}`);
  expect(screen.getByText(fmt.range(1450, 1850, 'area'))).toBeTruthy();
});

test.each(['bn', 'en'] as const)('a saved offer of flats of one size says that size (%s)', (lng) => {
  const { fmt } = show(<SavedCard post={saved({ type: 'group', price: 9_200_000, priceUnits: 'total', size: 1350, sizeMax: 1350 })} onRemove={vi.fn()} />, {
    lng,
  });
  expect(screen.getByText(fmt.area(1350))).toBeTruthy();
});

test('a saved home shows what it is measured by, not its description', () => {
  const home = saved({ type: 'sell', postTitle: 'Two beds', postDetails: 'Two beds and a long story about the road.', bedroom: 2 });
  const { t } = show(<SavedCard post={home} onRemove={vi.fn()} />);
  expect(screen.getByText(t('posts.beds', { count: 2 }))).toBeTruthy();
  expect(screen.queryByText(/long story/)).toBeNull();
});
