// Documents that point to files which are not there are worse than none: every path they name exists.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...globSync(['docs/**/*.md', '.github/*.md'], { cwd: root })];
const rooms = /^(?:contracts|i18n|server|demo|web|e2e|bench|scripts|docs|public|ops|clients|\.ci|\.github|\.vscode|\.devcontainer)\/\S*$/;

/** `<noun>` and `NNNN` stand for any name. */
const pattern = (named: string): string => named.replaceAll(/<[^>]+>|NNNN/g, '*').replace(/:\d+$/, '');

const isThere = (named: string): boolean => globSync(pattern(named), { cwd: root }).length > 0;

function missingIn(page: string): string[] {
  const text = readFileSync(path.join(root, page), 'utf8');
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, named = '']) => named).filter((named) => rooms.test(named) && !named.includes('…'));
  // Boxes of a drawing say where their code is, without quotes.
  const drawn = [...text.matchAll(/^```mermaid\n([^]*?)^```/gm)].flatMap(([, drawing = '']) => drawing.match(/\b[a-z\d-]+\/[\w./-]+/g) ?? []);
  const linked = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, to = '']) => to).filter((to) => !/^(?:[a-z]+:|\/)/.test(to));
  return [
    ...[...quoted, ...drawn.filter((named) => rooms.test(named))].filter((named) => !isThere(named)),
    ...linked.filter((to) => !existsSync(path.join(root, path.dirname(page), to))),
  ];
}

test.each(pages)('every path named in %s exists', (page) => {
  expect(missingIn(page)).toEqual([]);
});

test.each(pages)('every npm script named in %s exists', (page) => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const named = [...readFileSync(path.join(root, page), 'utf8').matchAll(/\bnpm (?:run )?(?:(start|test)\b|(?<=run )([a-z][\w:-]*))/g)].map(
    ([, plain, run]) => plain ?? run ?? '',
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('a path that leads nowhere is noticed', () => {
  expect(['server/<noun>/store.ts', 'server/migrations/NNNN-*.sql', 'web/routes.ts'].filter((named) => !isThere(named))).toEqual([]);
  expect(['server/nowhere.ts', 'web/<noun>/nothing.css'].filter(isThere)).toEqual([]);
});

test('every page of docs/ that code points to exists', () => {
  const sources = globSync(['{contracts,i18n,server,demo,web,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css,sql}', '*.{ts,json}'], { cwd: root });
  const faults = sources.flatMap((name) =>
    [...readFileSync(path.join(root, name), 'utf8').matchAll(/\b(?:docs\/)?decisions\/[\w-]+\.md\b|\bdocs\/[\w-]+\.md\b/g)]
      .map(([named]) => (named.startsWith('docs/') ? named : `docs/${named}`))
      .filter((named) => !existsSync(path.join(root, named)))
      .map((named) => `${name}: ${named}`),
  );
  expect(faults).toEqual([]);
});
