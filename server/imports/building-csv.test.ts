import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from '#server/platform/files/storage.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { photo } from '#server/testing/content/shared-building.ts';
import { importBuilding, type BuildingRefusal, type BuildingTally } from './building.ts';
import { isBuildingCsv } from './building-csv.ts';
import { openRefusedFile } from './refused-file.ts';

let server: TestApp;
let folder: string;
beforeAll(async () => {
  server = await testApp();
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'uthan-csv-')), 'given');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'site.jpg'), await photo('#b4431f'));
  writeFileSync(path.join(folder, '..', 'secret.jpg'), await photo('#0b5b45'));
});
afterAll(async () => {
  await server.close();
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

type Cells = Record<string, string>;
const place: Cells = { division: 'dhaka', district: 'dhaka', subDistrict: 'dhaka-uttara' };

const offer: Cells = {
  kind: 'group',
  source_id: 'g:1',
  'title.bn': 'স্বপ্ননীড় ১৬ পরিবার',
  'title.en': 'Swapnoneer, "16 families"',
  'about.bn': 'ষোলো পরিবার মিলে নিজেদের বাড়ি।',
  'about.en': 'Sixteen families build\na house of their own.',
  developBy: 'স্বপ্ননীড় সমিতি',
  stage: 'forming',
  ...place,
  landSqft: '3600',
  storeys: '৯',
  flatSizeMin: '1350',
  flatSizeMax: '1350',
  'price.land': '3800000',
  'price.construction': '5300000',
  'price.approval': '100000',
  booking: '200000',
  landInstalments: '3',
  buildInstalments: '30',
  planApproval: 'applied',
  facilities: 'security; generator',
  'ledger.open': '3',
  'ledger.confirmed': '13',
  'milestones.land.state': 'done',
  'milestones.land.month': '2026-10',
  'documents.deed.state': 'seen',
  'documents.deed.seenOn': '2026-11-12',
  images: 'site.jpg',
};

const firm: Cells = {
  kind: 'interior',
  source_id: 'f:1',
  'name.bn': 'নকশি ইন্টেরিয়র',
  'name.en': 'Nokshi Interior',
  'about.bn': 'বাসা আর ফার্নিচারের নকশা করি।',
  'about.en': 'We design homes and furniture.',
  categories: 'home;furniture',
  tiers: 'budgetFriendly',
  services: 'design3d',
  areasServed: 'dhaka',
  since: '2019',
  phone: '01000000452',
  'gallery.home': 'site.jpg',
  ...place,
};

const columns = [...new Set([...Object.keys(offer), ...Object.keys(firm), 'location', 'address', 'logo', 'owner', 'comment'])];

async function bringInText(text: string): Promise<BuildingTally & { refusals: BuildingRefusal[]; progress: number[] }> {
  const file = path.join(folder, 'building.csv');
  writeFileSync(file, text);
  const refusals: BuildingRefusal[] = [];
  const progress: number[] = [];
  const services = { ...server.services, storage: openStorage(undefined, server.folder) };
  const tally = await importBuilding(services, {
    file,
    onRefused: (refusal) => refusals.push(refusal),
    onProgress: ({ read }, all) => progress.push(read, all),
  });
  return { ...tally, refusals, progress };
}

const bringIn = (...rows: Cells[]) => bringInText(stringify(rows, { header: true, bom: true, columns, record_delimiter: 'windows' }));
const stored = (table: 'group_offers' | 'interior_firms', sourceId: string) =>
  server.database.db.selectFrom(table).selectAll().where('source_id', '=', sourceId).executeTakeFirstOrThrow();

describe('a CSV file of offers and firms', () => {
  test('makes them public with their pictures, once however often it is read, and tells how far it is', async () => {
    expect(await bringIn(offer, firm)).toMatchObject({ read: 2, added: 2, unchanged: 0, refused: 0, progress: [1, 2, 2, 2] });
    expect(await bringIn(offer, firm)).toMatchObject({ read: 2, added: 0, unchanged: 2, refused: 0 });
    const found = async (url: string) => ((await server.call({ url })).json() as { items: object[] }).items;
    expect(await found('/api/groups')).toMatchObject([
      { title: { en: 'Swapnoneer, "16 families"' }, storeys: 9, sharePrice: 9_200_000, shares: { total: 16, open: 3, held: 0, confirmed: 13 }, imageUrls: 1 },
    ]);
    expect(await found('/api/interiors')).toMatchObject([{ companyName: { bn: 'নকশি ইন্টেরিয়র' }, categories: ['home', 'furniture'], imageUrls: 1 }]);
    const { post_id } = await stored('group_offers', 'g:1');
    expect((await server.call({ url: `/api/groups/${post_id}` })).json()).toMatchObject({
      offer: {
        about: { en: 'Sixteen families build\na house of their own.' },
        facilities: ['security', 'generator'],
        milestones: [{ kind: 'land', state: 'done', month: '2026-10', note: null }],
        documents: [{ kind: 'deed', state: 'seen', seenOn: '2026-11-12' }],
      },
    });
  });

  test('takes columns in any order and case, and leaves those it does not know', async () => {
    const cells: Cells = { ...firm, source_id: 'f:case', __proto__x: 'x', 'constructor.name': 'x' };
    const names = Object.keys(cells).reverse();
    const head = names.map((name) => ` ${name.toUpperCase()} `);
    expect(await bringInText(stringify([head, names.map((name) => cells[name])]))).toMatchObject({ read: 1, added: 1, refused: 0 });
  });

  test.each<[string, Cells, string]>([
    ['no name', { ...firm, source_id: '' }, 'source_id: Please fill in this field'],
    ['a name of demo content', { ...firm, source_id: 'demo-1' }, 'source_id: '],
    ['a name that is too long', { ...firm, source_id: 'f'.repeat(121) }, 'source_id: '],
    ['another kind', { ...firm, kind: 'flat' }, 'kind: group or interior'],
    ['a title that is too long', { ...offer, 'title.en': 'a'.repeat(121) }, 'title.en: '],
    ['a missing text', { ...firm, 'about.bn': ' ' }, 'about.bn: Please fill in this field'],
    ['an unknown place', { ...firm, subDistrict: 'atlantis' }, 'subDistrict: '],
    ['a place elsewhere', { ...offer, district: 'sylhet' }, 'district: '],
    ['an unknown district served', { ...firm, areasServed: 'dhaka;atlantis' }, 'areasServed: '],
    ['a formula for a number', { ...offer, landSqft: '=1+1' }, 'landSqft: Please enter a number'],
    ['shares that are no number', { ...offer, 'ledger.open': '=3' }, 'ledger.open: Please enter a number'],
    ['too many shares', { ...offer, 'ledger.open': '100000000' }, 'ledger.open: Please enter at most 200'],
    ['too many shares together', { ...offer, 'ledger.open': '200' }, 'ledger: '],
    ['no shares', { ...offer, 'ledger.open': '', 'ledger.confirmed': '' }, 'ledger: Please fill in this field'],
    ['a document without its state', { ...offer, 'documents.deed.state': '' }, 'documents.0.state: '],
    ['a service that we do not have', { ...firm, services: 'design3d;magic' }, 'services'],
    ['a phone that is none', { ...firm, phone: '@SUM(A1)' }, 'phone: '],
    ['an owner that is none', { ...firm, owner: 'me@' }, 'owner: '],
    ['an owner who has no account', { ...firm, owner: 'nobody@example.test' }, 'owner: '],
    ['a logo that is not there', { ...firm, 'gallery.home': '', logo: 'missing.jpg' }, 'The picture missing.jpg could not be read.'],
    ['a picture elsewhere on the machine', { ...firm, 'gallery.home': '../secret.jpg' }, 'The picture ../secret.jpg is not beside the file.'],
    ['a picture by its whole path', { ...firm, 'gallery.home': '/etc/hostname' }, 'The picture /etc/hostname is not beside the file.'],
    ['a zero byte in a text', { ...firm, 'name.en': 'Nok\u0000shi' }, 'name.en: '],
  ])('refuses a row with %s by its line and reason, and takes the rest', async (_name, cells, reason) => {
    const isFresh = [offer, firm].some(({ source_id }) => source_id === cells['source_id']);
    const answer = await bringIn({ ...cells, ...(isFresh ? { source_id: 'x:1' } : {}) }, firm);
    expect(answer).toMatchObject({ read: 2, added: 0, unchanged: 1, refused: 1 });
    expect(answer.refusals[0]?.reason).toContain(reason);
    expect(answer.refusals[0]?.line).toBeGreaterThanOrEqual(2);
  });

  test('refuses the second row of the same kind and name, and a row that is torn or too large', async () => {
    const twice = await bringIn(firm, { ...firm, 'name.en': 'Another' }, { ...offer, source_id: 'f:1' });
    expect(twice).toMatchObject({ read: 3, added: 1, unchanged: 1, refused: 1 });
    expect(twice.refusals).toMatchObject([{ line: 3, source_id: 'f:1', reason: 'source_id: this file has it already' }]);
    const text = stringify([firm], { header: true, columns });
    expect(await bringInText(`${text}interior,f:9\n`)).toMatchObject({
      read: 2,
      unchanged: 1,
      refusals: [{ line: 3, reason: expect.stringContaining('Invalid Record Length') as string }],
    });
  });

  test('keeps a text that begins like a formula as text', async () => {
    const formula = '=HYPERLINK("https://example.test","Nokshi")';
    expect(await bringIn({ ...firm, source_id: 'f:formula', address: formula })).toMatchObject({ added: 1 });
    expect(await stored('interior_firms', 'f:formula')).toMatchObject({ address: formula });
  });

  test('without the columns that every row needs, or with one twice, is refused whole', async () => {
    await expect(bringInText('kind,name.en\ninterior,X\n')).rejects.toThrow('no column source_id');
    await expect(bringInText('kind,source_id,Kind\ninterior,f:8,group\n')).rejects.toThrow('the column kind twice');
  });

  test('is told from a file of listings by its header', async () => {
    const told = async (text: string) => {
      const file = path.join(folder, 'told.csv');
      writeFileSync(file, text);
      return isBuildingCsv(file);
    };
    expect(await told('\uFEFFsource_id,Kind\n')).toBe(true);
    expect(await told('source_id,purpose,property_type,kind\na,b,c,d\n')).toBe(false);
    expect(await told('')).toBe(false);
  });
});

test('the file of refused rows is no formula in a spreadsheet, and is not left from an import before', async () => {
  const file = path.join(folder, 'building.refused.csv');
  const first = openRefusedFile(file);
  first.write({ line: 2, source_id: '=cmd|calc', reason: 'name.en: "X"' });
  first.write({ line: 3, source_id: 'f:1', reason: '@SUM(A1)' });
  await first.close();
  expect(readFileSync(file, 'utf8')).toBe(`line,source_id,reason\n2,"'=cmd|calc","name.en: ""X"""\n3,"f:1","'@SUM(A1)"\n`);
  await openRefusedFile(file).close();
  expect(() => readFileSync(file)).toThrow('ENOENT');
});
