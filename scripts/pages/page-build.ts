// Builds the pages in a process of its own, so that a start can create its database in the meantime.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Outside } from '#server/run-server.ts';
import { arePagesBuilt } from './build-pages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const outputMax = 20_000;

/** By what the build wrote, or how it ended. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/ENOSPC|no space left/i, 'The disk is full: free some space, then start again.'],
  [/EACCES|EPERM|EROFS|cannot be locked/, 'This user may not write there: make build/ and .cache/ writable, then start again.'],
  [/Cannot find package/, 'What builds pages is not installed: run npm ci, then start again.'],
  [/SIGKILL|heap out of memory|ENOMEM/, 'The memory is used up: close other programs, then start again.'],
];

/** A sentence with what to do, and the words of the build. */
export function buildFailure({ code, signal, output }: { code: number | null; signal: string | null; output: string }): Error {
  const found = advice.find(([sign]) => sign.test(`${signal} ${output}`));
  const todo = found?.[1] ?? 'Correct what the build says here, then start again.';
  const words = output || (signal ? `The build was ended by ${signal}.` : `The build ended with code ${code}.`);
  return new Error(`The pages could not be built. ${todo}\n${words}`);
}

/** `script` replaces the build in tests. */
export function pageBuild(script: string = path.join(root, 'scripts', 'build.ts')): NonNullable<Outside['pages']> {
  let isNeeded: boolean | undefined;
  let child: ChildProcess | undefined;
  let hasEnded = false;
  const windows = process.platform === 'win32';
  return {
    isNeeded: () => (isNeeded ??= !arePagesBuilt()),
    async run(say) {
      // A group of its own, so that what it has started ends with it. The channel brings its lines.
      const building = (child = spawn(process.execPath, [script], { cwd: root, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], detached: !windows }));
      let output = '';
      building.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-outputMax)));
      building.on('message', (line) => say(String(line)));
      const [code, signal] = await new Promise<[number | null, string | null]>((resolve, reject) => {
        building.once('error', reject);
        building.once('close', (...ended) => resolve(ended));
      });
      hasEnded = true;
      if (code !== 0) throw buildFailure({ code, signal, output: output.trim() });
      if (output.trim()) say(output.trim());
    },
    end() {
      if (!child?.pid || hasEnded) return;
      try {
        if (windows) child.kill();
        else process.kill(-child.pid);
      } catch {
        // It ended in this moment.
      }
    },
  };
}
