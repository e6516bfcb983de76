// The clock of the server jumps, while that of the database goes on: a day ahead, and back by an hour.
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SkipError, type Case, type Result } from './result.ts';
import { openStage, until, type Stage } from './stage.ts';

const library = (): string => {
  const [found] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
  if (!found) throw new SkipError('the library libfaketime is not installed (apt-get install libfaketime).');
  return found;
};

function codeIn({ folder }: Stage, email: string): string | undefined {
  const box = path.join(folder, 'data', 'mailbox');
  const names = existsSync(box) ? readdirSync(box).filter((name) => name.endsWith('.json')) : [];
  const letters = names.map((name) => JSON.parse(readFileSync(path.join(box, name), 'utf8')) as { to: string; text: string });
  return /^\d{6}$/m.exec(letters.findLast(({ to }) => to === email)?.text ?? '')?.[0];
}

async function run(rounds: number): Promise<Result> {
  const preload = library();
  const folder = mkdtempSync(path.join(tmpdir(), 'uthan-clock-'));
  const file = path.join(folder, 'time');
  const jump = (by: string): void => writeFileSync(file, by);
  jump('+0');
  const stage = await openStage({ env: { LD_PRELOAD: preload, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' } });
  const wrong: string[] = [];
  const expect = (what: string, isSo: boolean): void => void (isSo || wrong.push(what));
  try {
    for (let number = 0; number < rounds; number++) {
      const email = `new-${number}@example.test`;
      const token = await stage.member(`member-${number}`);
      const read = async (): Promise<number> => (await stage.call('/api/profile', { token })).status;
      const askCode = async (): Promise<void> => {
        await stage.call('/api/register/sendCode', { method: 'POST', json: { email } });
        await until(() => codeIn(stage, email) !== undefined, 60_000, 'the letter');
      };
      for (const by of ['+86400', '-3600', '+0']) {
        jump(by);
        expect(`signed in: ${await read()} at ${by}`, (await read()) === 200);
        expect(`search at ${by}`, (await stage.call('/api/search')).status === 200);
        expect(`/readyz at ${by}`, (await stage.call('/readyz')).status === 200);
      }
      await askCode();
      jump('-3600');
      // An hour back must not make a code good again that is over by the database's clock.
      await stage.db.pool
        .query("update mailed_codes set expires_at = now() - interval '1 second' where email = $1", [email])
        .catch((error: Error) => wrong.push(error.message));
      const late = await stage.call('/api/register/verifyCode', { method: 'POST', json: { email, code: codeIn(stage, email) } });
      expect(`a code that is over was answered ${late.status}`, late.status === 410);
      const { status } = await stage.call('/api/logout', { method: 'POST', token });
      jump('+86400');
      expect(`signing out: ${status}`, status === 200);
      expect('a session that was ended came back', (await read()) === 401);
      jump('+0');
    }
    return {
      rounds,
      sees: 'nothing: sessions, searches and signing in continue',
      kept: 'codes end and sessions stay ended by the clock of the database, whatever the server’s own clock says',
      recoveries: [],
      wrong,
    };
  } finally {
    await stage.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const clockCase: Case = { name: 'clock-jumps', fault: 'the server’s clock jumps a day ahead and an hour back', rounds: 2, run };
