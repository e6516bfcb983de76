// Rows of articles and comments become the contract's shapes here.
import type { ArticleCard, ArticlePage, Comment, StaffArticle, StaffComment } from '#contracts/blog/blog.ts';
import type { Language } from '#i18n/language.ts';
import { hasStaffRole } from '#server/platform/http/callers/caller.ts';
import { editableUntil } from './comment-rules.ts';
import type { CommentRow, StaffCommentRow } from './comment-store.ts';
import { plainBlocks, readMinutesOf } from './markdown.ts';
import type { ArticleRow, PageRow } from './store.ts';

const inLanguage = (row: ArticleRow, lng: Language) =>
  lng === 'bn'
    ? { title: row.title_bn, excerpt: row.excerpt_bn, body: row.body_bn, tags: row.tags, author: row.author }
    : {
        title: row.title_en,
        excerpt: row.excerpt_en,
        body: row.body_en,
        tags: row.tags_en.length > 0 ? row.tags_en : row.tags,
        author: row.author_en ?? row.author,
      };

export function toCard(row: ArticleRow, lng: Language): ArticleCard {
  const { title, excerpt, body, tags, author } = inLanguage(row, lng);
  const { id: _id, slug, cover, category, published_at, updated_at } = row;
  const publishedAt = (published_at ?? updated_at).toISOString();
  return { _id, slug, title, excerpt, cover, category, tags, author, publishedAt, updatedAt: updated_at.toISOString(), readMinutes: readMinutesOf(body) };
}

export const toPage = (row: PageRow, lng: Language): ArticlePage => ({
  ...toCard(row, lng),
  // Never parsed here: its work is that of anyone who saves it.
  body: row.blocks ?? plainBlocks(inLanguage(row, lng).body),
  comments: row.comments,
});

export const toStaffArticle = (row: ArticleRow): StaffArticle => ({
  _id: row.id,
  slug: row.slug,
  titleBn: row.title_bn,
  titleEn: row.title_en,
  excerptBn: row.excerpt_bn,
  excerptEn: row.excerpt_en,
  bodyBn: row.body_bn,
  bodyEn: row.body_en,
  cover: row.cover,
  category: row.category,
  tags: row.tags,
  tagsEn: row.tags_en,
  author: row.author,
  authorEn: row.author_en,
  spotlight: row.spotlight,
  published: row.published_at !== null,
  publishedAt: row.published_at?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
  comments: row.comments,
});

/** A comment as `userId` reads it. */
export function toComment(row: CommentRow, userId: string | undefined, now: Date): Comment {
  const isThere = row.state === 'live' || row.state === 'held';
  const own = isThere && userId !== undefined && row.user_id === userId;
  const until = editableUntil(row.created_at);
  const { user_id, author, authorPicture, authorRole } = row;
  const isKnown = isThere && !row.authorGone && user_id !== null && author !== null;
  return {
    _id: row.id,
    text: isThere ? row.text : null,
    author: isKnown ? { _id: user_id, name: author, proPic: authorPicture, staff: authorRole !== null && hasStaffRole({ role: authorRole }) } : null,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    held: row.state === 'held',
    own,
    editableUntil: own && until > now ? until.toISOString() : null,
  };
}

export const toStaffComment = (row: StaffCommentRow): StaffComment => ({
  _id: row.id,
  article: { _id: row.post, title: { bn: row.title_bn, en: row.title_en } },
  text: row.text,
  author: row.user_id !== null && row.author !== null ? { id: row.user_id, name: row.author } : null,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  isReply: row.parent !== null,
  reports: row.reports,
});
