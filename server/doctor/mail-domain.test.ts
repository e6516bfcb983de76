import { expect, test } from 'vitest';
import { examineMailDomain } from './mail-domain.ts';

const sender = { smtpUrl: 'smtp://mail.example', mailFrom: 'Uthan <hello@mail.uthan.example>', mailDkimSelector: 's1' };
const whole: Record<string, string[]> = {
  'mail.uthan.example': ['v=spf1 include:provider.example -all', 'other'],
  's1._domainkey.mail.uthan.example': ['v=DKIM1; k=rsa; p=MIGf'],
  '_dmarc.uthan.example': ['v=DMARC1; p=reject'],
};
const among = (records: Record<string, string[]>) => (name: string) => Promise.resolve(records[name] ?? []);
const states = async (records: Record<string, string[]>, change: Partial<typeof sender> = {}) =>
  (await examineMailDomain({ ...sender, ...change }, among(records))).map(({ state }) => state);

test('a domain that says everything is good, also where its parent says it', async () => expect(await states(whole)).toEqual(['good', 'good', 'good']));

test('what is missing is named with what to do', async () => {
  const findings = await examineMailDomain(sender, among({}));
  expect(findings.map(({ state }) => state)).toEqual(['note', 'note', 'note']);
  for (const { todo } of findings) expect(todo).toBeTruthy();
});

test.each([
  ['two SPF records', { ...whole, 'mail.uthan.example': ['v=spf1 -all', 'v=spf1 ~all'] }, 'note,good,good'],
  ['an empty key', { ...whole, 's1._domainkey.mail.uthan.example': ['v=DKIM1; p='] }, 'good,note,good'],
  ['a policy that only watches', { ...whole, '_dmarc.uthan.example': ['v=DMARC1; p=none'] }, 'good,good,note'],
])('%s', async (_what, records, found) => expect((await states(records)).join()).toBe(found));

test('where the name server is away it says so, and a machine without mail is not asked', async () => {
  const away = await examineMailDomain(sender, () => Promise.reject(new Error('timeout')));
  expect(away.every(({ text }) => text.includes('could not be looked up'))).toBe(true);
  expect(await examineMailDomain({ ...sender, mailFrom: 'a@localhost' }, among({}))).toEqual([]);
});
