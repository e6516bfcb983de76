// What `npm run admin` does, for the program and for tests.
import { readEnv } from '#server/env.ts';
import {
  checkKnown,
  checkNew,
  createByOperator,
  endSessionsByOperator,
  resetTwoStepByOperator,
  setPasswordByOperator,
  setRoleByOperator,
} from '#server/accounts/operator/operator-service.ts';
import { holdByOperator, releaseByOperator } from '#server/accounts/operator/hold-service.ts';
import { checkBengaliTrigrams, openDatabase } from '#server/platform/database/database.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { reachDatabase } from '#server/platform/database/reach-database.ts';
import type { Services } from '#server/platform/services.ts';
import { askPassword, type Terminal } from './ask-password.ts';

const usage = `Usage:
  npm run admin -- create EMAIL [ROLE]    create an account; admin by default
  npm run admin -- password EMAIL         set a new password and sign the account out everywhere
  npm run admin -- role EMAIL ROLE        user, firmOwner, support or admin
  npm run admin -- end-sessions EMAIL     sign the account out everywhere
  npm run admin -- reset-two-step EMAIL   switch two-step sign-in off, where phone and recovery codes are lost
  npm run admin -- hold EMAIL 'DAY REASON'  keep all data until a day such as 2027-06-30, for a court or an authority
  npm run admin -- release EMAIL          end that
You are asked for the password, or it is read from standard input.`;

interface Call {
  services: Pick<Services, 'db' | 'jobs'>;
  email: string;
  rest: string | undefined;
  password: () => Promise<string>;
}

const commands: Readonly<Record<string, { rest: 'none' | 'optional' | 'needed'; run: (call: Call) => Promise<string> }>> = {
  create: {
    rest: 'optional',
    async run({ services, email, rest: role = 'admin', password }) {
      await checkNew(services, email, role);
      await createByOperator(services, email, { role, password: await password() });
      return `${email} now has an account with the role ${role}.`;
    },
  },
  password: {
    rest: 'none',
    async run({ services, email, password }) {
      await checkKnown(services, email);
      await setPasswordByOperator(services, email, await password());
      return `${email} has a new password and is signed out everywhere.`;
    },
  },
  role: {
    rest: 'needed',
    async run({ services, email, rest: role = '' }) {
      await setRoleByOperator(services, email, role);
      return `${email} now has the role ${role}.`;
    },
  },
  'end-sessions': {
    rest: 'none',
    async run({ services, email }) {
      await endSessionsByOperator(services, email);
      return `${email} is signed out everywhere.`;
    },
  },
  'reset-two-step': {
    rest: 'none',
    async run({ services, email }) {
      await resetTwoStepByOperator(services, email);
      return `${email} signs in with the password alone now, and is signed out everywhere.`;
    },
  },
  hold: {
    rest: 'needed',
    async run({ services, email, rest: terms = '' }) {
      const until = await holdByOperator(services, email, terms);
      return `No job deletes data of ${email} until ${until.toISOString()}.`;
    },
  },
  release: {
    rest: 'none',
    async run({ services, email }) {
      await releaseByOperator(services, email);
      return `${email} is no longer held.`;
    },
  },
};

async function inServices<T>(env: NodeJS.ProcessEnv, work: (services: Call['services']) => Promise<T>): Promise<T> {
  const reached = await reachDatabase(readEnv(env));
  const database = openDatabase(reached.url, { connectionsMax: 2 });
  const jobs = openJobs(reached.url, { maintains: false });
  try {
    await migrate(database.pool);
    await checkBengaliTrigrams(database.db);
    return await work({ db: database.db, jobs });
  } finally {
    await jobs.stop();
    await database.close();
    await reached.release();
  }
}

export interface Surroundings {
  env: NodeJS.ProcessEnv;
  terminal: Terminal;
  print: (text: string) => void;
  printError: (text: string) => void;
}

/** Does what the arguments ask; returns the exit code. */
export async function adminCommand([name = '', email, rest, ...more]: readonly string[], { env, terminal, print, printError }: Surroundings): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const fits = command && email && more.length === 0 && (rest === undefined ? command.rest !== 'needed' : command.rest !== 'none');
  if (!fits) {
    printError(usage);
    return 2;
  }
  try {
    print(await inServices(env, (services) => command.run({ services, email, rest, password: () => askPassword(terminal) })));
    return 0;
  } catch (error) {
    printError((error as Error).message);
    return 1;
  }
}
