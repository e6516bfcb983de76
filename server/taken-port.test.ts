import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

test('a start on a port that is taken ends before it sets up a database', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'uthan-port-'));
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const env = { PATH: process.env['PATH'], NODE_ENV: 'test', DATA_DIR: folder, PORT: String(port) };
  const { status, stderr, stdout } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'main.ts')], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  const holder = process.platform === 'linux' ? new RegExp(` by \\S.* \\(process ${process.pid}\\)`).source : '';
  expect(stdout + stderr).toMatch(new RegExp(`Port ${port} is already taken${holder}\\. Stop that program, or choose another port with PORT\\.`));
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
  await new Promise((resolve) => other.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});
