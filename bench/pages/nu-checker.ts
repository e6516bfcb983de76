// The Nu HTML checker, the one behind validator.w3.org, over a folder of files. Needs Java 11 or later.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { toolFolder } from '#bench/tools.ts';

export const nuVersion = '26.9.27';
const outputMax = 64 * 1024 * 1024;

export interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

/** What it says about the HTML files of a folder. Throws a sentence where Java is missing. */
export function nuMessages(folder: string): Message[] {
  const jar = path.join(toolFolder('vnu-jar', nuVersion), 'build/dist/vnu.jar');
  const { stdout, error } = spawnSync('java', ['-Xss4m', '-jar', jar, '--format', 'json', '--exit-zero-always', '--stdout', folder], {
    encoding: 'utf8',
    maxBuffer: outputMax,
  });
  if (error) throw new Error('Java could not be started; the checker needs version 11 or later.', { cause: error });
  return (JSON.parse(stdout) as { messages: Message[] }).messages;
}
