import type { Noun } from '#server/noun.ts';
import { alertJobs, alertTemplates } from './alerts/alerts.ts';
import { apiDocs } from './api-docs.ts';
import { siteTemplates } from './health-report.ts';
import { health } from './health.ts';
import { metrics } from './metrics.ts';
import { healthRoutes, overviewRoutes, siteRoutes } from './routes.ts';

export const siteNoun: Noun = {
  name: 'site',
  open: metrics,
  letters: ({ address }) => [...siteTemplates(), ...alertTemplates(address)],
  jobs: alertJobs,
  routes(api, context) {
    overviewRoutes(api, context);
    healthRoutes(api, context);
  },
  async rootRoutes(app, context) {
    await apiDocs(app);
    siteRoutes(app, context);
    health(app, context);
  },
};
