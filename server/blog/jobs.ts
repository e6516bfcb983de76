import { z } from 'zod';
import { defineJob, handle, type JobHandler } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { parsedBody } from './markdown.ts';
import { listUnparsed, setBlocks } from './store.ts';

/** What an older program wrote beside is parsed within minutes; until then it is shown as plain paragraphs. */
const parse = defineJob('blog.parse', z.object({}), { every: '*/5 * * * *', retries: 2 });

const batch = 20;

/** Parses the articles whose blocks are missing; returns how many. */
export async function parseArticles({ db }: Pick<Services, 'db'>): Promise<number> {
  let parsed = 0;
  for (let after: number | undefined = 0; after !== undefined;) {
    const rows = await listUnparsed(db, after, batch);
    for (const row of rows) await setBlocks(db, row, { blocks_bn: parsedBody(row.body_bn), blocks_en: parsedBody(row.body_en) });
    parsed += rows.length;
    after = rows.at(-1)?.id;
  }
  return parsed;
}

export const blogJobs = (services: Pick<Services, 'db' | 'log'>): JobHandler[] => [
  handle(parse, async () => {
    const articles = await parseArticles(services);
    if (articles > 0) services.log.info({ articles }, 'parsed articles');
  }),
];
