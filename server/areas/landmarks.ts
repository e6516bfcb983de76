// Landmarks that people live near: stations, universities, hospitals, markets, crossings. The data is in catalogue/landmarks.json.
import { z } from 'zod';
import data from './catalogue/landmarks.json' with { type: 'json' };

export const landmarkKinds = ['station', 'university', 'college', 'hospital', 'market', 'crossing', 'airport', 'cantonment', 'park'] as const;

export const Landmark = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  kind: z.enum(landmarkKinds),
  en: z.string().min(1),
  bn: z.string().min(1),
  /** Romanised spellings and abbreviations among them. */
  aliases: z.array(z.string()),
  /** Sub-districts and neighbourhoods in and beside which it lies. */
  areas: z.array(z.string()).min(1),
  /** Names that others bear as well, by which people mean this one unless they say where. */
  famousAs: z.array(z.string()).optional(),
});
export type Landmark = z.infer<typeof Landmark>;

export const landmarks: readonly Landmark[] = z.array(Landmark).parse(data);
