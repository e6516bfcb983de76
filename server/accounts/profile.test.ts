import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { multipart, photograph } from '#server/testing/content/posts.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ rateLimits: true });
});
afterAll(() => server.close());

type Fields = Parameters<typeof multipart>[0];
const update = (token: string | undefined, fields: Fields, pictures: readonly Buffer[] = [], lng?: 'bn' | 'en') =>
  server.call({ method: 'PUT', url: '/api/profile', ...multipart(fields, pictures, 'proPic'), ...(token ? { token } : {}), ...(lng ? { lng } : {}) });
const profile = async (token: string) =>
  ((await server.call({ url: '/api/profile', token })).json() as { userData: Record<string, unknown> & { proPic: string | null } }).userData;

const home = { division: 'dhaka', district: 'dhaka', subDistrict: 'dhaka-dhanmondi', addressMore: 'বাড়ি ৭, সড়ক ৯/এ' };

describe('the profile', () => {
  test('may be sent as JSON by whoever sends no picture', async () => {
    const token = await server.member('program');
    const send = (payload: object | string) =>
      server.call({ method: 'PUT', url: '/api/profile', token, payload, headers: { 'content-type': 'application/json' }, lng: 'en' });
    expect((await send({ bio: 'স্থপতি', phone: null, removeProPic: true, role: 'admin' })).json()).toMatchObject({
      success: true,
      userData: { bio: 'স্থপতি', role: 'user' },
    });
    expect((await send({ bio: 5 })).json()).toMatchObject({ error: 'VALIDATION', fields: { bio: expect.any(String) } });
    for (const payload of ['[]', '"x"', '{"bio":', '{"__proto__":{"bio":"x"}}']) expect((await send(payload)).statusCode, payload).toBe(422);
    expect(await profile(token)).toMatchObject({ bio: 'স্থপতি' });
  });

  test('takes every field and gives it back', async () => {
    const token = await server.member('complete');
    const answer = await update(token, {
      name: 'রহিমা খাতুন',
      phone: '০১০০০-০০০৭৩১',
      gender: 'female',
      birthDate: '১৯৯০-০৩-২৬',
      bio: 'স্থপতি',
      occupation: 'Architect',
      ...home,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { success: true, message: 'Profile updated successfully' }]);
    const expected = {
      name: 'রহিমা খাতুন',
      phone: '01000000731',
      gender: 'female',
      birthDate: '1990-03-26',
      bio: 'স্থপতি',
      occupation: 'Architect',
      address: { division: { id: 'dhaka' }, district: { id: 'dhaka' }, subDistrict: { id: 'dhaka-dhanmondi' }, more: 'বাড়ি ৭, সড়ক ৯/এ' },
      counts: { listing: 0, sell: 0, rent: 0, hidden: 0 },
    };
    expect(answer.json()).toMatchObject({ userData: expected });
    expect(await profile(token)).toMatchObject(expected);
  });

  test('keeps what is not sent and empties what is sent empty', async () => {
    const token = await server.member('partial');
    await update(token, { bio: 'আমি', occupation: 'Teacher', ...home });
    await update(token, { bio: '  ' });
    expect(await profile(token)).toMatchObject({ bio: null, occupation: 'Teacher', address: { more: home.addressMore } });
    await update(token, { division: '', district: '', subDistrict: '', addressMore: '' });
    expect(await profile(token)).toMatchObject({ address: null, occupation: 'Teacher' });
  });

  test.each([
    [{ name: '' }, { name: 'Username cannot be empty' }],
    [{ name: 'Abc' }, { name: 'Name must have at least 4 characters' }],
    [{ name: 'a b c d e' }, { name: 'Username cannot exceed 4 words' }],
    [{ phone: '12345' }, { phone: 'Please enter a valid phone number' }],
    [{ gender: 'none' }, { gender: 'Please choose one from the list' }],
    [{ birthDate: '2020-01-01' }, { birthDate: 'You must be at least 13 years old to register' }],
    [{ bio: 'x'.repeat(501) }, { bio: 'Please enter at most 500 characters' }],
    [{ division: 'dhaka' }, { district: 'Please fill in this field', subDistrict: 'Please fill in this field' }],
    [
      { ...home, district: 'sylhet' },
      { district: 'This district is not in the division', subDistrict: 'This sub-district is not in the district' },
    ],
    [{ ...home, division: 'atlantis' }, { division: 'Please choose an area from the list' }],
  ])('refuses %j', async (fields, faults) => {
    const token = await server.member('careless');
    const answer = await update(token, fields);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: 'VALIDATION', fields: faults });
  });

  test('never changes what is not the owner’s to change', async () => {
    const token = await server.member('pusher');
    await update(token, { role: 'admin', status: 'normal', email: 'other@example.test', nameLockedUntil: '2000-01-01', bio: 'ok', __proto: 'x' });
    expect(await profile(token)).toMatchObject({ role: 'user', email: 'pusher@example.test', bio: 'ok' });
  });
});

