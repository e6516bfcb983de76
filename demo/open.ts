// The demo as the programs that start the product open it: its code is loaded only where demo content is wanted.
import type { Outside } from '#server/run-server.ts';
import { closeDemoAccounts } from './accounts.ts';

export const demo: Outside['demo'] = {
  async load(services, step) {
    const { loadDemo } = await import('./load.ts');
    return loadDemo(services, step);
  },
  async drawRest(services) {
    const { continuePictures } = await import('./picture-work.ts');
    return continuePictures(services);
  },
  close: closeDemoAccounts,
};
