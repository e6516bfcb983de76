// The blog: articles by staff in both languages, and what members say about them.
import { z } from 'zod';
import { Article } from './article.ts';
import { blogCategories, blogCovers, commentStates } from './blog-enums.ts';
import { endpoint } from '#contracts/endpoint.ts';
import type { FieldError } from '#contracts/errors.ts';
import { limits } from '#contracts/limits.ts';
import { markdownFault } from './markdown-bounds.ts';
import {
  choice,
  fault,
  list,
  moment,
  objectId,
  optionalChoice,
  optionalText,
  Pagination,
  postId,
  slice,
  Success,
  text,
  typedBoolean,
} from '#contracts/values.ts';

const { blog: bounds } = limits;

/** An article on a list, in the reader's language. */
export const ArticleCard = z.object({
  _id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  cover: z.enum(blogCovers),
  category: z.enum(blogCategories),
  tags: z.array(z.string()),
  author: z.string(),
  publishedAt: moment,
  updatedAt: moment,
  readMinutes: z.int(),
});
export type ArticleCard = z.infer<typeof ArticleCard>;

export const ArticlePage = ArticleCard.extend({ body: Article, comments: z.int() });
export type ArticlePage = z.infer<typeof ArticlePage>;

/** What a member wrote. One that is gone but has replies stays as a place without text or name. */
export const Comment = z.object({
  _id: objectId,
  /** Null where it was removed or deleted. */
  text: z.string().nullable(),
  /** Null where the comment or the account is gone. */
  author: z.object({ _id: objectId, name: z.string(), proPic: z.string().nullable(), staff: z.boolean() }).nullable(),
  createdAt: moment,
  editedAt: moment.nullable(),
  /** Of one's own: it waits for the team. */
  held: z.boolean(),
  own: z.boolean(),
  /** Until when its writer may change it; null for others. */
  editableUntil: moment.nullable(),
});
export type Comment = z.infer<typeof Comment>;

export const Thread = Comment.extend({ replies: z.array(Comment) });
export type Thread = z.infer<typeof Thread>;

export const CommentFields = z.object({
  text: text(bounds.commentMin, bounds.commentMax),
  parentId: z.preprocess((value) => (value === '' || value === null ? undefined : value), objectId.optional()),
});

/** A text in Markdown within what the parser reads at once. Errors: those of a text, markdownDeep, markdownDense, markdownLines. */
const markdown = (min: number) =>
  text(min, bounds.bodyMax)
    .superRefine((value, context) => {
      const found = markdownFault(value);
      if (found) context.addIssue({ code: 'custom', message: found.key satisfies FieldError, params: { max: found.max } });
    })
    .meta({ ...(min > 0 ? { minLength: min } : {}), maxLength: bounds.bodyMax });

/** An article as staff write it, the texts as Markdown. */
export const ArticleFields = z.object({
  slug: z.string(fault('required')).regex(/^(?=.{3,80}$)[a-z0-9]+(-[a-z0-9]+)*$/, fault('invalid')),
  titleBn: text(3, bounds.titleMax),
  titleEn: text(3, bounds.titleMax),
  excerptBn: text(10, bounds.excerptMax),
  excerptEn: text(10, bounds.excerptMax),
  bodyBn: markdown(20),
  bodyEn: markdown(20),
  cover: choice(blogCovers),
  category: choice(blogCategories),
  /** In Bengali, and in English too where `tagsEn` is empty; likewise `author`. */
  tags: list(text(2, bounds.tagMax), bounds.tagsMax),
  tagsEn: list(text(2, bounds.tagMax), bounds.tagsMax),
  author: text(2, bounds.authorMax),
  authorEn: optionalText(bounds.authorMax),
  spotlight: typedBoolean,
  published: typedBoolean,
});
export type ArticleFields = z.output<typeof ArticleFields>;

export const StaffArticle = z.object({
  _id: z.int(),
  slug: z.string(),
  titleBn: z.string(),
  titleEn: z.string(),
  excerptBn: z.string(),
  excerptEn: z.string(),
  bodyBn: z.string(),
  bodyEn: z.string(),
  cover: z.enum(blogCovers),
  category: z.enum(blogCategories),
  tags: z.array(z.string()),
  tagsEn: z.array(z.string()),
  author: z.string(),
  authorEn: z.string().nullable(),
  spotlight: z.boolean(),
  published: z.boolean(),
  publishedAt: moment.nullable(),
  updatedAt: moment,
  comments: z.int(),
});
export type StaffArticle = z.infer<typeof StaffArticle>;

/** A comment for staff, with what it is about. */
export const StaffComment = z.object({
  _id: objectId,
  article: z.object({ _id: z.int(), title: z.object({ bn: z.string(), en: z.string() }) }),
  text: z.string(),
  author: z.object({ id: objectId, name: z.string() }).nullable(),
  state: z.enum(commentStates),
  createdAt: moment,
  isReply: z.boolean(),
  reports: z.int(),
});
export type StaffComment = z.infer<typeof StaffComment>;

