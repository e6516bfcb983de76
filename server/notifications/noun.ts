import type { Noun } from '#server/noun.ts';
import { notificationJobs } from './jobs.ts';
import { notificationTemplates } from './outgoing.ts';
import { preferenceData } from './preferences.ts';
import { notificationRoutes } from './routes.ts';
import { notificationData } from './service.ts';

export const notificationsNoun: Noun = {
  name: 'notifications',
  personalData: [notificationData, preferenceData],
  letters: (context) => notificationTemplates(context, context.address),
  jobs: notificationJobs,
  routes: notificationRoutes,
};
