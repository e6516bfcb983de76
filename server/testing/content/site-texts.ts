// What staff write on pages of the site, and take back.
import type { TestApp } from '#server/testing/app.ts';

type Change = (call: string, sent: { token: string; params: Readonly<Record<string, string | number>>; body: object }) => Promise<unknown>;

/** Writes a page's and an area's texts and takes both back, by `change` of the test with one connection; returns a text. */
export async function walkThroughTexts(
  change: Change,
  server: TestApp,
  { clerk, admin }: { clerk: string; admin: string },
): Promise<{ bn: string; en: string }> {
  const lead = { bn: 'সাবধান থাকুন।', en: 'Take care.' };
  const before = (await server.call({ url: '/api/admin/pageTexts/safety', token: clerk })).json() as { page: { content: object } };
  const content = { ...before.page.content, lead };
  await change('PUT /api/admin/pageTexts/:page', { token: admin, params: { page: 'safety' }, body: { content, note: 'Shorter', basedOn: 0 } });
  const back = { token: admin, body: { note: 'As before', basedOn: 1 } };
  await change('PUT /api/admin/pageTexts/:page/:version/restore', { ...back, params: { page: 'safety', version: 0 } });
  await change('PUT /api/admin/areaTexts/:id', { token: admin, params: { id: 'dhaka-mirpur' }, body: { text: lead, note: 'First', basedOn: 0 } });
  await change('PUT /api/admin/areaTexts/:id/:version/restore', { ...back, params: { id: 'dhaka-mirpur', version: 0 } });
  return lead;
}
