import type { AreasAnswer } from '#contracts/areas.ts';
import type { z } from 'zod';
import { catalogue } from './catalogue.ts';

/** The whole catalogue in the order people expect. */
export function listAreas(): z.infer<typeof AreasAnswer> {
  return { success: true, divisions: catalogue.map((division) => division) };
}
