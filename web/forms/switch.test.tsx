import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { Switch } from './switch.tsx';

function Own() {
  const [on, setOn] = useState(false);
  return <Switch id="phone" label="Show my phone" hint="On your page" on={on} onChange={setOn} />;
}

test.each(['bn', 'en'] as const)('is switched by its label and by the space bar, and says its state in words (%s)', async (lng) => {
  const { user, t } = show(<Own />, { lng });
  const control = screen.getByRole('switch', { name: 'Show my phone' });
  expect(screen.getByText(t('profile.switchOff'))).toBeTruthy();
  await user.click(screen.getByText('Show my phone'));
  expect(control.getAttribute('aria-checked')).toBe('true');
  expect(screen.getByText(t('profile.switchOn'))).toBeTruthy();
  control.focus();
  await user.keyboard(' ');
  expect(control.getAttribute('aria-checked')).toBe('false');
});

test('its hint is read with it', () => {
  show(<Own />);
  expect(document.getElementById(screen.getByRole('switch').getAttribute('aria-describedby') ?? '')?.textContent).toBe('On your page');
});
