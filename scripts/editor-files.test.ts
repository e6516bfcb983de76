// What editors and containers read says the same as what the commands read: Node's version, the format of files, extensions.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
/** JSON as editors read it: whole lines may be comments. */
const readJson = (file: string): unknown => JSON.parse(read(file).replaceAll(/^\s*\/\/.*$/gm, ''));

interface Container {
  image: string;
  remoteUser: string;
  forwardPorts: number[];
  postCreateCommand: string;
  customizations: { vscode: { extensions: string[] } };
}
const container = readJson('.devcontainer/devcontainer.json') as Container;
const { recommendations } = readJson('.vscode/extensions.json') as { recommendations: string[] };

test('one major version of Node is in .nvmrc, the packages, the image and the container of developers', () => {
  const major = read('.nvmrc').trim();
  const { optionalDependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const packed = Object.entries(optionalDependencies ?? {}).filter(([name]) => name.startsWith('node-'));
  const versions = [...packed.map(([, version]) => version), devDependencies?.['@types/node']];
  expect(versions).toHaveLength(4);
  expect(versions.map((version) => version?.split('.')[0])).toEqual([major, major, major, major]);
  expect(container.image).toBe(`node:${major}-bookworm`);
  expect(new Set([...read('ops/Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, one]) => one))).toEqual(new Set([major]));
  expect(read('server/env.ts')).toContain(`const nodeMajorMin = ${major};`);
});

test('.editorconfig says what the formatter does', () => {
  const { printWidth, tabWidth = 2, useTabs = false } = readJson('.oxfmtrc.json') as { printWidth: number; tabWidth?: number; useTabs?: boolean };
  const [, general = ''] = /\[\*\]\n([^[]*)/.exec(read('.editorconfig')) ?? [];
  expect(Object.fromEntries([...general.matchAll(/^(\w+) = (\S+)$/gm)].map(([, name, value]) => [name, value]))).toEqual({
    charset: 'utf-8',
    end_of_line: 'lf',
    indent_style: useTabs ? 'tab' : 'space',
    indent_size: String(tabWidth),
    insert_final_newline: 'true',
    trim_trailing_whitespace: 'true',
    max_line_length: String(printWidth),
  });
});

test('VS Code is pointed to files and tools that are there', () => {
  const settings = readJson('.vscode/settings.json') as Record<string, unknown>;
  const named = ['js/ts.tsdk.path', 'oxc.fmt.configPath', 'tailwindCSS.experimental.configFile'];
  for (const name of named) expect(existsSync(path.join(root, String(settings[name]))), name).toBe(true);
  expect(settings['editor.formatOnSave']).toBe(true);
  expect(recommendations).toContain(settings['editor.defaultFormatter']);
  // The native compiler answers editors itself, with `tsc --lsp`; an older one would need another extension.
  expect(existsSync(path.join(root, 'node_modules/typescript/lib/tsserver.js'))).toBe(false);
});

test('the container of developers is an ordinary user’s, with the port, the packages and the same extensions', () => {
  expect(container.remoteUser).toBe('node');
  expect(container.forwardPorts).toEqual([3000]);
  expect(container.customizations.vscode.extensions).toEqual(recommendations);
  const [, script = ''] = /^node (\S+) --version$/.exec(container.postCreateCommand) ?? [];
  expect(existsSync(path.join(root, script))).toBe(true);
});
