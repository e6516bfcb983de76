// Checks everything the product needs before it starts, without changing anything.
import { type Env, readEnv, settingNames } from '#server/env.ts';
import { withFiles } from '#server/setting-files.ts';
import { unknownSettings } from '#server/unknown-settings.ts';
import { examineAddress } from './address.ts';
import { examineDatabase } from './database.ts';
import { decoded } from '#server/platform/database/refusals.ts';
import { about, type Finding } from './finding.ts';
import { examineFolders } from './folders.ts';
import { examineMailDomain } from './mail-domain.ts';
import { examineMail } from './mail.ts';
import { examineSms } from './sms.ts';
import { examineMapTiles } from './map-tiles.ts';

const settings = about('Settings');

function readSettings(source: NodeJS.ProcessEnv): { env?: Env; findings: Finding[] } {
  const unknown = unknownSettings(source).map((sentence) => settings.note(sentence, 'Correct its name, or leave it out.'));
  try {
    const env = readEnv(source);
    return { env, findings: [settings.good(`Settings are consistent (${env.production ? 'production' : 'this machine only'}).`), ...unknown] };
  } catch (error) {
    const problems = (error as Error).message.split('\n').filter((line) => line.startsWith('- '));
    return {
      findings: [
        ...problems.map((line) => settings.wrong(line.slice(2), 'Fix it (see the README); then run this again for the remaining checks.')),
        ...unknown,
      ],
    };
  }
}

/** What a template of a text message carries besides the message: its keys. */
const secretsOfSms = ({ SMS_URL: url }: Readonly<Record<string, string | undefined>>): string[] =>
  [...(URL.parse(url ?? '')?.searchParams.values() ?? [])].filter((value) => !value.includes('{') && value.length > 5);

/** Every secret of the settings in each spelling that a message could contain, for redaction. */
function secretsOf(source: Readonly<Record<string, string | undefined>>): string[] {
  const inAddress = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'SMTP_URL'].flatMap((name) => {
    const url = source[name];
    const password = url && URL.canParse(url) ? new URL(url).password : '';
    return [password, decoded(password)];
  });
  return [
    ...inAddress,
    source['ADMIN_PASSWORD'] ?? '',
    source['STORAGE_SECRET_KEY'] ?? '',
    source['METRICS_TOKEN'] ?? '',
    source['SMS_TOKEN'] ?? '',
    source['MAIL_EVENTS_SECRET'] ?? '',
    ...secretsOfSms(source),
  ].filter((secret) => secret.length > 0);
}

/** The results of all checks for these settings, with secrets redacted. */
export async function examine(source: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { env, findings } = readSettings(source);
  if (env)
    findings.push(
      ...(
        await Promise.all([
          examineDatabase(env),
          examineFolders(env),
          examineMail(env),
          examineMailDomain(env),
          examineSms(env),
          examineAddress(env),
          examineMapTiles(env),
        ])
      ).flat(),
    );
  const secrets = secretsOf(withFiles(source, settingNames).given);
  const hidden = (text: string): string => secrets.reduce((shown, secret) => shown.replaceAll(secret, '[hidden]'), text);
  return findings.map(({ text, todo, ...finding }) => ({ ...finding, text: hidden(text), ...(todo === undefined ? {} : { todo: hidden(todo) }) }));
}
