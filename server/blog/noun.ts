import type { Noun } from '#server/noun.ts';
import { commentData } from './comment-service.ts';
import { feedRoutes } from './feed-routes.ts';
import { blogJobs } from './jobs.ts';
import { blogRoutes } from './routes.ts';

export const blogNoun: Noun = { name: 'blog', personalData: [commentData], jobs: blogJobs, routes: blogRoutes, rootRoutes: feedRoutes };
