// Runs one part of the whole test and counts what its runner reports.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Counted, Part } from './test-parts.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** A runner that hangs is a runner that failed. */
const timeoutMs = 22 * 60_000;

const running = new Set<ChildProcess>();

/** Ends what runs now. Ctrl-C reaches the runners by itself, other signals only this process. */
export function endParts(): void {
  for (const child of running) child.kill();
}

/** Two parts write at the same time: each line says which it is of. */
function prefixLines(stream: Readable, prefix: string): void {
  createInterface({ input: stream }).on('line', (line) => process.stdout.write(`${prefix}${line}\n`));
}

/** Resolves to whether it ended well. With `prefix` its output is marked line by line. */
function started(part: Part, report: string, prefix: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(part.command, part.args(report), {
      cwd: root,
      stdio: prefix ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...part.env?.(report) },
      shell: process.platform === 'win32',
    });
    running.add(child);
    const timer = setTimeout(endParts, timeoutMs);
    for (const stream of [child.stdout, child.stderr]) if (stream) prefixLines(stream, prefix);
    child.once('error', (error) => process.stdout.write(`${prefix}${part.command}: ${error.message}\n`));
    child.once('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve(code === 0);
    });
  });
}

/** One that dies, finds no test or ends badly although all passed counts as a failure. */
function counted(part: Part, ok: boolean, report: string): Counted {
  if (!part.count) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, times: {} };
  try {
    const result = part.count(JSON.parse(readFileSync(report, 'utf8')));
    return { ...result, failed: result.failed || (ok && result.passed > 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1, times: {} };
  }
}

/** Runs it to its end. `isAlone`: nothing else writes in the meantime. */
export async function runPart(part: Part, isAlone: boolean): Promise<Counted> {
  const prefix = isAlone ? '' : `${part.title} │ `;
  process.stdout.write(`\n== ${part.title}\n`);
  const began = Date.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'uthan-report-'));
  const report = path.join(folder, 'report.json');
  const ok = await started(part, report, prefix);
  const result = counted(part, ok, report);
  rmSync(folder, { recursive: true, force: true });
  process.stdout.write(`${ok ? 'ok' : 'FAILED'}: ${part.title} (${((Date.now() - began) / 1000).toFixed(1)} s)\n`);
  return result;
}
