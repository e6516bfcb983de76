import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { productionDrainSeconds, readEnv } from './env.ts';

const live = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://uthan.example',
  SMTP_URL: 'smtp://user:secret@mail.example:587',
  MAIL_FROM: 'Uthan <hello@uthan.example>',
  DATABASE_URL: 'postgres://db.example/uthan',
};

describe('without any setting', () => {
  test('everything has a safe default for this machine', () => {
    expect(readEnv({})).toEqual({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.resolve('.data'),
      databaseUrl: undefined,
      databasePool: 20,
      cacheMb: 96,
      isPooled: false,
      publicUrl: undefined,
      socialPages: [],
      corsOrigins: [],
      smtpUrl: undefined,
      mailFrom: 'Uthan <no-reply@localhost>',
      mailEventsSecret: undefined,
      mailDkimSelector: undefined,
      sms: undefined,
      smsBudget: { messagesPerDay: 1000, takaPerDay: 500, price: 0.5 },
      admin: undefined,
      demo: true,
      rateLimits: true,
      storageUrl: undefined,
      securityContact: undefined,
      metricsToken: undefined,
      logLevel: 'info',
      trustProxy: 0,
      drainSeconds: 0,
    });
  });

  test('an empty value is no value', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '', DEMO: '' })).toEqual(readEnv({}));
  });
});

test('tests may bear the address of a live site', () => {
  expect(readEnv({ NODE_ENV: 'test', PUBLIC_URL: 'https://uthan.example/' }).publicUrl).toBe('https://uthan.example');
});

test.each<[string, string, Partial<ReturnType<typeof readEnv>>]>([
  ['PORT', '8080', { port: 8080 }],
  ['HOST', '::1', { host: '::1' }],
  ['DATA_DIR', '/srv/uthan', { dataDir: path.resolve('/srv/uthan') }],
  ['DATABASE_URL', 'postgres://a/b', { databaseUrl: 'postgres://a/b' }],
  ['PUBLIC_URL', 'http://LOCALHOST:8080/', { publicUrl: 'http://localhost:8080' }],
  ['NODE_ENV', 'development', { production: false }],
  ['NODE_ENV', 'test', { production: false }],
  ['SOCIAL_PAGES', 'https://facebook.com/uthan  https://youtube.com/@uthan', { socialPages: ['https://facebook.com/uthan', 'https://youtube.com/@uthan'] }],
  ['CORS_ORIGINS', 'https://a.example  http://localhost:5173/', { corsOrigins: ['https://a.example', 'http://localhost:5173'] }],
  ['SMTP_URL', 'smtp://localhost:25', { smtpUrl: 'smtp://localhost:25' }],
  ['MAIL_FROM', 'Uthan <hello@uthan.example>', { mailFrom: 'Uthan <hello@uthan.example>' }],
  ['MAIL_FROM', 'hello@uthan.example', { mailFrom: 'hello@uthan.example' }],
  ['SECURITY_CONTACT', 'safety@uthan.example', { securityContact: 'safety@uthan.example' }],
  ['SECURITY_CONTACT', 'https://uthan.example/report', { securityContact: 'https://uthan.example/report' }],
  ['DEMO', '0', { demo: false }],
  ['RATE_LIMITS', 'off', { rateLimits: false }],
  ['STORAGE_URL', 'file:///srv/pictures', { storageUrl: 'file:///srv/pictures' }],
  ['STORAGE_URL', 's3://photos/live?region=ap-1', { storageUrl: 's3://photos/live?region=ap-1' }],
  ['MEDIA_URL', 'https://cdn.example/', { mediaUrl: 'https://cdn.example' }],
  ['METRICS_TOKEN', 'for-the-monitor', { metricsToken: 'for-the-monitor' }],
  ['LOG_LEVEL', 'warn', { logLevel: 'warn' }],
  ['TRUST_PROXY', '2', { trustProxy: 2 }],
  ['DRAIN_SECONDS', '1.5', { drainSeconds: 1.5 }],
])('%s=%s is understood', (name, value, expected) => {
  expect(readEnv({ [name]: value })).toMatchObject(expected);
});

