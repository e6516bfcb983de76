// Kysely types of the tables for the blog.
import type { Block } from '#contracts/blog/article.ts';
import type { BlogCategory, BlogCover, CommentState } from '#contracts/blog/blog-enums.ts';
import type { Default, Moment, NullableMoment } from './columns.ts';

/** The blocks of a text, and the mark of the text and the parser that they were made of. */
export interface ParsedBody {
  of: string;
  blocks: Block[];
}

export interface BlogPostsTable {
  id: Default<number>;
  slug: string;
  title_bn: string;
  title_en: string;
  excerpt_bn: string;
  excerpt_en: string;
  /** Markdown. */
  body_bn: string;
  body_en: string;
  /** What pages draw of them, see `ParsedBody`. */
  blocks_bn: Default<ParsedBody | null>;
  blocks_en: Default<ParsedBody | null>;
  cover: BlogCover;
  category: BlogCategory;
  tags: string[];
  /** Empty: `tags` replace it. */
  tags_en: Default<string[]>;
  author: string;
  /** Null: `author` replaces it. */
  author_en: Default<string | null>;
  /** Null while it is a draft. */
  published_at: NullableMoment;
  spotlight: boolean;
  updated_by: string | null;
  created_at: Moment;
  updated_at: Moment;
}

export interface BlogCommentsTable {
  id: string;
  post: number;
  parent: string | null;
  user_id: string | null;
  text: string;
  state: CommentState;
  created_at: Moment;
  edited_at: NullableMoment;
  decided_by: Default<string | null>;
  decided_at: NullableMoment;
}

export interface BlogTables {
  blog_posts: BlogPostsTable;
  blog_comments: BlogCommentsTable;
}
