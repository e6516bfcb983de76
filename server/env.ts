// Every environment variable, read once. The README's table says the same for operators.
import path from 'node:path';
import { z } from 'zod';

const flag = (name: string) => z.enum(['0', '1'], `${name} is 0 or 1.`).optional();
const text = z.string().trim().min(1).optional();

const Variables = z.object({
  /** `production` demands SMTP and a deliberate database, and refuses demo accounts and RATE_LIMITS=off. */
  NODE_ENV: text,
  /** Where to listen; 3000. */
  PORT: z.coerce.number('PORT is a number.').int().min(0).max(65_535).default(3000),
  /** Which address to listen on. Outside production only loopback is allowed. */
  HOST: text,
  /** Everything the product keeps: database, pictures. ./.data unless told. */
  DATA_DIR: text,
  /** An outside PostgreSQL instead of the embedded one. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'DATABASE_URL is an address such as postgres://user:password@host/name.' }).optional(),
  /** The address people type, for links in mail, canonical links and the sitemap. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'PUBLIC_URL is an address such as https://uthan.example.' }).optional(),
  /** Addresses of the product's pages on other sites, with spaces between them; the footer leads there. */
  SOCIAL_PAGES: z
    .string()
    .transform((all) => all.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https$/, error: 'SOCIAL_PAGES are addresses such as https://www.facebook.com/uthan, with spaces between them.' })))
    .default([]),
  /** smtp://user:password@host:port. Without it mail goes to a mailbox on this machine (development only). */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'SMTP_URL is an address such as smtp://user:password@host:587.' }).optional(),
  /** Sender of mail. */
  MAIL_FROM: text,
  /** This admin is created or updated at start. */
  ADMIN_EMAIL: z.email('ADMIN_EMAIL is an email address.').optional(),
  ADMIN_PASSWORD: z.string().min(6, 'ADMIN_PASSWORD has at least 6 characters.').optional(),
  /** 0: no demo content and no demo accounts. */
  DEMO: flag('DEMO'),
  /** off: for tests and measurements only. */
  RATE_LIMITS: z.enum(['on', 'off'], 'RATE_LIMITS is on or off.').optional(),
  /** Where pictures are kept: file:///folder; the data folder unless told. */
  STORAGE_URL: text,
  /** Lets a monitor from elsewhere read /metrics. */
  METRICS_TOKEN: text,
  /** trace, debug, info, warn, error, fatal, silent. */
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  /** How many proxies in front are ours (X-Forwarded-For is believed so far). */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
});

export interface Env {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  publicUrl: string | undefined;
  socialPages: readonly string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  admin: { email: string; password: string } | undefined;
  demo: boolean;
  rateLimits: boolean;
  storageUrl: string | undefined;
  metricsToken: string | undefined;
  logLevel: string;
  trustProxy: number;
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

function problemsOf(values: z.output<typeof Variables>): string[] {
  const production = values.NODE_ENV === 'production';
  const problems: string[] = [];
  if (Boolean(values.ADMIN_EMAIL) !== Boolean(values.ADMIN_PASSWORD)) problems.push('ADMIN_EMAIL and ADMIN_PASSWORD come together.');
  if (values.STORAGE_URL && !values.STORAGE_URL.startsWith('file://')) problems.push('STORAGE_URL starts with file://.');
  if (!production) {
    if (values.HOST && !loopback.has(values.HOST)) problems.push('HOST may leave loopback only with NODE_ENV=production.');
    return problems;
  }
  if (!values.SMTP_URL) problems.push('NODE_ENV=production needs SMTP_URL: people sign up by mail.');
  if (!values.DATABASE_URL && !values.DATA_DIR) problems.push('NODE_ENV=production needs DATABASE_URL or an explicit DATA_DIR.');
  if (values.RATE_LIMITS === 'off') problems.push('RATE_LIMITS=off is refused with NODE_ENV=production.');
  if (values.DEMO === '1') problems.push('DEMO=1 is refused with NODE_ENV=production: its passwords are public.');
  return problems;
}

/** Reads the settings; throws one error that lists every problem in plain sentences. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Variables.safeParse(given);
  if (!parsed.success) throw new Error(`Settings:\n${parsed.error.issues.map((issue) => `- ${issue.path.join('.')}: ${issue.message}`).join('\n')}`);
  const values = parsed.data;
  const problems = problemsOf(values);
  if (problems.length > 0) throw new Error(`Settings:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
  const production = values.NODE_ENV === 'production';
  return {
    production,
    port: values.PORT,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: path.resolve(values.DATA_DIR ?? '.data'),
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, ''),
    socialPages: values.SOCIAL_PAGES,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'Uthan <no-reply@localhost>',
    admin: values.ADMIN_EMAIL && values.ADMIN_PASSWORD ? { email: values.ADMIN_EMAIL.toLowerCase(), password: values.ADMIN_PASSWORD } : undefined,
    demo: !production && values.DEMO !== '0',
    rateLimits: values.RATE_LIMITS !== 'off',
    storageUrl: values.STORAGE_URL,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL ?? 'info',
    trustProxy: values.TRUST_PROXY,
  };
}
