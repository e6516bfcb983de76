// A text that staff wrote in Markdown, as the parts that a page draws. No HTML travels, so none can be smuggled in.
import { z } from 'zod';

export type Inline =
  | { is: 'text'; text: string }
  | { is: 'code'; text: string }
  | { is: 'strong' | 'emphasis'; children: Inline[] }
  /** `to` is a path of this site, or an address beginning with https:, mailto: or tel:. */
  | { is: 'link'; to: string; children: Inline[] }
  | { is: 'break' };

export type Block =
  | { is: 'paragraph'; children: Inline[] }
  /** `id` is where links to this part lead; unique within the article. */
  | { is: 'heading'; level: 2 | 3; id: string; children: Inline[] }
  | { is: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { is: 'quote'; children: Block[] }
  | { is: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { is: 'rule' };

const words = z.object({ is: z.enum(['text', 'code']), text: z.string() });
export const ArticleInline: z.ZodType<Inline> = z.lazy(() =>
  z.union([
    words as z.ZodType<Inline>,
    z.object({ is: z.enum(['strong', 'emphasis']), children: z.array(ArticleInline) }) as z.ZodType<Inline>,
    z.object({ is: z.literal('link'), to: z.string(), children: z.array(ArticleInline) }),
    z.object({ is: z.literal('break') }),
  ]),
);
export const ArticleBlock: z.ZodType<Block> = z.lazy(() =>
  z.union([
    z.object({ is: z.literal('paragraph'), children: z.array(ArticleInline) }),
    z.object({ is: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), id: z.string(), children: z.array(ArticleInline) }),
    z.object({ is: z.literal('list'), ordered: z.boolean(), start: z.int(), items: z.array(z.array(ArticleBlock)) }),
    z.object({ is: z.literal('quote'), children: z.array(ArticleBlock) }),
    z.object({ is: z.literal('table'), head: z.array(z.array(ArticleInline)), rows: z.array(z.array(z.array(ArticleInline))) }),
    z.object({ is: z.literal('rule') }),
  ]),
);

export const Article = z.array(ArticleBlock);
