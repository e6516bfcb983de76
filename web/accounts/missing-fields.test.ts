import { expect, test } from 'vitest';
import { checkDetails } from './complete-calls.ts';
import { isMissing } from './missing-fields.ts';

test('every empty field of the registration says which one it is', () => {
  const faults = checkDetails({ name: '', gender: '', birthDate: '', phone: '', password: '', confirmPassword: '' });
  expect(Object.fromEntries(Object.entries(faults).map(([field, { key }]) => [field, key]))).toEqual({
    name: 'nameRequired',
    gender: 'genderRequired',
    birthDate: 'birthDateRequired',
    password: 'passwordRequired',
    confirmPassword: 'passwordAgain',
  });
  for (const { key } of Object.values(faults)) expect(isMissing(key), key).toBe(true);
});

test('a field that is filled in wrongly is not missing', () => {
  const faults = checkDetails({ name: 'R2', gender: 'male', birthDate: '2001-02-31', phone: '', password: '123', confirmPassword: '456' });
  expect(faults['birthDate']?.key).toBe('birthDateNoDay');
  for (const { key } of Object.values(faults)) expect(isMissing(key), key).toBe(false);
});
