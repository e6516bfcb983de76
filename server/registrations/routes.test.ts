import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { codeIn, mailServer, newestLetter, type MailServer } from '#server/testing/mail.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let mail: MailServer;
let server: TestApp;
beforeAll(async () => {
  mail = await mailServer();
  server = await testApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://uthan.example' } });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

const post = (url: string, payload: object, more: { lng?: 'bn' | 'en'; headers?: Record<string, string> } = {}) =>
  server.call({ method: 'POST', url, payload, ...more });
const sendCode = (email: string, more?: Parameters<typeof post>[2]) => post('/api/register/sendCode', { email }, more);
const verify = (email: string, code: string, more?: Parameters<typeof post>[2]) => post('/api/register/verifyCode', { email, code }, more);

async function mailedCode(email: string): Promise<string> {
  expect((await sendCode(email)).statusCode).toBe(200);
  return codeIn(await newestLetter(server, mail, email));
}

async function verified(email: string): Promise<string> {
  return ((await verify(email, await mailedCode(email))).json() as { registrationToken: string }).registrationToken;
}

const person = { name: 'Md. Rahim Uddin', gender: 'male', birthDate: '1990-03-26', password: 'ছয়টি-অক্ষর', confirmPassword: 'ছয়টি-অক্ষর' };
const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');

/** Makes the clock of a code run so many minutes ahead. */
const minutesLater = (email: string, minutes: number) =>
  server.database.pool.query(
    `update mailed_codes set requested_at = requested_at - make_interval(mins => $2), expires_at = expires_at - make_interval(mins => $2), day_began = day_began - make_interval(mins => $2) where email = $1`,
    [email, minutes],
  );

describe('registering', () => {
  test('goes from an email over its code to a signed-in account', async () => {
    const email = 'new.person@example.test';
    const sent = await sendCode('  New.Person@Example.TEST ');
    expect(sent.json()).toEqual({ success: true, expiresIn: 600, resendIn: 60 });
    const letter = await newestLetter(server, mail, email);
    const answer = await verify(email, codeIn(letter));
    expect(answer.json()).toMatchObject({ success: true, message: 'Email verified successfully', registrationToken: expect.any(String) });
    const { registrationToken } = answer.json() as { registrationToken: string };
    const created = await post('/api/register', { ...person, registrationToken, phone: '+৮৮ ০১০০০-০০০৭৩১' });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ success: true, message: 'Registration successful' });
    const { userToken } = created.json() as { userToken: string };
    const profile = await server.call({ url: '/api/profile', token: userToken });
    expect(profile.json()).toMatchObject({
      userData: {
        email,
        name: 'Md Rahim Uddin',
        gender: 'male',
        birthDate: '1990-03-26',
        phone: '01000000731',
        status: 'normal',
        role: 'user',
        nameLockedUntil: null,
        settings: { showEmail: false, showPhone: false, showAddress: false, birthDate: false },
      },
    });
    expect((await post('/api/login', { email, password: person.password })).statusCode).toBe(200);
  });

  test('sends one letter in the language of the page, plain and formatted', async () => {
    const email = 'reader@example.test';
    await sendCode(email, { lng: 'bn' });
    const letter = await newestLetter(server, mail, email);
    const code = codeIn(letter);
    expect(letter.subject).toBe(`${code} · উঠানে নিবন্ধনের কোড`);
    const text = letter.text ?? '';
    expect(text).toContain('আপনার ইমেইল যাচাই করুন');
    expect(text).toContain('১০ মিনিট');
    expect(text).not.toContain('Verify your email');
    expect(letter.html).toContain(code);
    expect(letter.html).toContain('lang="bn"');
    expect(letter.from?.address).toBe('no-reply@localhost');
    expect(mail.received.filter((one) => one.to?.[0]?.address === email)).toHaveLength(1);
  });

  test('understands a code in Bengali digits, with spaces', async () => {
    const code = await mailedCode('bengali@example.test');
    const typed = code.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    expect((await verify('bengali@example.test', ` ${typed.slice(0, 3)} ${typed.slice(3)} `)).statusCode).toBe(200);
  });

  test('keeps no code and no token as it is', async () => {
    const email = 'hashed@example.test';
    const code = await mailedCode(email);
    const token = ((await verify(email, code)).json() as { registrationToken: string }).registrationToken;
    const tables = await Promise.all(
      ['mailed_codes', 'verified_emails', 'mails', 'jobs.job', 'rate_limits'].map((table) =>
        server.database.pool.query<object>(`select t::text as row from ${table} t`),
      ),
    );
    const everything = JSON.stringify(tables.map(({ rows }) => rows));
    expect(everything).toContain(email);
    expect(everything).not.toContain(token);
    expect(everything).not.toMatch(new RegExp(`(?<![0-9a-f-])${code}(?![0-9a-f-])`));
  });

  test('tells that an email is registered or disabled, in both languages', async () => {
    await server.member('taken');
    expect((await sendCode('taken@example.test')).json()).toEqual({ success: false, error: 'EMAIL_TAKEN', message: 'Email already registered' });
    expect((await sendCode('taken@example.test')).statusCode).toBe(409);
    expect((await sendCode('taken@example.test', { lng: 'bn' })).json()).toMatchObject({ message: 'এই ইমেইলে আগেই নিবন্ধন করা হয়েছে' });
    await server.database.db.updateTable('users').set({ status: 'Disabled' }).where('email', '=', 'taken@example.test').execute();
    const disabled = await sendCode('taken@example.test');
    expect([disabled.statusCode, disabled.json()]).toEqual([403, { success: false, error: 'EMAIL_DISABLED', message: 'This email is disabled.' }]);
  });

  test.each([
    [{}, 'Please provide email address'],
    [{ email: ' ' }, 'Please provide email address'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ email: 'a@b.test\r\nBcc: c@d.test' }, 'Please enter a valid email address'],
  ])('refuses %j', async (payload, message) => {
    const answer = await post('/api/register/sendCode', payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: 'VALIDATION', fields: { email: message }, message });
  });
});

