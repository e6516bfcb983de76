import { expect, test } from 'vitest';
import { settingNames } from './env.ts';
import { unknownSettings } from './unknown-settings.ts';

test.each([
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
  ['METRICS_TOKN', 'METRICS_TOKEN'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['SMTP_HOST', 'SMTP_URL'],
  ['ADMIN_PASS', 'ADMIN_PASSWORD'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['RATE_LIMIT', 'RATE_LIMITS'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['DEMOS', 'DEMO'],
  ['NODEENV', 'NODE_ENV'],
])('%s is told with the setting that is probably meant', (given, meant) => {
  const [told, ...more] = unknownSettings({ [given]: 'secret-value' });
  expect(told).toBe(`${given} is not a setting of Uthan and changes nothing. Is ${meant} meant?`);
  expect(more).toEqual([]);
});

/** What shells, npm, containers and hosts set by themselves. */
const ordinary = `PATH HOME HOSTNAME HOSTTYPE OSTYPE USER LOGNAME SHELL PWD OLDPWD LANG LC_ALL TERM TMPDIR TMP TEMP EDITOR MAIL DISPLAY SHLVL _ COLUMNS LINES
  COLORTERM XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR DBUS_SESSION_BUS_ADDRESS SSH_AUTH_SOCK SSH_CONNECTION NODE NODE_PATH NODE_OPTIONS NODE_VERSION
  NODE_EXTRA_CA_CERTS INIT_CWD npm_config_loglevel npm_config_prefix npm_package_name npm_lifecycle_event npm_execpath COLOR CI DEBUG TZ FORCE_COLOR
  HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy https_proxy no_proxy KUBERNETES_PORT KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT UTHAN_PORT UTHAN_SERVICE_HOST
  POSTGRES_URL POSTGRES_PASSWORD PGHOST PGPORT PGDATABASE PGPASSWORD INVOCATION_ID JOURNAL_STREAM LISTEN_FDS NOTIFY_SOCKET DYNO GITHUB_TOKEN VITEST
  DATABASE_HOST DATABASE_PRIVATE_URL REDIS_URL container PS1 LESSOPEN LS_COLORS VIRTUAL_HOST`.split(/\s+/);

test('nothing is said of what is ours or belongs to the machine', () => {
  expect(unknownSettings(Object.fromEntries([...ordinary, ...settingNames].map((name) => [name, 'x'])))).toEqual([]);
});
