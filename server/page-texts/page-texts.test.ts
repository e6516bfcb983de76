import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PageContent, textPages, type StaffPage } from '#contracts/pages/page-texts.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { builtIn } from './built-in.ts';

let server: TestApp;
let admin: string;
let clerk: string;
let reader: string;
beforeAll(async () => {
  server = await testApp();
  [admin, clerk, reader] = await Promise.all([server.member('admin', 'admin'), server.member('clerk', 'support'), server.member('reader')]);
});
afterAll(() => server.close());

const own: PageContent = {
  lead: { bn: 'সংক্ষেপে।', en: 'In short.' },
  highlight: null,
  sections: [
    { id: 'app', group: 'find', title: { bn: 'অ্যাপ আছে?', en: 'Is there an app?' }, text: { bn: 'এখনো না।', en: 'Not yet.' }, cards: [] },
    { id: 'visit', group: 'post', title: { bn: 'দেখা', en: 'Visits' }, text: { bn: '{images}টি ছবি', en: '{images} photos' }, cards: [] },
  ],
};

const read = async (page = 'faq'): Promise<StaffPage> =>
  ((await server.call({ url: `/api/admin/pageTexts/${page}`, token: clerk })).json() as { page: StaffPage }).page;
const shown = async (page = 'faq') =>
  ((await server.call({ url: `/api/pageTexts/${page}` })).json() as { published: { content: PageContent; at: string } | null }).published;
const put = (payload: object, { page = 'faq', token = admin }: { page?: string; token?: string } = {}) =>
  server.call({ method: 'PUT', url: `/api/admin/pageTexts/${page}`, token, payload });
const publish = async (content: object, { page = 'faq', token = admin, note = 'Shorter' } = {}) =>
  put({ content, note, basedOn: (await read(page)).version }, { page, token });
const restore = async (version: number, basedOn?: number) =>
  server.call({
    method: 'PUT',
    url: `/api/admin/pageTexts/faq/${version}/restore`,
    token: admin,
    payload: { note: 'As before', basedOn: basedOn ?? (await read()).version },
  });

test.each(textPages)('the words that the product brings along for %s are what staff could have written', (page) => {
  expect(PageContent.parse(builtIn(page))).toEqual(builtIn(page));
});

describe('until something is published', () => {
  test('everybody reads what the product brings along, and staff begin with it', async () => {
    expect(await shown()).toBeNull();
    expect(await read()).toEqual({ version: 0, content: builtIn('faq'), versions: [] });
  });

  test('nobody but staff sees versions or publishes', async () => {
    for (const token of [undefined, reader]) {
      const status = token ? 403 : 401;
      const as = token ? { token } : {};
      expect((await server.call({ url: '/api/admin/pageTexts/faq', ...as })).statusCode).toBe(status);
      expect((await server.call({ url: '/api/admin/pageTexts/faq/0', ...as })).statusCode).toBe(status);
      expect((await server.call({ method: 'PUT', url: '/api/admin/pageTexts/faq', payload: { content: own, note: 'x', basedOn: 0 }, ...as })).statusCode).toBe(
        status,
      );
    }
    expect(await shown()).toBeNull();
  });
});

describe('publishing', () => {
  test('is a version with its note, is what everybody reads, and is logged', async () => {
    const answer = await publish(own);
    expect(answer.json()).toMatchObject({
      success: true,
      page: { version: 1, content: own, versions: [{ version: 1, note: 'Shorter', by: 'Test Person', restored: null }] },
    });
    expect(await shown()).toEqual({ content: own, at: expect.any(String) });
    const { rows } = await server.database.pool.query(`select subject_id, before, after from audit_log where action = 'pageText.publish'`);
    expect(rows).toEqual([{ subject_id: 'faq', before: { version: 0 }, after: { version: 1 } }]);
  });

  test('the same again is refused, and so is what somebody wrote without seeing the newest', async () => {
    expect((await publish(own)).json()).toMatchObject({ error: 'NO_CHANGES' });
    expect((await put({ content: { ...own, lead: { bn: 'ক', en: 'A' } }, note: 'Late', basedOn: 0 })).json()).toMatchObject({ error: 'STATE_CONFLICT' });
    const [first, second] = await Promise.all(['A', 'B'].map((en) => put({ content: { ...own, lead: { bn: 'ক', en } }, note: en, basedOn: 1 })));
    expect([first?.statusCode, second?.statusCode].toSorted()).toEqual([200, 409]);
  });

  test.each(['terms', 'safety'])('%s is changed by admins alone', async (page) => {
    const { content } = await read(page);
    const changed = { ...content, lead: { bn: 'নতুন', en: 'New' } };
    expect((await publish(changed, { page, token: clerk })).statusCode).toBe(403);
    expect((await publish(changed, { page })).statusCode).toBe(200);
  });

  const [first, second] = own.sections;
  test.each([
    ['note', { note: ' ' }],
    ['content.lead.bn', { content: { ...own, lead: { bn: '', en: 'A' } } }],
    ['content.sections', { content: { ...own, sections: [] } }],
    ['content.sections', { content: { ...own, sections: [first, first] } }],
    ['content.sections.0.id', { content: { ...own, sections: [{ ...first, id: '"><script>' }] } }],
    ['content.sections.0.text.en', { content: { ...own, sections: [{ ...first, text: { bn: 'ক', en: '[press](javascript:alert(1))' } }, second] } }],
    ['content.sections.0.text.bn', { content: { ...own, sections: [{ ...first, text: { bn: '{password}', en: 'A' } }] } }],
    ['content.sections.0.title.en', { content: { ...own, sections: [{ ...first, title: { bn: 'ক', en: 'A'.repeat(161) } }] } }],
  ])('with a wrong %s is refused there', async (field, wrong) => {
    const answer = await put({ content: own, note: 'Wrong', basedOn: (await read()).version, ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys((answer.json() as { fields: object }).fields)).toContain(field);
  });
});

describe('versions', () => {
  test('stay as they were, whatever is published after them', async () => {
    expect((await server.call({ url: '/api/admin/pageTexts/faq/1', token: clerk })).json()).toEqual({ success: true, content: own });
    expect((await server.call({ url: '/api/admin/pageTexts/faq/0', token: clerk })).json()).toMatchObject({ content: builtIn('faq') });
    expect((await server.call({ url: '/api/admin/pageTexts/faq/99', token: clerk })).statusCode).toBe(404);
    await expect(server.database.pool.query(`update page_texts set note = 'other'`)).rejects.toThrow('keeps every version');
    await expect(server.database.pool.query('delete from page_texts')).rejects.toThrow('keeps every version');
  });

  test('come back as a new one', async () => {
    const { version } = await read();
    expect((await restore(1)).json()).toMatchObject({ page: { version: version + 1, content: own, versions: [{ note: 'As before', restored: 1 }, {}, {}] } });
    expect((await shown())?.content).toEqual(own);
    expect((await restore(99)).statusCode).toBe(404);
    expect((await restore(0, 1)).statusCode).toBe(409);
    expect((await restore(0)).json()).toMatchObject({ page: { content: builtIn('faq'), versions: [{ restored: 0 }, {}, {}, {}] } });
    expect(await shown()).toBeNull();
  });
});
