// What the operator is given fits the product: settings that exist, figures that are told, files that are there. Tools that are not on this machine are left out, and said so.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '#server/env.ts';
import { fileSetting } from '#server/setting-files.ts';
import { testApp } from '#server/testing/app.ts';
import { serverEnvironment, serverFlags } from '#server/server-flags.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const known = new Set([...settingNames, ...settingNames.map(fileSetting)]);

/** Where the tool is; without it the test is left out, and a line says so. */
function toolAt(...places: string[]): string | undefined {
  const found = places.find((place) => spawnSync(place, ['--version'], { stdio: 'ignore' }).error === undefined);
  if (!found) console.log(`${places[0]} is not on this machine: its file was not tried with it.`);
  return found;
}

const folder = mkdtempSync(path.join(tmpdir(), 'uthan-operation-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the image', () => {
  const lines = read('ops/Dockerfile')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  test('is of named versions, runs as nobody special, says how it is and obeys SIGTERM', () => {
    for (const line of lines.filter((one) => one.startsWith('FROM ') && !/^FROM (?:packages|pages)\b/.test(one)))
      expect(line).toMatch(/^FROM node:24-\w+-slim/);
    expect(last.at(-1)).toBe(`CMD ${JSON.stringify(['node', ...serverFlags, 'server/main.ts']).replaceAll(',', ', ')}`);
    expect(last).toContain('USER node');
    expect(last.findIndex((line) => line.startsWith('COPY'))).toBeLessThan(last.indexOf('USER node'));
    expect(last.some((line) => line.startsWith('HEALTHCHECK') && line.includes('/readyz'))).toBe(true);
    expect(last).toContain('STOPSIGNAL SIGTERM');
  });

  test('sets only what is a setting, and copies only what is there and reaches the builder', () => {
    const set = last.filter((line) => line.startsWith('ENV ')).flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name]) => name));
    expect(set.filter((name = '') => !known.has(name) && !(name in serverEnvironment))).toEqual([]);
    const allowed = read('.dockerignore').split('\n');
    const copied = lines
      .filter((line) => line.startsWith('COPY') && line !== 'COPY . .')
      .flatMap((line) =>
        line
          .replace(/^COPY (?:--from=\w+ )?/, '')
          .split(' ')
          .slice(0, -1),
      )
      .map((name) => name.replace('/app/', ''))
      .filter((name) => !['build', 'node_modules', '.commit'].includes(name));
    expect(copied.length).toBeGreaterThan(10);
    for (const name of copied) {
      expect(existsSync(path.join(root, name)), name).toBe(true);
      expect(allowed, name).toContain(`!${name.split('/')[0]}`);
    }
  });
});

test('the builder gets every configuration that tsconfig.json refers to, or it builds no pages', () => {
  const allowed = new Set(read('.dockerignore').split('\n'));
  const { references } = JSON.parse(read('tsconfig.json')) as { references: { path: string }[] };
  const files = references.map(({ path: one }) => path.posix.join(one, one.endsWith('.json') ? '.' : 'tsconfig.json').replace(/\/$/, ''));
  for (const file of files) expect(allowed.has(`!${file}`) || allowed.has(`!${file.split('/')[0]}`), file).toBe(true);
});

