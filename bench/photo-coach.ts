// How often the coach of photos is right: fifty good photographs and fifty that have something wrong; and how long one takes.
// Needs the photographs beside the project.
import sharp from 'sharp';
import type { PhotoFinding } from '#contracts/posts/photo-shots.ts';
import { isSame } from '#web/posting/coach/look/alike.ts';
import { examine, type Looked } from '#web/posting/coach/look/examine.ts';
import { lookedPx } from '#web/posting/coach/look/luma.ts';
import { photoSet, type SetPhoto } from './photo-set.ts';
import { rounded, table, writePart } from './results-file.ts';

interface Seen {
  photo: SetPhoto;
  looked: Looked;
  findings: PhotoFinding[];
  ms: number;
}

async function look(photo: SetPhoto): Promise<Omit<Seen, 'findings'>> {
  const size = await sharp(photo.bytes).metadata();
  const { data, info } = await sharp(photo.bytes)
    .resize(lookedPx, lookedPx, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const began = process.cpuUsage();
  const looked = examine({ pixels: data, width: info.width, height: info.height, longSide: Math.max(size.width, size.height) });
  const { user, system } = process.cpuUsage(began);
  // Time of the processor: the machine may have other work.
  return { photo, looked, ms: (user + system) / 1000 };
}

const seen: Seen[] = [];
for (const photo of await photoSet()) {
  const one = await look(photo);
  // Good ones are compared with other photographs, whose parts and mirrors are none of them.
  const asked = seen.filter((before) => before.photo.wrong === null && (photo.wrong === 'twice' || before.photo.of !== photo.of));
  const again = asked.some(({ looked }) => isSame(looked.print, one.looked.print));
  seen.push({ ...one, findings: [...one.looked.findings, ...(again ? (['twice'] as const) : [])] });
}

const good = seen.filter(({ photo }) => photo.wrong === null);
const bad = seen.filter(({ photo }) => photo.wrong !== null);
const blamed = good.filter(({ findings }) => findings.length > 0);
const right = bad.filter(({ photo, findings }) => photo.wrong !== null && findings.includes(photo.wrong));
const missed = bad.filter((one) => !right.includes(one));
/** Of all that was said of bad photographs, what is true of them. */
const said = bad.flatMap(({ photo, findings }) => findings.map((finding) => finding === photo.wrong));
const times = seen.map(({ ms }) => ms).toSorted((a, b) => a - b);
const at = (part: number): number => times[Math.floor(times.length * part)] ?? 0;

for (const { photo, findings, looked } of [...blamed, ...missed]) console.log(`${photo.name}: ${findings.join(', ') || 'nothing'} (leans ${looked.tilt})`);
const kinds = [...new Set(bad.map(({ photo }) => photo.wrong))];
const rows = kinds.map((kind) => {
  const of = bad.filter(({ photo }) => photo.wrong === kind);
  return [kind ?? '', String(of.length), String(of.filter((one) => right.includes(one)).length)];
});
const body = `${table(['wrong', 'photographs', 'found'], rows)}

Found ${right.length} of ${bad.length} (${rounded(right.length / bad.length, 2)}); of what was said of these ${rounded(said.filter(Boolean).length / said.length, 2)} was what had been done to them. Blamed
${blamed.length} of ${good.length} good ones (${rounded(blamed.length / good.length, 2)}). Looking at one took the processor ${rounded(at(0.5), 1)} ms in the middle and ${rounded(at(0.95), 1)} ms in the slowest twentieth, without decoding;
on a processor six times as slow ${rounded(6 * at(0.5), 0)} and ${rounded(6 * at(0.95), 0)} ms. The limits were chosen with these photographs in sight: others will be judged a little worse.`;
console.log(`\n${body}`);
if (!process.argv.includes('--dry')) writePart('photo-coach', 'What the coach of photos sees', body);
if (right.length / bad.length < 0.9 || blamed.length / good.length > 0.05) process.exitCode = 1;
