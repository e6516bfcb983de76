// Peers that vanish without a word, as a phone without reception does: no FIN, no RST, nothing is acknowledged any more. In a network
// of its own, where the packets of one address are thrown away.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { SkipError, type Case, type Result } from './result.ts';

const inside = path.resolve(import.meta.dirname, 'half-open-inside.ts');
const script = 'ip link set lo up && exec "$@"';

async function run(rounds: number): Promise<Result> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || spawnSync('unshare', ['-n', 'sh', '-c', 'ip link set lo up && iptables -L']).status !== 0)
    throw new SkipError('peers that vanish need root on Linux, ip and iptables: they are packets thrown away in a network namespace.');
  const { status, stdout } = spawnSync('unshare', ['-n', 'sh', '-c', script, 'sh', process.execPath, inside, String(rounds)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  if (status !== 0 || !last.startsWith('{')) throw new Error(`It ended with ${status}:\n${stdout}`);
  return JSON.parse(last) as Result;
}

export const halfOpenCase: Case = {
  name: 'half-open',
  fault: 'clients vanish without closing their connections: idle, in the middle of a body, of an answer, with a live connection',
  rounds: 1,
  run,
};
