// What the search box offers while someone types.
import { z } from 'zod';
import { purposes } from '#contracts/enums.ts';

/**
 * What someone may be typing: a place, a landmark (its words are searched), a kind of property or a purpose (`term`), a live listing whose number was typed (`post`), or a
 * phrase that is completed or continued. `text` is what the search box holds once it is chosen, in the script that was typed. Every
 * place that it names has its ids; a neighbourhood's `id` is that of its sub-district. `purpose` is the one it says.
 */
export const SuggestedItem = z.object({
  kind: z.enum(['place', 'landmark', 'term', 'phrase', 'post']),
  id: z.string(),
  level: z.enum(['division', 'district', 'subDistrict', 'locality']).optional(),
  en: z.string(),
  bn: z.string(),
  text: z.string(),
  parent: z.object({ en: z.string(), bn: z.string() }).optional(),
  division: z.string().optional(),
  district: z.string().optional(),
  subDistrict: z.string().optional(),
  locality: z.string().optional(),
  purpose: z.enum(purposes).optional(),
});
export type SuggestedItem = z.infer<typeof SuggestedItem>;
