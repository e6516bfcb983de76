// npm run admin -- COMMAND EMAIL: accounts as anyone who runs the product needs them, whether the server runs or not.
import { adminCommand } from './admin-command.ts';

// Ending in the middle must not leave the database running that was started here: what waits for a password gives up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.stdin.destroy());
process.exitCode = await adminCommand(process.argv.slice(2), {
  env: process.env,
  terminal: { input: process.stdin, output: process.stderr },
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
});
