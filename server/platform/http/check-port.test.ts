import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { checkPort } from './check-port.ts';

/** This process, by the name that the system shows. */
const holder = process.platform === 'linux' ? ` by ${readFileSync('/proc/self/comm', 'utf8').trim()} (process ${process.pid})` : '';

test('a port that another program has is told in a sentence, and a free one stays free', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const place = { port: (other.address() as AddressInfo).port, host: '127.0.0.1' };
  await expect(checkPort(place)).rejects.toThrow(`Port ${place.port} is already taken${holder}. Stop that program, or choose another port with PORT.`);
  await new Promise((resolve) => other.close(resolve));
  await checkPort(place);
  await checkPort(place);
});

test('an address that is not of this machine is told in a sentence', async () => {
  await expect(checkPort({ port: 0, host: '203.0.113.7' })).rejects.toThrow(/^Uthan cannot listen on 203\.0\.113\.7, port 0: /);
});
