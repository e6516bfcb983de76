// What runs on the forge is what `npm test` runs: the same scripts, every part, all shards, nothing that is not pinned.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pageSources } from './pages/build-pages.ts';
import { lanes } from './testing/test-parts.ts';

interface Step {
  run?: string;
  uses?: string;
  if?: string;
  with?: Record<string, unknown>;
}
interface Job {
  steps: Step[];
  needs?: string[];
  if?: string;
  'timeout-minutes'?: number;
  'continue-on-error'?: unknown;
  strategy?: { matrix: { shard: number[] } };
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: unknown;
  concurrency: { group: string; 'cancel-in-progress': boolean };
  env: Record<string, string>;
  jobs: Record<string, Job>;
}

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const workflow = parse(read('.github/workflows/ci.yml')) as Workflow;
const setUp = parse(read('.github/actions/set-up/action.yml')) as { inputs: Record<string, unknown>; runs: { steps: Step[] } };
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const jobs = Object.entries(workflow.jobs);
const steps = jobs.flatMap(([, job]) => job.steps);
const named = steps.flatMap(({ run = '' }) => [...run.matchAll(/\bnpm (?:run (\S+)|(\w+))/g)].map(([, script, verb]) => script ?? verb ?? ''));
const commands = named.map((name) => scripts[name] ?? '');

describe('the jobs', () => {
  test('run only scripts of package.json', () => {
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const others = steps.map(({ run }) => run).filter((run) => run && !run.startsWith('npm run '));
    expect(others).toEqual(['exit 1']);
  });

  test('run every part of `npm test`', () => {
    const choices = commands.flatMap((command) => /scripts\/test\.ts ([\w ]+)/.exec(command)?.[1]?.split(' ') ?? []);
    const projects = commands.flatMap((command) => [...command.matchAll(/--project (\w+)/g)].map(([, project]) => project));
    const parts = Object.values(lanes).flat();
    const isRun = (part: (typeof parts)[number]): boolean => {
      const asked = part.args('report').join(' ');
      if (part.command === 'vitest') return [...asked.matchAll(/--project (\w+)/g)].every(([, project]) => projects.includes(project));
      const file = /scripts\/\S+\.ts/.exec(asked)?.[0];
      return part.chosenBy.some((choice) => choices.includes(choice)) || commands.some((command) => file !== undefined && command.includes(file));
    };
    expect(parts.length).toBeGreaterThan(9);
    expect(parts.filter((part) => !isRun(part)).map(({ title }) => title)).toEqual([]);
  });

  test('take all shards of the journeys', () => {
    const { strategy, steps: own } = workflow.jobs['e2e'] ?? { steps: [] };
    const [, all] = /--shard=\$\{\{ matrix\.shard \}\}\/(\d+)/.exec(own.map(({ run }) => run ?? '').join('\n')) ?? [];
    expect(strategy?.matrix.shard).toEqual(Array.from({ length: Number(all) }, (_none, at) => at + 1));
  });

  test('end in one that needs all others and fails with any of them', () => {
    const { ci, ...others } = workflow.jobs;
    expect(ci?.needs?.toSorted()).toEqual(Object.keys(others).toSorted());
    expect(ci?.if).toBe('always()');
    for (const result of ['failure', 'cancelled', 'skipped']) expect(ci?.steps[0]?.if).toContain(`contains(needs.*.result, '${result}')`);
    for (const [name, job] of Object.entries(others)) expect([name, job['continue-on-error'], job.if]).toEqual([name, undefined, undefined]);
  });

  test('may read and nothing else, end in time, and only actions of one commit run in them', () => {
    expect(workflow.env).toEqual({ CHROMIUM_PATH: 'packed' });
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(Object.keys(workflow.on).toSorted()).toEqual(['pull_request', 'push']);
    expect(workflow.concurrency['cancel-in-progress']).toBe(true);
    expect(jobs.filter(([, job]) => !(Number(job['timeout-minutes']) <= 25)).map(([name]) => name)).toEqual([]);
    const uses = globSync('.github/**/*.yml', { cwd: root }).flatMap((file) => [...read(file).matchAll(/uses: (.+)$/gm)].map(([, one = '']) => one));
    expect(uses.length).toBeGreaterThan(10);
    expect(uses.filter((one) => !/^\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$|^\.\/\.github\/actions\/set-up$/.test(one))).toEqual([]);
  });
});

describe('what is cached and kept', () => {
  const stepFor = (folder: string): Step | undefined => setUp.runs.steps.find((step) => step.with?.['path'] === folder);
  const keyOf = (folder: string): string[] => [...String(stepFor(folder)?.with?.['key']).matchAll(/'([^']+)'/g)].map(([, one = '']) => one.replace('/**', ''));

  test('pages by all that they are made of', () => {
    expect(keyOf('build')).toEqual(pageSources);
  });

  test('types by every room that is compiled', () => {
    const projects = ['tsconfig.node.json', 'tsconfig.browser.json'];
    const included = projects.flatMap((file) => /"include": \[([^\]]+)\]/.exec(read(file))?.[1]?.match(/"[\w-]+(?=\/)/g) ?? []);
    const rooms = [...new Set(included.map((room) => room.slice(1)))];
    expect(rooms.length).toBeGreaterThan(8);
    expect(
      keyOf('.cache/types')
        .filter((name) => !name.includes('.'))
        .toSorted(),
    ).toEqual(rooms.toSorted());
    expect(keyOf('.cache/types')).toContain('package-lock.json');
  });

  test('Node is that of .nvmrc, and every job says what it needs by a name that exists', () => {
    expect(setUp.runs.steps[0]?.with).toEqual({ 'node-version-file': '.nvmrc', cache: 'npm' });
    const asked = steps.filter(({ uses }) => uses?.startsWith('./')).flatMap(({ with: inputs = {} }) => Object.keys(inputs));
    expect(asked.filter((name) => !(name in setUp.inputs))).toEqual([]);
  });

  test('traces and screenshots of journeys, if one fails', () => {
    const kept = workflow.jobs['e2e']?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(kept).toMatchObject({ if: 'failure()', with: { path: '.cache/journeys', 'include-hidden-files': true } });
    const config = read('e2e/playwright.config.ts');
    expect(config).toContain("outputDir: '../.cache/journeys'");
    expect(config).toContain("screenshot: 'only-on-failure'");
  });
});
