/** An article of the blog as staff send it. */
export const articleFields = {
  slug: 'papers-of-a-flat',
  titleBn: 'ফ্ল্যাট কেনার কাগজ',
  titleEn: 'Papers of a flat',
  excerptBn: 'কোন কাগজ দেখবেন, কোথায় মেলাবেন।',
  excerptEn: 'Which papers to see, and where to compare them.',
  bodyBn: 'মূল দলিল দেখুন, খতিয়ান মেলান।',
  bodyEn: 'See the deed, compare the khatian.',
  cover: 'papers',
  category: 'buying',
  tags: [],
  author: 'Uthan',
  spotlight: false,
  published: true,
};

type Change = <T = object>(call: string, sent: { token: string; params?: Readonly<Record<string, string | number>>; body?: object }) => Promise<T>;

/** Calls everything that changes an article or what is said about it. */
export async function walkThroughArticle(change: Change, { admin, clerk, member }: Readonly<Record<'admin' | 'clerk' | 'member', string>>): Promise<void> {
  const { article } = await change<{ article: { _id: number } }>('POST /api/admin/blog', { token: clerk, body: articleFields });
  await change('POST /api/admin/blog/preview', { token: clerk, body: { text: '**Now**' } });
  const params = { id: article._id };
  await change('PUT /api/admin/blog/:id', { token: clerk, params, body: { ...articleFields, titleEn: 'Papers, again' } });
  const say = (token: string, body: object) => change<{ comment: { _id: string } }>('POST /api/blog/:id/comments', { token, params, body });
  const { comment } = await say(member, { text: 'Is it so?' });
  const about = { params: { id: comment._id } };
  await change('PUT /api/comments/:id', { token: member, ...about, body: { text: 'Is it really so?' } });
  const reply = await say(admin, { text: 'It is.', parentId: comment._id });
  await change('POST /api/comments/:id/report', { token: admin, ...about, body: { reason: 'offensive' } });
  await change('PUT /api/admin/comments/:id', { token: clerk, ...about, body: { state: 'removed' } });
  await change('DELETE /api/comments/:id', { token: admin, params: { id: reply.comment._id } });
  await change('DELETE /api/admin/blog/:id', { token: clerk, params });
}