test.each([[[]], ['email'], [7]])('a body that is no object names no field: %j', async (payload) => {
  const answer = await server.call({
    method: 'POST',
    url: '/api/register/sendCode',
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { success: false, error: 'VALIDATION', message: 'Please correct the marked fields and try again.' },
  ]);
});

test('a phone number that is left out may be absent, empty or null', async () => {
  for (const [at, more] of [{}, { phone: '' }, { phone: null }].entries()) {
    const registrationToken = await verified(`phoneless-${at}@example.test`);
    expect((await post('/api/register', { ...person, registrationToken, ...more })).statusCode, JSON.stringify(more)).toBe(201);
  }
});

describe('a registration code', () => {
  test.each(['12345', '1234567', 'abcdef', '', undefined])('has six digits, unlike %j', async (code) => {
    const answer = await post('/api/register/verifyCode', { email: 'six@example.test', code });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ fields: { code: 'Please enter a valid 6-digit code' } });
  });

  test('is refused when wrong, and for an email that asked for none', async () => {
    const code = await mailedCode('wrong@example.test');
    const answer = await verify('wrong@example.test', wrong(code));
    expect([answer.statusCode, answer.json()]).toEqual([400, { success: false, error: 'CODE_INVALID', message: 'Invalid or expired code', triesLeft: 4 }]);
    expect((await verify('nobody-asked@example.test', '123456')).json()).toMatchObject({ error: 'CODE_INVALID', message: 'Invalid or expired code' });
    expect((await verify('wrong@example.test', code)).statusCode).toBe(200);
  });

  test('works once', async () => {
    const code = await mailedCode('once@example.test');
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify('once@example.test', code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await verify('once@example.test', code)).statusCode).toBe(400);
  });

  test('is locked after five wrong tries, also when they come at once', async () => {
    const email = 'locked@example.test';
    const code = await mailedCode(email);
    const answers = await Promise.all(Array.from({ length: 9 }, () => verify(email, wrong(code))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([400, 400, 400, 400, 400, 423, 423, 423, 423]);
    const locked = await verify(email, code);
    expect([locked.statusCode, locked.json()]).toMatchObject([423, { error: 'CODE_LOCKED', message: 'Too many wrong codes. Please request a new code.' }]);
    expect((await verify(email, await mailedCode(email))).statusCode).toBe(200);
  });

  test('is good for ten minutes', async () => {
    const email = 'late@example.test';
    const code = await mailedCode(email);
    await minutesLater(email, 10);
    const late = await verify(email, code);
    expect([late.statusCode, late.json()]).toMatchObject([410, { error: 'CODE_EXPIRED', message: 'Invalid or expired code' }]);
  });

  test('ends when the next one is asked for', async () => {
    const email = 'second@example.test';
    const first = await mailedCode(email);
    const second = await mailedCode(email);
    if (first !== second) expect((await verify(email, first)).statusCode).toBe(400);
    expect((await verify(email, second)).statusCode).toBe(200);
  });
});

describe('completing', () => {
  test('cannot be done without a verified email', async () => {
    expect((await post('/api/register', { ...person, registrationToken: 'made-up' })).json()).toMatchObject({ error: 'CODE_EXPIRED' });
  });

  test('names everything that is missing', async () => {
    const answer = await post('/api/register', {});
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      fields: {
        name: 'Please fill out all fields',
        gender: 'Please select your Gender',
        birthDate: 'Please select your Birth Date',
        password: 'Please fill out all fields',
        confirmPassword: 'Please fill out all fields',
      },
    });
  });

  test.each([
    [{ name: 'Abc' }, 'name', 'Name must have at least 4 characters'],
    [{ name: 'Rahim 2' }, 'name', 'Name must have letters only'],
    [{ name: 'one two three four five' }, 'name', 'Username cannot exceed 4 words'],
    [{ gender: 'unknown' }, 'gender', 'Please select your Gender'],
    [{ birthDate: '2999-01-01' }, 'birthDate', 'Birth date cannot be in the future'],
    [{ birthDate: new Date().toISOString().slice(0, 10) }, 'birthDate', 'You must be at least 13 years old to register'],
    [{ phone: '1700000000' }, 'phone', 'Please enter a valid phone number'],
    [{ password: '12345', confirmPassword: '12345' }, 'password', 'Password must have at least 6 characters'],
    [{ confirmPassword: 'something else' }, 'confirmPassword', 'Passwords do not match'],
  ])('refuses %j', async (change, field, message) => {
    const answer = await post('/api/register', { ...person, registrationToken: 'x', ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: 'VALIDATION', message, fields: { [field]: message } });
  });

  test('gives nobody a role, a status or an email of their choice', async () => {
    const registrationToken = await verified('modest@example.test');
    const created = await post('/api/register', {
      ...person,
      registrationToken,
      role: 'admin',
      status: 'Disabled',
      email: 'other@example.test',
      id: '0190a8a0-0000-7000-8000-000000000001',
    });
    const { userToken } = created.json() as { userToken: string };
    expect((await server.call({ url: '/api/profile', token: userToken })).json()).toMatchObject({
      userData: { role: 'user', status: 'normal', email: 'modest@example.test' },
    });
  });
});
