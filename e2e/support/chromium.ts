// A Chromium to drive: one that is installed where there is one, otherwise the one that came with the dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium as playwrights, type LaunchOptions } from '@playwright/test';
import packed, { inflate } from '@sparticuz/chromium';

const root = path.resolve(import.meta.dirname, '../..');
const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** `CHROMIUM_PATH` names one; `packed` is the one of the dependencies, whatever is installed. */
function installed(): string | undefined {
  if (process.env['CHROMIUM_PATH'] === 'packed') return undefined;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env['CHROMIUM_PATH'] ?? '', ...onPath, ...places, playwrights.executablePath()].find((file) => file !== '' && existsSync(file));
}

const home = path.resolve(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string };

/** Unpacks into a folder of .cache once; a half unpacked one never is under the final name. */
async function unpackedOnce(name: string, unpack: () => Promise<unknown>): Promise<string> {
  const folder = path.join(root, '.cache', `${name}-${version}`);
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`;
    mkdirSync(draft, { recursive: true });
    const temporary = process.env['TMPDIR'];
    // The package unpacks into the system's temporary folder and asks Node where that is.
    process.env['TMPDIR'] = draft;
    await unpack();
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
    if (existsSync(folder)) rmSync(draft, { recursive: true, force: true });
    else renameSync(draft, folder);
  }
  return folder;
}

const unpacked = (): Promise<string> =>
  unpackedOnce('chromium', async () => {
    await packed.executablePath();
    await inflate(path.join(home, 'bin/al2023.tar.br'));
  });

/** Bengali letters, as every phone has them: a first page is shown in the fonts of the device. */
const bengaliFonts = path.join(root, 'server/link-pictures/fonts');

/**
 * A fontconfig that knows the fonts of the dependency and of the project and none of the system: what is installed changes no width and no picture.
 * `FONTCONFIG_FILE=/etc/fonts/fonts.conf` before a run shows the pages with the machine's fonts.
 */
async function ownFonts(): Promise<string> {
  const folder = await unpackedOnce('journey-fonts', () => inflate(path.join(home, 'bin/fonts.tar.br')));
  const file = path.join(folder, 'journeys.conf');
  const draft = `${file}.${process.pid}`;
  writeFileSync(
    draft,
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir>${folder}</dir><dir>${bengaliFonts}</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`,
  );
  renameSync(draft, file);
  return file;
}

/** The libraries that bare systems lack are in the package too. */
function librariesOf(folder: string): Record<string, string> {
  const linked = spawnSync('ldd', [path.join(folder, 'chromium')], { encoding: 'utf8' });
  const library = path.join(folder, 'al2023', 'lib');
  return /not found/.test(linked.stdout ?? '') ? { LD_LIBRARY_PATH: [library, process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':') } : {};
}

const isRoot = process.getuid?.() === 0;
const plain = ['--font-render-hinting=none', ...(isRoot ? ['--no-sandbox'] : [])];
/** The packed one has neither a sandbox's helper nor a graphics card. Its own list of arguments switches web security off: not used. */
const bare = ['--no-sandbox', '--font-render-hinting=none', '--disable-gpu'];

/** How to launch it. Throws a sentence for people where there is none for this platform. */
export async function browserLaunch(): Promise<LaunchOptions> {
  const found = installed();
  // Elsewhere a browser has no fontconfig.
  if (found && process.platform !== 'linux') return { executablePath: found, args: plain };
  if (process.platform !== 'linux') throw new Error('No Chrome or Chromium was found. Install one, or name it with CHROMIUM_PATH.');
  const env = { FONTCONFIG_FILE: await ownFonts(), ...(process.env as Record<string, string>) };
  if (found) return { executablePath: found, args: plain, env };
  const folder = await unpacked();
  return { executablePath: path.join(folder, 'chromium'), args: bare, env: { ...env, ...librariesOf(folder) } };
}
