import type { Noun } from '#server/noun.ts';
import { interestRoutes } from './routes.ts';
import { interestData } from './service.ts';

export const interestsNoun: Noun = { name: 'interests', personalData: [interestData], routes: interestRoutes };
