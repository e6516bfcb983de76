import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage } from '#server/platform/files/storage.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { firmFields, groupFields, photo } from '#server/testing/content/shared-building.ts';
import { importBuilding, type BuildingRefusal, type BuildingTally } from './building.ts';

let server: TestApp;
let folder: string;
beforeAll(async () => {
  server = await testApp();
  folder = mkdtempSync(path.join(tmpdir(), 'uthan-building-'));
  writeFileSync(path.join(folder, 'site.jpg'), await photo('#b4431f'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function bringIn(content: unknown): Promise<BuildingTally & { refusals: BuildingRefusal[] }> {
  const file = path.join(folder, 'building.json');
  writeFileSync(file, JSON.stringify(content));
  const refusals: BuildingRefusal[] = [];
  const services = { ...server.services, storage: openStorage(undefined, server.folder) };
  const tally = await importBuilding(services, { file, onRefused: (refusal) => refusals.push(refusal) });
  return { ...tally, refusals };
}

const good = {
  groups: [{ ...groupFields, source_id: 'g:1', images: ['site.jpg'] }],
  interiors: [{ ...firmFields, source_id: 'f:1', gallery: [{ image: 'site.jpg', category: 'home' }] }],
};

test('a file of offers and firms makes them public with their pictures, once however often it is read', async () => {
  expect(await bringIn(good)).toMatchObject({ read: 2, added: 2, unchanged: 0, refused: 0 });
  expect(await bringIn(good)).toMatchObject({ read: 2, added: 0, unchanged: 2, refused: 0 });
  const found = async (purpose: string) => ((await server.call({ url: `/api/search?purpose=${purpose}` })).json() as { items: { imageUrls: number }[] }).items;
  expect(await found('group')).toMatchObject([{ imageUrls: 1 }]);
  expect(await found('interior')).toMatchObject([{ imageUrls: 1 }]);
});

test('what is wrong with an entry is told by its fields, and the others are taken', async () => {
  const { refusals, ...tally } = await bringIn({
    groups: [
      { ...groupFields, source_id: 'g:2', images: ['missing.jpg'] },
      { ...groupFields, source_id: 'g:3', booking: 99_000_000 },
      { ...groupFields, source_id: '' },
      { ...groupFields, source_id: 'g:4', district: 'sylhet' },
      { ...groupFields, source_id: 'g:5' },
    ],
  });
  expect(tally).toEqual({ read: 5, added: 1, unchanged: 0, refused: 4 });
  expect(refusals).toEqual([
    { line: 1, source_id: 'g:2', reason: 'The picture missing.jpg could not be read.' },
    { line: 2, source_id: 'g:3', reason: 'booking: The booking money cannot be more than the price of the land' },
    { line: 3, source_id: '', reason: 'source_id: Please fill in this field' },
    { line: 4, source_id: 'g:4', reason: expect.stringContaining('district: ') as string },
  ]);
});

test('whoever owns a firm of the file can answer for it at once', async () => {
  await server.member('keeper');
  const owned = (sourceId: string, owner: string) => ({ ...firmFields, source_id: sourceId, owner });
  expect(await bringIn({ interiors: [owned('f:7', 'keeper@example.test'), owned('f:8', 'nobody@example.test')] })).toMatchObject({ added: 1, refused: 1 });
  const { role } = await server.database.db.selectFrom('users').select('role').where('email', '=', 'keeper@example.test').executeTakeFirstOrThrow();
  expect(role).toBe('firmOwner');
});

test('a file of something else is refused whole', async () => {
  await expect(bringIn({ flats: [] })).rejects.toThrow('The file has flats, which is no list of groups or interiors.');
});
