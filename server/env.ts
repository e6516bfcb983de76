// Every environment variable, read once, each also from the file that NAME_FILE names. The README has the same table for operators.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { limits } from '#contracts/limits.ts';
import { bucketAddress, type BucketKeys, isBucket } from './bucket-address.ts';
import { offsiteOf, type OffsiteSetting, problemsOfOffsite } from './offsite-setting.ts';
import { mapTilesOf, problemsOfMapTiles, type TilesSetting } from './map-tiles-setting.ts';
import { problemsOfSms, type SmsBudget, smsBudgetOf, smsOf, type SmsSetting } from './sms-setting.ts';
import { withFiles } from './setting-files.ts';

const flag = (name: string) => z.enum(['0', '1'], `${name} must be 0 or 1.`).optional();
const text = z.string().trim().min(1).optional();

const corsFault = 'CORS_ORIGINS must be origins such as https://partner.example, separated by spaces.';

const Variables = z.object({
  /** `production` requires what a live site needs and refuses demo content; `test` is development that may carry another host's PUBLIC_URL. */
  NODE_ENV: z.enum(['development', 'test', 'production'], 'NODE_ENV must be development, test or production.').default('development'),
  /** Port to listen on; default 3000. */
  PORT: z.coerce.number('PORT must be a number.').int().min(0).max(65_535).default(3000),
  /** Address to listen on. Outside production only loopback is allowed. */
  HOST: text,
  /** Folder for all data: database and pictures; default ./.data. */
  DATA_DIR: text,
  /** URL of an external PostgreSQL, instead of the embedded one. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'DATABASE_URL must be an address such as postgres://user:password@host/name.' }).optional(),
  /** The same database without a pooler, where DATABASE_URL names one in transaction mode: LISTEN, jobs, migrations. */
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'DATABASE_DIRECT_URL must be an address such as postgres://user:password@host/name.' })
    .optional(),
  /** A streaming replica of it, for searches and public pages. */
  DATABASE_REPLICA_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'DATABASE_REPLICA_URL must be an address such as postgres://user:password@host/name.' })
    .optional(),
  /** Connections of the pool; default 20. */
  DATABASE_POOL: z.coerce.number('DATABASE_POOL must be a number.').int().min(2, 'DATABASE_POOL must be at least 2.').max(200).default(20),
  CACHE_MB: z.coerce.number('CACHE_MB must be a number.').int().min(1, 'CACHE_MB must be at least 1.').max(4096).default(96),
  /** The public base URL, for links in mail, canonical links and the sitemap. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'PUBLIC_URL must be an address such as https://uthan.example.' }).optional(),
  /** URLs of the product's pages on other sites, separated by spaces, for the footer. */
  SOCIAL_PAGES: z
    .string()
    .transform((all) => all.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https$/, error: 'SOCIAL_PAGES must be addresses such as https://www.facebook.com/uthan, separated by spaces.' })))
    .default([]),
  /** Origins of other sites whose pages may call the API, separated by spaces; without it none may. */
  CORS_ORIGINS: z
    .string()
    .transform((all) => all.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/, error: corsFault })))
    .default([]),
  /** smtp://user:password@host:port. Without it mail goes to a mailbox on this machine (development only). */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'SMTP_URL must be an address such as smtp://user:password@host:587.' }).optional(),
  /** Sender of mail: an address, or a name with the address in angle brackets. */
  MAIL_FROM: z
    .string()
    .trim()
    .regex(/^(?:[^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'MAIL_FROM must be a sender such as Uthan <hello@uthan.example>.')
    .optional(),
  /** By which a mail provider proves itself that tells of returned emails at /mail-events. */
  MAIL_EVENTS_SECRET: z.string().trim().min(16, 'MAIL_EVENTS_SECRET must have at least 16 characters.').optional(),
  /** The name under which the domain of MAIL_FROM publishes its DKIM key; npm run doctor looks it up. */
  MAIL_DKIM_SELECTOR: text,
  /** What an HTTP provider of text messages is asked, with {phone} and {text} in it or in SMS_BODY; without it no phone number is proved. */
  SMS_URL: text,
  /** Sent by POST instead: JSON or a form. */
  SMS_BODY: text,
  /** Bearer token for the provider. */
  SMS_TOKEN: text,
  /** What the provider's answer contains where it took the message. */
  SMS_ACCEPTED: text,
  /** Codes a day, taka a day for them, and taka for one. */
  SMS_DAY_MAX: z.coerce.number('SMS_DAY_MAX must be a number.').int().min(0).default(1000),
  SMS_DAY_BUDGET: z.coerce.number('SMS_DAY_BUDGET must be an amount of taka.').min(0).default(500),
  SMS_PRICE: z.coerce.number('SMS_PRICE must be an amount of taka.').min(0).default(0.5),
  /** An admin account created at start if none with this email exists; never changed afterwards. */
  ADMIN_EMAIL: z.email('ADMIN_EMAIL must be an email address.').optional(),
  ADMIN_PASSWORD: z.string().min(6, 'ADMIN_PASSWORD must have at least 6 characters.').optional(),
  /** 0: no demo content and no demo accounts. */
  DEMO: flag('DEMO'),
  /** off: for tests and benchmarks only. */
  RATE_LIMITS: z.enum(['on', 'off'], 'RATE_LIMITS must be on or off.').optional(),
  /** Where pictures are stored: file:///folder or s3://bucket/prefix?endpoint=…&region=…; default: the data folder. */
  STORAGE_URL: text,
  /** Where weaknesses are reported, an address for email or an https page; default: the support email. */
  SECURITY_CONTACT: z
    .string()
    .trim()
    .regex(/^(?:mailto:)?[^\s@:/<>]+@[^\s@<>]+$|^https:\/\/\S+$/, 'SECURITY_CONTACT must be an email address or a page such as https://uthan.example/security.')
    .optional(),
  /** Keys of the bucket; without them those that the AWS SDK finds. */
  STORAGE_ACCESS_KEY: text,
  STORAGE_SECRET_KEY: text,
  /** Where `npm run offsite` sends encrypted backups, a bucket or file:///folder, and the public key of age that they are encrypted for. */
  OFFSITE_URL: text,
  OFFSITE_RECIPIENT: text,
  OFFSITE_ACCESS_KEY: text,
  OFFSITE_SECRET_KEY: text,
  /** The host of a CDN in front of /media and /link-pictures: pages name it for photos. */
  MEDIA_URL: z.url({ protocol: /^https?$/, error: 'MEDIA_URL must be an address such as https://cdn.uthan.example.' }).optional(),
  /** Streets below the maps, as https://host/{z}/{x}/{y}.png, and whom the maps name for them; without it only our own drawing. */
  MAP_TILES_URL: text,
  MAP_ATTRIBUTION: text,
  /** Bearer token that lets a remote monitor read /metrics. */
  METRICS_TOKEN: text,
  /** trace, debug, info, warn, error, fatal, silent. */
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  /** How many trusted proxies are in front (depth of X-Forwarded-For). */
  TRUST_PROXY: z.coerce.number('TRUST_PROXY must be a number.').int().min(0).max(10).default(0),
  /** Seconds during which /readyz fails before a stopping server closes its port, so that load balancers switch away first. */
  DRAIN_SECONDS: z.coerce.number('DRAIN_SECONDS must be a number.').min(0).max(120).optional(),
});

