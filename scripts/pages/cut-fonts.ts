// Cuts the faces under web/styles/fonts and server/link-pictures/fonts out of their packages again; see docs/decisions/0019-font-subsets.md.
// What is committed is what this writes.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fontCuts, fontSources, pictureCuts, textOf, type FontCut } from './font-cuts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const fontFolder = path.join(root, 'web/styles/fonts');
const pictureFontFolder = path.join(root, 'server/link-pictures/fonts');
const tools = path.join(root, '.cache/tools/fonts');

/** The folder with the sources and the tools, fetched from npm first where they are missing. Throws when npm fails. */
function fontTools(): string {
  const packages = Object.entries(fontSources).map(([name, version]) => `${name}@${version}`);
  const stamp = path.join(tools, 'installed.txt');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== packages.join(' ')) {
    mkdirSync(tools, { recursive: true });
    const { status } = spawnSync('npm', ['install', '--prefix', tools, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('The font tools could not be installed.');
    writeFileSync(stamp, packages.join(' '));
  }
  return path.join(tools, 'node_modules');
}

type Subset = (font: Buffer, text: string, options: object) => Promise<Buffer>;

async function cutAll(): Promise<void> {
  const folder = fontTools();
  const { default: subset } = (await import(pathToFileURL(path.join(folder, 'subset-font/index.js')).href)) as { default: Subset };
  const cutInto = async (to: string, cuts: readonly FontCut[], targetFormat: 'woff2' | 'truetype', ending: string): Promise<void> => {
    mkdirSync(to, { recursive: true });
    for (const cut of cuts) {
      const source = readFileSync(path.join(folder, cut.source));
      const bytes = await subset(source, textOf(cut), {
        targetFormat,
        noHinting: true,
        keepFeatures: cut.features,
        dropTables: ['STAT', 'MVAR', 'gasp'],
        ...(cut.weights ? { variationAxes: { wght: cut.weights } } : {}),
      });
      writeFileSync(path.join(to, `${cut.name}.${ending}`), bytes);
      console.log(`${String(source.length).padStart(7)} → ${String(bytes.length).padStart(6)}  ${cut.name}`);
    }
  };
  await cutInto(fontFolder, fontCuts, 'woff2', 'woff2');
  await cutInto(pictureFontFolder, pictureCuts, 'truetype', 'ttf');
}

if (process.argv[1] === import.meta.filename) await cutAll();
