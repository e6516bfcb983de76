// npm run admin -- COMMAND EMAIL: accounts as whoever runs the product needs them, whether the server runs or not.
import { readEnv } from '#server/env.ts';
import {
  checkKnown,
  checkNew,
  createByOperator,
  endSessionsByOperator,
  resetTwoStepByOperator,
  setPasswordByOperator,
  setRoleByOperator,
} from '#server/accounts/operator-service.ts';
import { checkBengaliTrigrams, openDatabase } from '#server/platform/database/database.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { reachDatabase } from '#server/platform/database/reach-database.ts';
import type { Services } from '#server/platform/services.ts';
import { askPassword } from './ask-password.ts';

const usage = `Usage:
  npm run admin -- create EMAIL [ROLE]    create an account; admin by default
  npm run admin -- password EMAIL         set a new password and sign the account out everywhere
  npm run admin -- role EMAIL ROLE        user, firmOwner, support or admin
  npm run admin -- end-sessions EMAIL     sign the account out everywhere
  npm run admin -- reset-two-step EMAIL   switch two-step sign-in off, where phone and recovery codes are lost
You are asked for the password, or it is read from standard input.`;

type Command = (services: Pick<Services, 'db' | 'jobs'>, email: string, rest?: string) => Promise<string>;

const password = (): Promise<string> => askPassword({ input: process.stdin, output: process.stderr });

const commands: Readonly<Record<string, { rest: 'none' | 'optional' | 'needed'; run: Command }>> = {
  create: {
    rest: 'optional',
    async run(services, email, role = 'admin') {
      await checkNew(services, email, role);
      await createByOperator(services, email, { role, password: await password() });
      return `${email} now has an account with the role ${role}.`;
    },
  },
  password: {
    rest: 'none',
    async run(services, email) {
      await checkKnown(services, email);
      await setPasswordByOperator(services, email, await password());
      return `${email} has a new password and is signed out everywhere.`;
    },
  },
  role: {
    rest: 'needed',
    async run(services, email, role = '') {
      await setRoleByOperator(services, email, role);
      return `${email} now has the role ${role}.`;
    },
  },
  'end-sessions': {
    rest: 'none',
    async run(services, email) {
      await endSessionsByOperator(services, email);
      return `${email} is signed out everywhere.`;
    },
  },
  'reset-two-step': {
    rest: 'none',
    async run(services, email) {
      await resetTwoStepByOperator(services, email);
      return `${email} signs in with the password alone now, and is signed out everywhere.`;
    },
  },
};

async function run(work: (services: Pick<Services, 'db' | 'jobs'>) => Promise<string>): Promise<void> {
  const reached = await reachDatabase(readEnv(process.env));
  const database = openDatabase(reached.url, { connectionsMax: 2 });
  const jobs = openJobs(reached.url, { maintains: false });
  try {
    await migrate(database.pool);
    await checkBengaliTrigrams(database.db);
    console.log(await work({ db: database.db, jobs }));
  } finally {
    await jobs.stop();
    await database.close();
    await reached.release();
  }
}

const [name = '', email, rest, ...more] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const fits = command && email && more.length === 0 && (rest === undefined ? command.rest !== 'needed' : command.rest !== 'none');
if (!fits) {
  console.error(usage);
  process.exit(2);
}
// Ending in the middle must not leave the database running that was started here: what waits for a password gives up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.stdin.destroy());
try {
  await run((services) => command.run(services, email, rest));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