/** Every variable that is read. */
export const settingNames: readonly string[] = Object.keys(Variables.shape);

export interface Env {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Where sessions belong to one client; `databaseUrl` unless that is a pooler. */
  databaseDirectUrl: string | undefined;
  /** Whether `databaseUrl` is a pooler in transaction mode. */
  isPooled: boolean;
  databaseReplicaUrl: string | undefined;
  databasePool: number;
  /** Memory for cached answers. */
  cacheMb: number;
  publicUrl: string | undefined;
  socialPages: readonly string[];
  corsOrigins: readonly string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  mailEventsSecret: string | undefined;
  mailDkimSelector: string | undefined;
  sms: SmsSetting | undefined;
  smsBudget: SmsBudget;
  admin: { email: string; password: string } | undefined;
  demo: boolean;
  rateLimits: boolean;
  storageUrl: string | undefined;
  securityContact: string | undefined;
  storageKeys: BucketKeys | undefined;
  offsite: OffsiteSetting | undefined;
  mediaUrl: string | undefined;
  mapTiles: TilesSetting | undefined;
  metricsToken: string | undefined;
  logLevel: string;
  trustProxy: number;
  drainSeconds: number;
}

type Values = z.output<typeof Variables>;

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);
const adminPasswordMin = limits.accounts.staffPasswordMin;
/** Longer than a proxy leaves a server out that refused once (`fail_timeout` in ops/nginx.conf). */
export const productionDrainSeconds = 8;
/** The release that every test runs on, and that gets security fixes; `npm start` brings it along. */
const nodeMajorMin = 24;

