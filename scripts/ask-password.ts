// A password from anyone who runs a command: typed twice and not shown, or the first line of what is piped in.
import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';

export interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Pick<Writable, 'write'>;
}

const silence = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/** One line; undefined where the input ended without one. Ctrl-C ends the program as it does elsewhere. */
function readLine({ input, output }: Terminal, prompt: string): Promise<string | undefined> {
  const typed = input.isTTY === true;
  if (typed) output.write(prompt);
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input, output: silence(), terminal: typed });
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
    });
    lines.once('SIGINT', () => {
      reject(new Error('Stopped; nothing was changed.'));
      lines.close();
    });
    lines.once('close', () => {
      if (typed) output.write('\n');
      resolve(undefined);
    });
  });
}

/** Throws where nothing was given, or the second time something else. */
export async function askPassword(terminal: Terminal): Promise<string> {
  const password = await readLine(terminal, 'New password (it is not shown): ');
  if (!password) throw new Error('A password is required: type it or pipe it in.');
  if (terminal.input.isTTY && (await readLine(terminal, 'Once more: ')) !== password) throw new Error('The two passwords do not match. Nothing was changed.');
  return password;
}
