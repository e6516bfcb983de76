import type { Noun } from '#server/noun.ts';
import { linkPictureJobs } from './jobs.ts';
import { linkPictureRoutes } from './routes.ts';

export const linkPicturesNoun: Noun = { name: 'link-pictures', jobs: linkPictureJobs, rootRoutes: linkPictureRoutes };
