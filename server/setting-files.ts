// Settings from files, as Docker, Kubernetes and systemd hand over secrets: NAME_FILE names the file whose text is the value of NAME.
import { readFileSync } from 'node:fs';

const suffix = '_FILE';
/** Node and its libraries read it from the environment themselves. */
const onlyDirect = 'NODE_ENV';

export const fileSetting = (name: string): string => `${name}${suffix}`;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'this user may not read it',
  EISDIR: 'it is a folder',
};

function readValue(name: string, file: string, problems: string[]): string | undefined {
  try {
    // Editors and echo end a file with a line break, which belongs to no value.
    const value = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    if (value !== '') return value;
    problems.push(`${fileSetting(name)}: the file ${file} is empty.`);
    return undefined;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    problems.push(`${fileSetting(name)}: the file ${file} cannot be read: ${reasons[code] ?? code}.`);
    return undefined;
  }
}

interface WithFiles {
  given: Record<string, string | undefined>;
  problems: string[];
  /** Settings whose files gave no value: what depends on them is unknown. */
  unread: string[];
}

/** The settings with those from files filled in, without empty ones, and a sentence for every file that does not fit. */
export function withFiles(source: NodeJS.ProcessEnv, names: readonly string[]): WithFiles {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const problems: string[] = [];
  const unread: string[] = [];
  for (const name of names) {
    const file = given[fileSetting(name)];
    if (file === undefined) continue;
    if (name === onlyDirect) problems.push(`${fileSetting(name)}: ${name} is read from no file. Set it directly.`);
    else if (given[name] !== undefined) problems.push(`${name} and ${fileSetting(name)} are both set. Leave one out.`);
    else {
      given[name] = readValue(name, file, problems);
      if (given[name] === undefined) unread.push(name);
    }
  }
  return { given, problems, unread };
}