test('streets of maps come with whom to name for them', () => {
  const url = 'https://tiles.example/{z}/{x}/{y}.png?key=1';
  expect(readEnv({ MAP_TILES_URL: url, MAP_ATTRIBUTION: '© OpenStreetMap' }).mapTiles).toEqual({ shown: { url, credit: '© OpenStreetMap' } });
  expect(readEnv({ MAP_TILES_URL: 'streets.pmtiles', MAP_ATTRIBUTION: '©' }).mapTiles).toEqual({ shown: { credit: '©' }, file: 'streets.pmtiles' });
  const refused = (value: string) => () => readEnv({ MAP_TILES_URL: value, MAP_ATTRIBUTION: '©' });
  for (const value of [
    'https://tiles.example/',
    '../streets.pmtiles',
    'https://tiles.example/streets.pmtiles',
    'https://{z}.example/{x}/{y}',
    'http://tiles.example/{z}/{x}/{y}',
    "https://a.example/{z}/{x}/{y}; script-src 'x'",
  ])
    expect(refused(value)).toThrow('MAP_TILES_URL must be an address');
});

test('the admin comes with email and password together', () => {
  expect(readEnv({ ADMIN_EMAIL: 'Boss@Example.test', ADMIN_PASSWORD: 'secret-1' }).admin).toEqual({ email: 'boss@example.test', password: 'secret-1' });
  expect(() => readEnv({ ADMIN_EMAIL: 'boss@example.test' })).toThrow('ADMIN_EMAIL and ADMIN_PASSWORD must be set together.');
  expect(() => readEnv({ ADMIN_PASSWORD: 'secret-1' })).toThrow('ADMIN_EMAIL and ADMIN_PASSWORD must be set together.');
});

test.each([
  ['PORT', 'abc', 'PORT must be a number.'],
  ['PORT', '70000', 'PORT'],
  ['PUBLIC_URL', 'uthan', 'PUBLIC_URL must be an address such as https://uthan.example.'],
  ['CORS_ORIGINS', 'http://a.example', 'CORS_ORIGINS must be origins such as https://partner.example'],
  ['CORS_ORIGINS', 'https://a.example/app', 'CORS_ORIGINS must be origins such as https://partner.example'],
  ['CORS_ORIGINS', '*', 'CORS_ORIGINS must be origins such as https://partner.example'],
  ['SOCIAL_PAGES', 'facebook.com/uthan', 'SOCIAL_PAGES must be addresses such as https://www.facebook.com/uthan'],
  ['PUBLIC_URL', 'javascript:alert(1)', 'PUBLIC_URL must be an address such as https://uthan.example.'],
  ['PUBLIC_URL', 'http://localhost:3000/sub', 'PUBLIC_URL must be a host without a path'],
  ['PUBLIC_URL', 'http://localhost:3000/?q=1', 'PUBLIC_URL must be a host without a path'],
  ['PUBLIC_URL', 'http://user:secret@localhost', 'PUBLIC_URL must be a host without a path'],
  ['PUBLIC_URL', 'https://uthan.example', 'PUBLIC_URL can point away from this machine only with NODE_ENV=production'],
  ['NODE_ENV', 'produciton', 'NODE_ENV must be development, test or production.'],
  ['NODE_ENV', 'Production', 'NODE_ENV must be development, test or production.'],
  ['MAIL_FROM', 'Uthan', 'MAIL_FROM must be a sender such as Uthan <hello@uthan.example>.'],
  ['DATABASE_URL', 'nonsense', 'DATABASE_URL must be an address such as postgres://user:password@host/name.'],
  ['DATABASE_URL', 'mysql://a/b', 'DATABASE_URL must be'],
  ['SMTP_URL', 'mail.example', 'SMTP_URL must be an address such as smtp://user:password@host:587.'],
  ['SMTP_URL', 'https://mail.example', 'SMTP_URL must be'],
  ['ADMIN_EMAIL', 'boss', 'ADMIN_EMAIL must be an email address.'],
  ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD must have at least 6 characters.'],
  ['SECURITY_CONTACT', 'http://uthan.example', 'SECURITY_CONTACT must be an email address or a page'],
  ['SECURITY_CONTACT', 'a@b.example\nContact: mailto:c@d.example', 'SECURITY_CONTACT must be an email address or a page'],
  ['DEMO', 'yes', 'DEMO must be 0 or 1.'],
  ['RATE_LIMITS', '0', 'RATE_LIMITS must be on or off.'],
  ['STORAGE_URL', 'gs://bucket', 'STORAGE_URL must start with file:// or s3://.'],
  ['STORAGE_URL', 's3://key:secret@photos', 'STORAGE_URL must not carry keys'],
  ['STORAGE_ACCESS_KEY', 'id', 'STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY must be set together.'],
  ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}/{y}.png', 'MAP_TILES_URL and MAP_ATTRIBUTION must be set together.'],
  ['MEDIA_URL', 'https://cdn.example/photos', 'MEDIA_URL must be a host without a path'],
  ['STORAGE_URL', 'file://relative/folder', 'STORAGE_URL must be an absolute path with three slashes, such as file:///srv/uthan/pictures.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL'],
  ['TRUST_PROXY', '-1', 'TRUST_PROXY'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be a number.'],
  ['DRAIN_SECONDS', 'long', 'DRAIN_SECONDS must be a number.'],
  ['HOST', '0.0.0.0', 'HOST can be other than loopback only with NODE_ENV=production.'],
])('%s=%s is refused in a sentence', (name, value, sentence) => {
  expect(() => readEnv({ [name]: value })).toThrow(sentence);
});

