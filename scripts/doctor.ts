// npm run doctor: looks at settings, database, folders, mail and address, and says what to do. Exit code 1 when something is wrong.
import { examine } from '#server/doctor/service.ts';

const marks = { good: 'ok   ', note: 'note ', wrong: 'WRONG' } as const;

const findings = await examine(process.env);
for (const { state, about, text, todo } of findings) {
  console.log(`${marks[state]}  ${about}: ${text}`);
  if (todo) console.log(`       → ${todo}`);
}
const wrong = findings.filter(({ state }) => state === 'wrong').length;
console.log(wrong === 0 ? '\nAll checks passed.' : `\n${wrong} ${wrong === 1 ? 'problem' : 'problems'} found.`);
process.exitCode = wrong === 0 ? 0 : 1;
