// An article as its form holds it, and as the API takes it.
import { blogCategories, blogCovers } from '#contracts/blog/blog-enums.ts';
import type { StaffArticle } from '#contracts/blog/blog.ts';

const slugMax = 80;

/** What a title would be called in an address; empty where too little of it is in Latin letters. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word;
    if (longer.length > slugMax) break;
    slug = longer;
  }
  return slug.length < 3 ? '' : slug;
}

/** `author` is who writes a new one. */
export function articleForm(article: StaffArticle | undefined, author: string) {
  return {
    slug: article?.slug ?? '',
    titleBn: article?.titleBn ?? '',
    titleEn: article?.titleEn ?? '',
    excerptBn: article?.excerptBn ?? '',
    excerptEn: article?.excerptEn ?? '',
    bodyBn: article?.bodyBn ?? '',
    bodyEn: article?.bodyEn ?? '',
    cover: article?.cover ?? blogCovers[0],
    category: article?.category ?? blogCategories[0],
    tags: (article?.tags ?? []).join(', '),
    tagsEn: (article?.tagsEn ?? []).join(', '),
    author: article?.author ?? author,
    authorEn: article?.authorEn ?? '',
    spotlight: article?.spotlight ?? false,
  };
}
export type ArticleForm = ReturnType<typeof articleForm>;

const tagsIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

export const articleInput = ({ tags, tagsEn, ...form }: ArticleForm, published: boolean) => ({
  ...form,
  tags: tagsIn(tags),
  tagsEn: tagsIn(tagsEn),
  published,
});

/** Tags are typed in one box, so the fault of one is told there. */
export const boxOf = ([first]: readonly PropertyKey[]): string => String(first);

/** Whether nothing was typed since. */
export const isSameForm = (one: ArticleForm, other: Partial<ArticleForm>): boolean =>
  (Object.keys(one) as (keyof ArticleForm)[]).every((name) => one[name] === other[name]);

const words = ['titleBn', 'titleEn', 'excerptBn', 'excerptEn', 'bodyBn', 'bodyEn'] as const;

/** Whether readers of both languages would have something to read. */
export const isWritten = (form: ArticleForm): boolean => words.every((name) => form[name].trim() !== '');
