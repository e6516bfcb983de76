// What is told of comments: to anyone who wrote one, that someone replied.
import type { InboxNotice } from '#contracts/notices/notices.ts';
import type { ArticleRow } from './store.ts';

/** Once for each reply. */
export const commentReplied = ({ id, title_bn, title_en }: Pick<ArticleRow, 'id' | 'title_bn' | 'title_en'>, reply: string): InboxNotice => ({
  kind: 'comment_reply',
  key: `comment_reply ${reply}`,
  data: { article: { id, title: { bn: title_bn, en: title_en } } },
});
