// The pictures of the styleguide's samples beside those that are kept: sizes, and means of coarse cells. Letters and edges are drawn a
// little differently by every browser and machine; what someone would see is in the means.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

const kept = path.resolve(import.meta.dirname, '../styleguide');
/** Kept pictures are half as large as the page. */
const scale = 2;
/** Pixels of the page on each side of a cell. */
const cell = 16;
const sizeSlack = 3;
/** Of 255, in a cell's mean. */
const colourSlack = 26;
/** Of a sample's cells. */
const shareOfCells = 0.04;

type Box = readonly [left: number, top: number, width: number, height: number];

interface Sheet {
  boxes: Readonly<Record<string, Box>>;
  /** Of the whole page, decoded once: it is cut into more than eighty samples. */
  pixels: Pixels;
}

interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 3 };
}

const decoded = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: 3 } };
};

const boxesOf = (page: Page): Promise<Record<string, Box>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-sample]')].map((sample) => {
        const { left, top, width, height } = sample.getBoundingClientRect();
        const box = [left + scrollX, top + scrollY, width, height].map((side) => Math.round(side));
        return [sample.dataset['sample'] ?? '', box as unknown as Box];
      }),
    ),
  );

async function photographed(page: Page): Promise<Sheet> {
  const boxes = await boxesOf(page);
  const whole = sharp(await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));
  const { width = 0 } = await whole.metadata();
  return { boxes, pixels: await decoded(whole.resize({ width: Math.round(width / scale), kernel: 'mitchell' })) };
}

/** Means of the cells of one sample, three colours each. */
function cellsOf({ pixels: { data, raw } }: Sheet, [left, top, width, height]: Box, columns: number, rows: number): Promise<Buffer> {
  const part = { left: Math.round(left / scale), top: Math.round(top / scale), width: Math.floor(width / scale), height: Math.floor(height / scale) };
  return sharp(data, { raw }).extract(part).resize({ width: columns, height: rows, fit: 'fill', kernel: 'linear' }).raw().toBuffer();
}

async function faultOf(before: Sheet, after: Sheet, name: string): Promise<string | undefined> {
  const [was, is] = [before.boxes[name], after.boxes[name]];
  if (!was || !is) return `${name}: ${was ? 'is gone' : 'is new'}`;
  if (Math.abs(was[2] - is[2]) > sizeSlack || Math.abs(was[3] - is[3]) > sizeSlack) return `${name}: ${was[2]}×${was[3]} became ${is[2]}×${is[3]}`;
  const [columns, rows] = [Math.max(1, Math.round(was[2] / cell)), Math.max(1, Math.round(was[3] / cell))];
  const [one, other] = await Promise.all([cellsOf(before, was, columns, rows), cellsOf(after, is, columns, rows)]);
  const changed = one.reduce((count, value, at) => count + (Math.abs(value - (other[at] ?? 0)) > colourSlack ? 1 : 0), 0) / 3;
  return changed > Math.max(1, columns * rows * shareOfCells) ? `${name}: ${Math.round(changed)} of ${columns * rows} cells look different` : undefined;
}

/**
 * What looks different from the kept picture `name`; keeps the new one where `keep` says so or none is kept yet. What is seen now lies in
 * .cache/styleguide either way.
 */
export async function differences(page: Page, name: string, keep: boolean): Promise<string[]> {
  const after = await photographed(page);
  const seen = path.resolve(import.meta.dirname, '../../.cache/styleguide');
  mkdirSync(seen, { recursive: true });
  const picture = sharp(after.pixels.data, { raw: after.pixels.raw });
  writeFileSync(path.join(seen, `${name}.png`), await picture.clone().png({ compressionLevel: 1 }).toBuffer());
  const [boxesFile, pictureFile] = [path.join(kept, `${name}.json`), path.join(kept, `${name}.png`)];
  if (keep) {
    mkdirSync(kept, { recursive: true });
    writeFileSync(pictureFile, await picture.png({ palette: true, quality: 90, effort: 10 }).toBuffer());
    const lines = Object.entries(after.boxes).map(([sample, box]) => `  ${JSON.stringify(sample)}: [${box.join(', ')}]`);
    writeFileSync(boxesFile, `{\n${lines.join(',\n')}\n}\n`);
    return [];
  }
  if (!existsSync(boxesFile)) return ['There is no picture to compare with: keep one with --update-snapshots.'];
  const before = { boxes: JSON.parse(readFileSync(boxesFile, 'utf8')) as Sheet['boxes'], pixels: await decoded(sharp(pictureFile)) };
  const names = [...new Set([...Object.keys(before.boxes), ...Object.keys(after.boxes)])];
  const faults = await Promise.all(names.map((sample) => faultOf(before, after, sample)));
  return faults.filter((fault) => fault !== undefined);
}
