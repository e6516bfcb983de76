// Whether the time of an answer tells that an account exists: sign-in and reset, with a known and an unknown email in turns.
// The known email against itself, every other time, shows the noise of the machine.
import { testApp } from '#server/testing/app.ts';
import { startTestPostgres } from '#server/testing/postgres.ts';
import { rounded, table, writePart } from './results-file.ts';
import { median, percentile } from './pages/rounds.ts';

const rounds = 120;

const calls = [
  { name: 'POST /api/login, wrong password', url: '/api/login', payload: (email: string) => ({ email, password: 'not the password' }) },
  { name: 'POST /api/forgotPassword/sendCode', url: '/api/forgotPassword/sendCode', payload: (email: string) => ({ email }) },
] as const;

const postgres = await startTestPostgres();
const server = await testApp();
try {
  await server.member('known');
  const ask = async (url: string, payload: object): Promise<number> => {
    const began = performance.now();
    await server.call({ method: 'POST', url, payload });
    return performance.now() - began;
  };
  const rows: string[][] = [];
  for (const { name, url, payload } of calls) {
    const taken = { known: [] as number[], again: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      // The order changes, so that no arm always follows the same one.
      const turns = [
        async () => void taken.known.push(await ask(url, payload('known@example.test'))),
        async () => void taken.unknown.push(await ask(url, payload(`nobody-${round}@example.test`))),
        async () => void taken.again.push(await ask(url, payload('known@example.test'))),
      ];
      for (let turn = 0; turn < turns.length; turn++) await turns[(turn + round) % turns.length]?.();
    }
    const [known, again, unknown] = [median(taken.known), median(taken.again), median(taken.unknown)];
    const ms = (value: number): string => rounded(value, 1);
    rows.push([
      name,
      ms(known),
      ms(percentile(taken.known, 0.95)),
      ms(unknown),
      ms(percentile(taken.unknown, 0.95)),
      `${ms(Math.abs(unknown - known))}`,
      `${ms(Math.abs(again - known))}`,
    ]);
  }
  const head = ['', 'known p50, ms', 'p95', 'unknown p50, ms', 'p95', 'difference of p50', 'noise: known against itself'];
  writePart('sign-in', 'Does time reveal that an account exists?', `${rounds} calls of each in turns.\n\n${table(head, rows)}`);
} finally {
  await server.close();
  await postgres.stop();
}