describe('the name', () => {
  const back = (days: number, email: string) =>
    server.database.pool.query(`update users set name_changed_at = name_changed_at - make_interval(days => $1) where email = $2`, [days, email]);

  test('changes at once, and then for three months no more', async () => {
    const token = await server.member('renamed');
    expect((await update(token, { name: 'First Change' })).statusCode).toBe(200);
    const refused = await update(token, { name: 'Second Change', bio: 'lost' });
    expect(refused.statusCode).toBe(409);
    const { nextAllowedAt, message } = refused.json() as { nextAllowedAt: string; message: string };
    const inThreeMonths = new Date();
    inThreeMonths.setUTCMonth(inThreeMonths.getUTCMonth() + 3);
    expect(Math.abs(new Date(nextAllowedAt).getTime() - inThreeMonths.getTime())).toBeLessThan(4 * 86_400_000);
    expect(message).toMatch(/^The name can be changed once in 3 months\. You can change it again from \d+ \w+ \d{4}\.$/);
    expect(await profile(token)).toMatchObject({ name: 'First Change', bio: null, nameLockedUntil: nextAllowedAt });
    const bengali = await update(token, { name: 'Second Change' }, [], 'bn');
    expect(bengali.json()).toMatchObject({ error: 'NAME_LOCKED', message: expect.stringMatching(/^নাম ৩ মাসে একবারই বদলানো যায়।.*[০-৯]{4} থেকে।$/) });
    await back(93, 'renamed@example.test');
    expect((await update(token, { name: 'Second Change' })).statusCode).toBe(200);
  });

  test('may be sent unchanged with everything else', async () => {
    const token = await server.member('unchanged');
    await update(token, { name: 'Only Once' });
    expect((await update(token, { name: ' Only  Once ', bio: 'saved' })).statusCode).toBe(200);
  });

  test('changes once, however many changes come at once', async () => {
    const token = await server.member('racer');
    const answers = await Promise.all(['Name One', 'Name Two', 'Name Three', 'Name Four'].map((name) => update(token, { name })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  });
});

describe('the picture', () => {
  test('becomes a square of 512 pixels without what the camera noted, and can be taken away', async () => {
    const token = await server.member('portrayed');
    const photo = await sharp(await photograph(1600, 900))
      .withExif({ IFD0: { Copyright: 'secret-owner' } })
      .jpeg()
      .toBuffer();
    await update(token, {}, [photo]);
    const { proPic } = await profile(token);
    expect(proPic).toMatch(/^\/media\/[0-9a-f]{32}-512\.webp$/);
    const file = await server.call({ url: String(proPic) });
    expect(file.headers['content-type']).toBe('image/webp');
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 512, height: 512, format: 'webp' });
    expect(file.rawPayload.includes('secret-owner')).toBe(false);
    await update(token, { bio: 'unrelated' });
    expect((await profile(token)).proPic).toBe(proPic);
    await update(token, { removeProPic: 'true' });
    expect((await profile(token)).proPic).toBeNull();
  });

  test.each([
    ['a text', () => Promise.resolve(Buffer.from('not a picture')), 415, 'This file cannot be used. Please choose a JPG, PNG or WebP photo.'],
    [
      'more than 5 MB',
      async () => Buffer.concat([await photograph(), Buffer.alloc(5 * 1024 * 1024)]),
      413,
      'This photo is too large. Please choose one under 5 MB.',
    ],
    [
      'more than 10 MB',
      async () => Buffer.concat([await photograph(), Buffer.alloc(10 * 1024 * 1024)]),
      413,
      'This photo is too large. Please choose one under 5 MB.',
    ],
  ])('is not %s', async (_what, make, status, message) => {
    const token = await server.member('trickster');
    const answer = await update(token, {}, [await make()]);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ fields: { proPic: message } });
    expect((await profile(token)).proPic).toBeNull();
  });

  test('is one', async () => {
    const token = await server.member('twofaced');
    expect((await update(token, {}, [await photograph(), await photograph()])).statusCode).toBe(422);
  });
});

describe('the settings', () => {
  const settings = { showEmail: true, showPhone: false, showAddress: true, birthDate: false };
  const save = (token: string, payload: object, lng?: 'bn') =>
    server.call({ method: 'PUT', url: '/api/profile/updateSettings', token, payload, ...(lng ? { lng } : {}) });
  const read = async (token: string) => (await server.call({ url: '/api/profile/getSettings', token })).json();

  test('begin closed and are kept as chosen', async () => {
    const token = await server.member('chooser');
    expect(await read(token)).toEqual({ success: true, settings: { showEmail: false, showPhone: false, showAddress: false, birthDate: false } });
    expect((await save(token, settings)).json()).toEqual({ success: true, settings, message: 'Settings updated successfully' });
    expect(await read(token)).toEqual({ success: true, settings });
    expect((await save(token, settings, 'bn')).json()).toMatchObject({ message: 'সেটিংস হালনাগাদ হয়েছে' });
  });

  test.each([{}, { ...settings, showEmail: undefined }, { ...settings, showPhone: 'yes' }, { ...settings, birthDate: 1 }, { ...settings, showAddress: null }])(
    'are four booleans, unlike %j',
    async (payload) => {
      const answer = await save(await server.member('chooser'), payload);
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { error: 'VALIDATION' }]);
    },
  );
});

