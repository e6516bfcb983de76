// Makes the sound of something new again: two soft strokes of a small bell, as a WAV file that every browser plays.
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const rate = 11_025;
const seconds = 0.42;
/** When each stroke begins, and how high it is. */
const strokes = [
  { from: 0, hertz: 1046.5 },
  { from: 0.11, hertz: 1568 },
];
/** A bell's overtones: how far above its tone, how loud, and how soon they are gone. */
const partials = [
  { times: 1, loudness: 1, decay: 9 },
  { times: 2.01, loudness: 0.35, decay: 14 },
];
const loudest = 0.34;
/** Without it the end would click. */
const fadeSeconds = 0.04;

function heightAt(time: number): number {
  let height = 0;
  for (const { from, hertz } of strokes) {
    const since = time - from;
    if (since < 0) continue;
    const attack = Math.min(1, since / 0.004);
    for (const { times, loudness, decay } of partials) height += attack * loudness * Math.exp(-decay * since) * Math.sin(2 * Math.PI * hertz * times * since);
  }
  return height * Math.min(1, (seconds - time) / fadeSeconds);
}

const samples = Math.floor(rate * seconds);
const heights = Array.from({ length: samples }, (_, at) => heightAt(at / rate));
const scale = (loudest * 32_767) / Math.max(...heights.map(Math.abs));

const head = Buffer.alloc(44);
head.write('RIFF', 0);
head.writeUInt32LE(36 + samples * 2, 4);
head.write('WAVEfmt ', 8);
head.writeUInt32LE(16, 16);
// Plain samples, one channel.
head.writeUInt16LE(1, 20);
head.writeUInt16LE(1, 22);
head.writeUInt32LE(rate, 24);
head.writeUInt32LE(rate * 2, 28);
head.writeUInt16LE(2, 32);
head.writeUInt16LE(16, 34);
head.write('data', 36);
head.writeUInt32LE(samples * 2, 40);
const body = Buffer.alloc(samples * 2);
heights.forEach((height, at) => body.writeInt16LE(Math.round(height * scale), at * 2));
writeFileSync(path.resolve(import.meta.dirname, '../../../public/notification.wav'), Buffer.concat([head, body]));
