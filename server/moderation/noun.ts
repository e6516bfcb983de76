import type { Noun } from '#server/noun.ts';
import { moderationRoutes } from './routes.ts';

export const moderationNoun: Noun = { name: 'moderation', routes: moderationRoutes };