describe('compose', () => {
  const compose = parse(read('ops/compose.yml'), { merge: true }) as {
    services: Record<
      string,
      { image?: string; secrets?: string[]; environment?: Record<string, string>; networks?: string[]; volumes?: string[]; command?: string[] } & Record<
        string,
        unknown
      >
    >;
    secrets: Record<string, unknown>;
  };
  const { app, backup } = compose.services;

  test('gives the product only what it reads, from secrets that are declared', () => {
    for (const service of [app, backup]) {
      expect(Object.keys(service?.environment ?? {}).filter((name) => !known.has(name))).toEqual([]);
      for (const [name, value] of Object.entries(service?.environment ?? {}))
        if (name.endsWith('_FILE')) expect(service?.secrets).toContain(value.replace('/run/secrets/', ''));
    }
    const used = new Set(Object.values(compose.services).flatMap(({ secrets = [] }) => secrets));
    expect([...used].toSorted()).toEqual(Object.keys(compose.secrets).toSorted());
    const set = Object.values(compose.services).flatMap(({ environment = {} }) => Object.keys(environment));
    expect(set.filter((name) => /PASSWORD|SECRET|TOKEN/.test(name) && !name.endsWith('_FILE'))).toEqual([]);
  });

  test('runs it with a read-only root, without rights, and no image of any version', () => {
    expect(app).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'], init: true, stop_grace_period: '150s' });
    for (const { image } of Object.values(compose.services)) if (image) expect(image).toMatch(/:(?!latest)[\w.-]+$/);
    expect(existsSync(path.join(root, backup?.command?.[1] ?? ''))).toBe(true);
  });
});

test('what stays in compose has limits, and the proxy comes after servers that are ready and asks for their addresses again', () => {
  const { services } = parse(read('ops/compose.yml'), { merge: true }) as {
    services: Record<string, { restart?: string; deploy?: { resources?: { limits?: Record<string, unknown> } }; depends_on?: unknown }>;
  };
  for (const [name, { restart, deploy }] of Object.entries(services))
    if (restart) expect(Object.keys(deploy?.resources?.limits ?? {}), name).toEqual(['memory', 'pids']);
  expect(services['proxy']?.depends_on).toEqual({ app: { condition: 'service_healthy' } });
  expect(read('ops/nginx.conf')).toMatch(/resolver 127\.0\.0\.11 [^;]*;[^}]*zone uthan \w+;[^}]*server app:3000 [^;]*resolve;/);
});

describe('systemd', () => {
  const units = globSync('ops/systemd/*', { cwd: root });
  const services = units.filter((name) => name.endsWith('.service'));
  const tool = toolAt('systemd-analyze');

  test.each(services)('%s sets only what is a setting and starts what is there', (name) => {
    const text = read(name);
    const set = [...text.matchAll(/^Environment=(\w+)=/gm)].map(([, one]) => one ?? '');
    expect(set.filter((one) => !known.has(one) && !(one in serverEnvironment))).toEqual([]);
    const started = [...text.matchAll(/^ExecStart=\S+ (?:--\S+ )*(\S+)/gm)].map(([, program]) => program ?? '');
    expect(started.length).toBeGreaterThan(0);
    expect(started.filter((program) => !existsSync(path.join(root, program)))).toEqual([]);
  });

  test('and npm start give a server the same options', () => {
    for (const unit of ['uthan.service', 'uthan@.service'])
      expect(read(`ops/systemd/${unit}`)).toContain(`ExecStart=node ${serverFlags.join(' ')} server/main.ts`);
    for (const flag of serverFlags) expect(read('scripts/bootstrap.mjs')).toContain(`'${flag}'`);
    for (const [name, value] of Object.entries(serverEnvironment)) {
      for (const unit of ['uthan.service', 'uthan@.service']) expect(read(`ops/systemd/${unit}`)).toContain(`\nEnvironment=${name}=${value}\n`);
      expect(read('scripts/bootstrap.mjs')).toContain(`${name}: '${value}'`);
      expect(read('ops/Dockerfile')).toContain(` ${name}=${value} `);
    }
  });

  test('the backup of a night is checked after it was made, in the folder where it is', () => {
    const commands = [...read('ops/systemd/uthan-backup.service').matchAll(/^ExecStart=\S+ scripts\/backup\.ts (.*)$/gm)].map(([, options]) => options ?? '');
    const [made, checked, ...more] = commands.map((options) => options.split(' '));
    expect([made?.[0], checked?.[0], more]).toEqual(['--into', '--check', []]);
    expect(checked?.[1]).toBe(made?.[1]);
  });

  test.runIf(tool)('the units are understood, and the services may do little', () => {
    for (const name of units) writeFileSync(path.join(folder, path.basename(name)), read(name).replaceAll('=node ', `=${process.execPath} `));
    execFileSync('systemd-analyze', ['verify', ...units.map((name) => path.join(folder, path.basename(name)))], { stdio: 'pipe' });
    for (const name of services)
      execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', path.join(folder, path.basename(name))], { stdio: 'pipe' });
  });
});