test('all faults are told at once, and no value of a setting is repeated', () => {
  const told = (): string => {
    try {
      return JSON.stringify(readEnv({ PORT: 'abc', DEMO: 'yes', ADMIN_PASSWORD: 'hush' }));
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(told().split('\n')).toHaveLength(4);
  expect(told()).not.toContain('hush');
});

const read = (file: string): string => readFileSync(path.resolve(import.meta.dirname, file), 'utf8');
const known = [...read('env.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);

test('the README lists every setting, and no other', () => {
  const rows = read('../README.md')
    .split('\n')
    .filter((line) => /^\| `[A-Z_]+[`=]/.test(line));
  const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)/g)].map(([, name]) => name));
  expect(known.length).toBeGreaterThan(14);
  expect(listed.toSorted()).toEqual(known.toSorted());
});

describe('.env.example', () => {
  const lines = read('../.env.example').split('\n');
  const shown = parseEnv(lines.map((line) => line.replace(/^#(?=[A-Z_]+=)/, '')).join('\n')) as Record<string, string>;

  test('explains every setting, and no other', () => {
    expect(Object.keys(shown).toSorted()).toEqual(known.toSorted());
    const first = lines.flatMap((line, at) => (/^#[A-Z_]+=/.test(line) && !/^#[A-Z_]+=/.test(lines[at - 1] ?? '') ? [lines[at - 1]] : []));
    expect(first.length).toBeGreaterThan(24);
    expect(first.filter((line) => !/^# .*\.$/.test(line ?? ''))).toEqual([]);
  });

  test('changes nothing when it is copied, and shows the true defaults', () => {
    expect(lines.filter((line) => !/^(?:#|$)/.test(line))).toEqual([]);
    expect(readEnv(shown)).toEqual(readEnv({}));
    const given = Object.keys(shown).filter((name) => shown[name] !== '');
    expect(given).toEqual(expect.arrayContaining(['PORT', 'DATA_DIR', 'DATABASE_POOL', 'CACHE_MB', 'MAIL_FROM', 'LOG_LEVEL', 'DEMO']));
  });

  test('has no secret, and git and image builds leave the filled-in file out', () => {
    const secrets = Object.keys(shown).filter((name) => /_URL$|PASSWORD|KEY|TOKEN/.test(name));
    expect(secrets.length).toBeGreaterThan(8);
    expect(secrets.filter((name) => shown[name] !== '')).toEqual([]);
    expect(read('../.gitignore').split('\n')).toContain('.env');
    expect(read('../.dockerignore').split('\n')).toContain('**/.env');
  });

  test('is read by the commands of operators and developers, never by tests', () => {
    const { scripts } = JSON.parse(read('../package.json')) as { scripts: Record<string, string> };
    const reading = Object.keys(scripts).filter((name) => scripts[name]?.includes('--settings=.env'));
    expect(reading.toSorted()).toEqual(['admin', 'backup', 'dev', 'doctor', 'drill', 'import', 'map-tiles', 'offsite', 'probe', 'restore', 'start']);
    for (const name of reading) expect(read('../.env.example')).toMatch(new RegExp(`^#.*\\b${name}\\b`, 'm'));
  });
});

describe('production', () => {
  test('starts with a mail server and a database, without the demo', () => {
    expect(readEnv(live)).toMatchObject({
      production: true,
      host: '0.0.0.0',
      demo: false,
      rateLimits: true,
      publicUrl: 'https://uthan.example',
      drainSeconds: productionDrainSeconds,
    });
    expect(readEnv({ ...live, DATABASE_URL: '', DATA_DIR: '/srv/uthan' })).toMatchObject({ production: true, databaseUrl: undefined });
    expect(readEnv({ ...live, HOST: '10.0.0.7' }).host).toBe('10.0.0.7');
  });

  test('demands Node.js 24 or later, which development does not', () => {
    expect(() => readEnv(live, '22.22.0')).toThrow('NODE_ENV=production needs Node.js 24 or later; this is 22.22.0.');
    for (const version of ['24.0.0', '25.1.0', '100.0.0']) expect(readEnv(live, version).production).toBe(true);
    expect(readEnv({}, '22.22.0').production).toBe(false);
  });

  test.each<[string, Record<string, string>, string]>([
    ['without an address', { PUBLIC_URL: '' }, 'NODE_ENV=production needs PUBLIC_URL, such as https://uthan.example'],
    ['without TLS', { PUBLIC_URL: 'http://uthan.example' }, 'PUBLIC_URL must start with https://'],
    ['below a path', { PUBLIC_URL: 'https://uthan.example/market' }, 'PUBLIC_URL must be a host without a path'],
    ['without a sender', { MAIL_FROM: '' }, 'NODE_ENV=production needs MAIL_FROM'],
    [
      'with a short password for the admin',
      { ADMIN_EMAIL: 'boss@uthan.example', ADMIN_PASSWORD: 'eleven-char' },
      'ADMIN_PASSWORD must have at least 12 characters.',
    ],
    ['without a mail server', { SMTP_URL: '' }, 'NODE_ENV=production needs SMTP_URL: people register by email.'],
    ['on a database that nobody chose', { DATABASE_URL: '' }, 'NODE_ENV=production needs DATABASE_URL or an explicit DATA_DIR.'],
    ['without limits', { RATE_LIMITS: 'off' }, 'RATE_LIMITS=off is refused with NODE_ENV=production.'],
    ['with the demo, whose passwords are public', { DEMO: '1' }, 'DEMO=1 is refused with NODE_ENV=production: its passwords are public.'],
  ])('refuses to start %s', (_what, change, sentence) => {
    expect(() => readEnv({ ...live, ...change })).toThrow(sentence);
  });

  test('tells everything that is missing at once', () => {
    expect(() => readEnv({ NODE_ENV: 'production', RATE_LIMITS: 'off', DEMO: '1' })).toThrow(
      /PUBLIC_URL[\s\S]*SMTP_URL[\s\S]*MAIL_FROM[\s\S]*DATABASE_URL[\s\S]*RATE_LIMITS[\s\S]*DEMO/,
    );
  });
});