const params = z.object({ id: postId });
const commentParams = z.object({ id: objectId });
const OneArticle = z.object({ success: z.literal(true), article: StaffArticle });
const OneComment = z.object({ success: z.literal(true), message: z.string(), comment: Comment });

export const blog = {
  list: endpoint({
    method: 'GET',
    path: '/api/blog',
    access: 'anyone',
    summary: 'Published articles in the reader’s language, newest first; the first page without a search also has those in the spotlight',
    query: z.object({ q: optionalText(limits.search.textMax), category: optionalChoice(blogCategories), ...slice(bounds.pageSize) }),
    response: z.object({ success: z.literal(true), items: z.array(ArticleCard), spotlight: z.array(ArticleCard), pagination: Pagination }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/blog/:id',
    access: 'anyone',
    summary: 'A published article in the reader’s language, with three others like it',
    params,
    failures: ['NOT_FOUND'],
    response: z.object({ success: z.literal(true), article: ArticlePage, similar: z.array(ArticleCard) }),
  }),
  comments: endpoint({
    method: 'GET',
    path: '/api/blog/:id/comments',
    access: 'anyone',
    summary: 'Comments on an article, newest first, each with its replies, the oldest first',
    params,
    query: z.object({ ...slice(bounds.commentsPerPage) }),
    failures: ['NOT_FOUND'],
    response: z.object({ success: z.literal(true), items: z.array(Thread), pagination: Pagination }),
  }),
  comment: endpoint({
    method: 'POST',
    path: '/api/blog/:id/comments',
    access: 'member',
    summary: 'Comment on an article or, with `parentId`, reply to a comment; what holds a link, a phone number or a banned word waits for the team',
    status: 201,
    params,
    body: CommentFields,
    idempotent: true,
    failures: ['NOT_FOUND', 'TOO_MANY'],
    response: OneComment,
  }),
  editComment: endpoint({
    method: 'PUT',
    path: '/api/comments/:id',
    access: 'owner',
    summary: `Change one’s own comment within ${bounds.commentEditMinutes} minutes`,
    params: commentParams,
    body: CommentFields.pick({ text: true }),
    failures: ['STATE_CONFLICT'],
    response: OneComment,
  }),
  deleteComment: endpoint({
    method: 'DELETE',
    path: '/api/comments/:id',
    access: 'owner',
    summary: 'Delete one’s own comment; with replies its place stays',
    params: commentParams,
    response: Success,
  }),
  staffList: endpoint({
    method: 'GET',
    path: '/api/admin/blog',
    access: 'support',
    summary: 'Articles, drafts among them, last changed first',
    query: z.object({ q: optionalText(limits.search.textMax), ...slice(bounds.pageSize) }),
    response: z.object({ success: z.literal(true), items: z.array(StaffArticle), pagination: Pagination }),
  }),
  staffOne: endpoint({
    method: 'GET',
    path: '/api/admin/blog/:id',
    access: 'support',
    summary: 'An article as it is written',
    params,
    failures: ['NOT_FOUND'],
    response: OneArticle,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/blog',
    access: 'support',
    summary: 'Write an article; published at once or kept as a draft',
    status: 201,
    body: ArticleFields,
    bodyBytes: bounds.bytesMax,
    idempotent: true,
    failures: ['DUPLICATE'],
    response: OneArticle,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/blog/:id',
    access: 'support',
    summary: 'Change an article, publish it or take it back to a draft',
    params,
    body: ArticleFields,
    bodyBytes: bounds.bytesMax,
    failures: ['NOT_FOUND', 'DUPLICATE'],
    response: OneArticle,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/blog/:id',
    access: 'support',
    summary: 'Delete an article with its comments',
    params,
    failures: ['NOT_FOUND'],
    response: Success,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/admin/blog/preview',
    access: 'support',
    summary: 'Markdown as a page would show it',
    body: z.object({ text: markdown(0) }),
    bodyBytes: bounds.bytesMax,
    failures: ['TOO_MANY'],
    response: z.object({ success: z.literal(true), body: Article, readMinutes: z.int() }),
  }),
  staffComments: endpoint({
    method: 'GET',
    path: '/api/admin/comments',
    access: 'support',
    summary: 'Comments, those that wait first asked for by `status=held`, newest first',
    query: z.object({ status: optionalChoice(commentStates), q: optionalText(limits.search.textMax), ...slice(bounds.staffCommentsPerPage) }),
    response: z.object({ success: z.literal(true), items: z.array(StaffComment), pagination: Pagination }),
  }),
  decideComment: endpoint({
    method: 'PUT',
    path: '/api/admin/comments/:id',
    access: 'support',
    summary: 'Show a comment that waits or was removed, or remove it; nobody decides on their own',
    params: commentParams,
    body: z.object({ state: choice(['live', 'removed']) }),
    failures: ['NOT_FOUND', 'FORBIDDEN', 'STATE_CONFLICT'],
    response: z.object({ success: z.literal(true), comment: StaffComment }),
  }),
};