describe('the password', () => {
  const change = (token: string, payload: object) => server.call({ method: 'PUT', url: '/api/profile/changePassword', token, payload });
  const next = { currentPassword: 'secret-of-tests', password: 'the next one', confirmPassword: 'the next one' };
  const login = (name: string, password: string) => server.call({ method: 'POST', url: '/api/login', payload: { email: `${name}@example.test`, password } });

  test('changes with the present one; other devices are signed out, this one is not', async () => {
    const token = await server.member('changer');
    const other = await server.member('changer');
    expect((await change(token, next)).json()).toEqual({ success: true, message: 'Password changed successfully' });
    expect((await server.call({ url: '/api/profile', token: other })).statusCode).toBe(401);
    expect((await server.call({ url: '/api/profile', token })).statusCode).toBe(200);
    expect((await login('changer', next.currentPassword)).statusCode).toBe(401);
    expect((await login('changer', next.password)).statusCode).toBe(200);
  });

  test('stays when the present one is wrong, and guessing ends after five', async () => {
    const token = await server.member('guessed');
    for (let guess = 0; guess < 5; guess++) {
      const answer = await change(token, { ...next, currentPassword: `guess ${guess}` });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        401,
        { error: 'INVALID_CREDENTIALS', fields: { currentPassword: 'This password is not correct' } },
      ]);
    }
    const refused = await change(token, next);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await login('guessed', next.currentPassword)).statusCode).toBe(200);
  });

  test.each([
    [{ password: '12345', confirmPassword: '12345' }, 'password', 'Password must have at least 6 characters'],
    [{ confirmPassword: 'typo' }, 'confirmPassword', 'Passwords do not match'],
    [{ currentPassword: '' }, 'currentPassword', 'Please fill in this field'],
  ])('refuses %j', async (fault, field, message) => {
    const answer = await change(await server.member('typist'), { ...next, ...fault });
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { fields: { [field]: message } }]);
  });
});

describe('every call of one’s own profile', () => {
  const guarded = [
    ['PUT', '/api/profile'],
    ['GET', '/api/profile/getSettings'],
    ['PUT', '/api/profile/updateSettings'],
  ] as const;
  /** What of the account stays theirs while they are suspended. */
  const kept = [
    ['PUT', '/api/profile/changePassword'],
    ['GET', '/api/profile/sessions'],
    ['DELETE', '/api/profile/sessions'],
    ['DELETE', '/api/profile/sessions/0190a8a0-0000-7000-8000-000000000001'],
    ['GET', '/api/profile/export'],
    ['DELETE', '/api/profile'],
  ] as const;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    for (const status of ['suspended', 'Disabled', 'something else'] as const) {
      const name = status.replace(' ', '-').toLowerCase();
      tokens.set(status, await server.member(name));
      await server.database.pool.query('update users set status = $1 where email = $2', [status, `${name}@example.test`]);
    }
  });

  const caller =
    (method: 'GET' | 'PUT' | 'DELETE', url: string) =>
    async (token?: string, lng: 'bn' | 'en' = 'en') => {
      const answer = await server.call({ method, url, lng, ...(token ? { token } : {}) });
      return [answer.statusCode, (answer.json() as { error: string }).error, (answer.json() as { message: string }).message];
    };

  test.each([...guarded, ...kept])('%s %s is for those who are signed in and not disabled', async (method, url) => {
    const as = caller(method, url);
    expect(await as()).toEqual([401, 'UNAUTHENTICATED', 'Please sign in first.']);
    expect(await as('made-up')).toEqual([401, 'UNAUTHENTICATED', 'Please sign in first.']);
    expect(await as(tokens.get('Disabled'))).toEqual([401, 'ACCOUNT_DISABLED', 'This email is disabled.']);
  });

  test.each(kept)('%s %s is also for the suspended', async (method, url) => {
    const [status] = await caller(method, url)(tokens.get('suspended'));
    expect([401, 403]).not.toContain(status);
  });

  test.each(guarded)('%s %s is not for the suspended', async (method, url) => {
    const as = caller(method, url);
    const suspended = [403, 'ACCOUNT_SUSPENDED', "Your Account is Suspended. You don't have access to this page."];
    expect(await as(tokens.get('suspended'))).toEqual(suspended);
    expect(await as(tokens.get('something else'))).toEqual(suspended);
    expect((await as(tokens.get('suspended'), 'bn'))[2]).toBe('আপনার অ্যাকাউন্ট স্থগিত আছে। এই পাতাটি আপনি দেখতে পারবেন না।');
  });

  test('leaves the suspended their profile and the way out, the disabled nothing', async () => {
    expect((await server.call({ url: '/api/profile', token: tokens.get('suspended') ?? '' })).statusCode).toBe(200);
    expect((await server.call({ url: '/api/profile', token: tokens.get('Disabled') ?? '' })).json()).toMatchObject({ error: 'ACCOUNT_DISABLED' });
    expect((await server.call({ method: 'POST', url: '/api/logout', token: tokens.get('suspended') ?? '' })).statusCode).toBe(200);
  });
});