/** Whether a URL names the machine that opens it (loopback). */
const leadsHere = ({ hostname }: URL): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);

function isFolder(url: string): boolean {
  try {
    return path.isAbsolute(fileURLToPath(url));
  } catch {
    return false;
  }
}

function problemsOfStorage({ STORAGE_URL, STORAGE_ACCESS_KEY, STORAGE_SECRET_KEY }: Values): string[] {
  if (Boolean(STORAGE_ACCESS_KEY) !== Boolean(STORAGE_SECRET_KEY)) return ['STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY must be set together.'];
  if (!STORAGE_URL) return [];
  if (isBucket(STORAGE_URL)) {
    try {
      bucketAddress(STORAGE_URL);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  }
  if (!STORAGE_URL.startsWith('file://')) return ['STORAGE_URL must start with file:// or s3://.'];
  return isFolder(STORAGE_URL) ? [] : ['STORAGE_URL must be an absolute path with three slashes, such as file:///srv/uthan/pictures.'];
}

const isHostAlone = (url: string): boolean => new URL(url).href === `${new URL(url).origin}/`;

/** An origin of another site: without a path, and unencrypted only on this machine. */
const isOrigin = (text: string): boolean => {
  const url = new URL(text);
  return url.href === `${url.origin}/` && (url.protocol === 'https:' || leadsHere(url));
};

/** One sentence, whatever is wrong with it. */
function problemsOfAddress({ NODE_ENV, PUBLIC_URL }: Values): string[] {
  if (!PUBLIC_URL) return [];
  const isSafe = NODE_ENV !== 'production' || PUBLIC_URL.startsWith('https:');
  if (!isHostAlone(PUBLIC_URL)) return [`PUBLIC_URL must be a host without a path${isSafe ? '' : ' and start with https://'}, such as https://uthan.example.`];
  return isSafe ? [] : ['PUBLIC_URL must start with https:// with NODE_ENV=production.'];
}

/** Problems in every mode. */
function problemsAnywhere(values: Values): string[] {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, MEDIA_URL, CORS_ORIGINS } = values;
  const problems: string[] = CORS_ORIGINS.every(isOrigin) ? [] : [corsFault];
  if (Boolean(ADMIN_EMAIL) !== Boolean(ADMIN_PASSWORD)) problems.push('ADMIN_EMAIL and ADMIN_PASSWORD must be set together.');
  problems.push(...problemsOfStorage(values), ...problemsOfOffsite(values), ...problemsOfMapTiles(values), ...problemsOfSms(values));
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    if (values[name] && !values.DATABASE_URL) problems.push(`${name} needs DATABASE_URL: the embedded database has neither pooler nor replica.`);
  problems.push(...problemsOfAddress(values));
  if (MEDIA_URL && !isHostAlone(MEDIA_URL)) problems.push('MEDIA_URL must be a host without a path, such as https://cdn.uthan.example.');
  return problems;
}

function problemsOnThisMachine({ NODE_ENV, HOST, PUBLIC_URL }: Values): string[] {
  const problems: string[] = [];
  if (HOST && !loopback.has(HOST)) problems.push('HOST can be other than loopback only with NODE_ENV=production.');
  if (NODE_ENV !== 'test' && PUBLIC_URL && !leadsHere(new URL(PUBLIC_URL)))
    problems.push(
      'PUBLIC_URL can point away from this machine only with NODE_ENV=production: otherwise the demo accounts, whose passwords are public, would be open.',
    );
  return problems;
}