describe('figures', () => {
  const names = (text: string): string[] => [...new Set([...text.matchAll(/\b(?:uthan|nodejs|process)_[a-z_]+\b/g)].map(([name]) => name))];
  const dashboard = JSON.parse(read('ops/grafana/uthan.json')) as { panels: { title: string; targets?: { expr: string }[] }[] };
  const alerts = (
    parse(read('ops/prometheus/alerts.yml')) as {
      groups: { rules: { alert: string; expr: string; labels: { severity: string }; annotations: Record<string, string> }[] }[];
    }
  ).groups.flatMap(({ rules }) => rules);
  let told: Set<string>;

  beforeAll(async () => {
    const server = await testApp();
    const { body } = await server.call({ url: '/metrics' });
    await server.close();
    const families = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
    told = new Set(
      families.flatMap(([, name = '', type]) => (type === 'histogram' || type === 'summary' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name])),
    );
    // With pages and with a replica alone.
    for (const name of ['uthan_pages_total', 'uthan_pages_kept', 'uthan_pages_kept_bytes', 'uthan_public_reads_total', 'uthan_replica_current']) {
      expect(read('server/site/metrics.ts')).toContain(`'${name}'`);
      told.add(name);
    }
  });

  const promtool = toolAt('promtool');
  test.runIf(promtool)('Prometheus understands the alerts, and they fire when they should', () => {
    for (const [verb, file] of [
      ['check', 'alerts.yml'],
      ['test', 'alerts.test.yml'],
    ] as const)
      execFileSync('promtool', [verb, 'rules', path.join(root, 'ops/prometheus', file)], { stdio: 'pipe' });
  });

  test('every one that the dashboard, the alerts and the runbook name is told by a server', () => {
    const asked = [...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)), ...alerts.map(({ expr }) => expr)];
    expect(names(asked.join(' ')).filter((name) => !told.has(name))).toEqual([]);
    const named = names(read('docs/runbook.md')).filter((name) => !told.has(name) && !told.has(`${name}_count`));
    expect(named).toEqual([]);
  });

  test('every one of the product is in the dashboard, the alerts or the runbook, but for what is read in detail', () => {
    const asked = JSON.stringify([dashboard, alerts]) + read('docs/runbook.md');
    const families = new Set([...told].map((name) => name.replace(/_(?:bucket|sum|count)$/, '')));
    const detail = ['uthan_live_delivery_seconds', 'uthan_live_joins_total', 'uthan_pages_kept', 'uthan_pages_kept_bytes', 'uthan_reads_open'];
    const unasked = [...families].filter((name) => name.startsWith('uthan_') && !new RegExp(`\\b${name}(?:_|\\b)`).test(asked));
    expect(unasked.filter((name) => !detail.includes(name))).toEqual([]);
  });

  test('every alert has a severity and leads to a symptom of the runbook, which names it', () => {
    const runbook = read('docs/runbook.md');
    const anchors = new Set(
      [...runbook.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replaceAll(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      ),
    );
    expect(alerts.length).toBeGreaterThan(15);
    for (const { alert, labels, annotations } of alerts) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect([...anchors], alert).toContain(annotations['runbook_url']?.replace('docs/runbook.md#', ''));
      expect(runbook, alert).toMatch(new RegExp(`\\*Alerts? [^*]*\\b${alert}\\b`));
    }
  });

  test('names of figures are as Prometheus wants them', () => {
    for (const name of told) expect(name).toMatch(/^(?:uthan|nodejs|process)_[a-z][a-z0-9_]*[a-z0-9]$/);
  });
});
