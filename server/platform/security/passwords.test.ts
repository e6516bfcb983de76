import { describe, expect, test, vi } from 'vitest';
import { costIn, hashPassword, verifyPassword } from './passwords.ts';

describe('what a hash costs', () => {
  test.each([undefined, '', 'production', 'development', 'Test', 'testing'])('is what OWASP asks for with NODE_ENV=%s', (nodeEnv) => {
    expect(costIn(nodeEnv)).toEqual({ memory: 19_456, passes: 2 });
  });

  test('is next to nothing in automatic tests', async () => {
    expect(await hashPassword('secret')).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  });

  test('is full in a process of production, whose hashes are read everywhere', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.resetModules();
    const live = await import('./passwords.ts');
    const hash = await live.hashPassword('secret');
    vi.unstubAllEnvs();
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword('secret', hash)).toBe(true);
    expect(await verifyPassword('secrets', hash)).toBe(false);
  });
});

test('a password is known again, another is not, and nobody has none', async () => {
  const hash = await hashPassword('উঠান-১২৩');
  expect(await verifyPassword('উঠান-১২৩', hash)).toBe(true);
  expect(await verifyPassword('উঠান-১২৪', hash)).toBe(false);
  expect(await verifyPassword('উঠান-১২৩', null)).toBe(false);
  expect(await verifyPassword('', undefined)).toBe(false);
});

test('the same password is never hashed alike', async () => {
  expect(await hashPassword('secret')).not.toBe(await hashPassword('secret'));
});