function problemsInProduction(values: Values, nodeVersion: string): string[] {
  const problems: string[] = [];
  const demand = (isMet: unknown, sentence: string): unknown => isMet || problems.push(sentence);
  demand(Number.parseInt(nodeVersion, 10) >= nodeMajorMin, `NODE_ENV=production needs Node.js ${nodeMajorMin} or later; this is ${nodeVersion}.`);
  demand(values.PUBLIC_URL, 'NODE_ENV=production needs PUBLIC_URL, such as https://uthan.example: links in emails and for search engines use it.');
  demand(values.SMTP_URL, 'NODE_ENV=production needs SMTP_URL: people register by email.');
  demand(values.MAIL_FROM, 'NODE_ENV=production needs MAIL_FROM, such as Uthan <hello@uthan.example>: emails without your own sender are treated as spam.');
  demand(values.DATABASE_URL ?? values.DATA_DIR, 'NODE_ENV=production needs DATABASE_URL or an explicit DATA_DIR.');
  demand((values.ADMIN_PASSWORD?.length ?? adminPasswordMin) >= adminPasswordMin, `ADMIN_PASSWORD must have at least ${adminPasswordMin} characters.`);
  demand(values.RATE_LIMITS !== 'off', 'RATE_LIMITS=off is refused with NODE_ENV=production.');
  demand(values.DEMO !== '1', 'DEMO=1 is refused with NODE_ENV=production: its passwords are public.');
  return problems;
}

const problemsOf = (values: Values, nodeVersion: string): string[] => [
  ...problemsAnywhere(values),
  ...(values.NODE_ENV === 'production' ? problemsInProduction(values, nodeVersion) : problemsOnThisMachine(values)),
];

/** Whether a sentence is about one of these settings. */
const names = (sentence: string, settings: readonly string[]): boolean => settings.some((name) => new RegExp(`\\b${name}\\b`).test(sentence));

/** Reads the settings; throws one error listing every problem in plain sentences. A setting whose file cannot be read is not missing too. */
export function readEnv(source: NodeJS.ProcessEnv, nodeVersion: string = process.versions.node): Env {
  const { given, problems, unread } = withFiles(source, settingNames);
  const parsed = Variables.safeParse(given);
  if (parsed.success) problems.push(...problemsOf(parsed.data, nodeVersion).filter((problem) => !names(problem, unread)));
  else problems.push(...parsed.error.issues.map(({ path: [name], message }) => (message.startsWith(String(name)) ? message : `${String(name)}: ${message}`)));
  if (!parsed.success || problems.length > 0) throw new Error(`Settings:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  return {
    production,
    port: values.PORT,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: path.resolve(values.DATA_DIR ?? '.data'),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    isPooled: values.DATABASE_DIRECT_URL !== undefined,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    databasePool: values.DATABASE_POOL,
    cacheMb: values.CACHE_MB,
    publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).origin,
    socialPages: values.SOCIAL_PAGES,
    corsOrigins: values.CORS_ORIGINS.map((url) => new URL(url).origin),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'Uthan <no-reply@localhost>',
    mailEventsSecret: values.MAIL_EVENTS_SECRET,
    mailDkimSelector: values.MAIL_DKIM_SELECTOR,
    sms: smsOf(values),
    smsBudget: smsBudgetOf(values),
    admin: values.ADMIN_EMAIL && values.ADMIN_PASSWORD ? { email: values.ADMIN_EMAIL.toLowerCase(), password: values.ADMIN_PASSWORD } : undefined,
    demo: !production && values.DEMO !== '0',
    rateLimits: values.RATE_LIMITS !== 'off',
    storageUrl: values.STORAGE_URL,
    securityContact: values.SECURITY_CONTACT,
    storageKeys:
      values.STORAGE_ACCESS_KEY && values.STORAGE_SECRET_KEY
        ? { accessKeyId: values.STORAGE_ACCESS_KEY, secretAccessKey: values.STORAGE_SECRET_KEY }
        : undefined,
    offsite: offsiteOf(values),
    mediaUrl: values.MEDIA_URL && new URL(values.MEDIA_URL).origin,
    mapTiles: mapTilesOf(values),
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL ?? 'info',
    trustProxy: values.TRUST_PROXY,
    drainSeconds: values.DRAIN_SECONDS ?? (production ? productionDrainSeconds : 0),
  };
}
