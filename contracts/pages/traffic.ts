// How the site is used, in numbers: no one can be told from them, and nothing is set on the device for it.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { Success } from '#contracts/values.ts';
import { trafficMax, trafficPath } from './page-kind.ts';
import { pageKinds, visitSteps } from './traffic-kinds.ts';

export const TrafficReport = z.object({
  lng: z.enum(['bn', 'en']),
  /** How many pages of each kind were opened since the last report. */
  pages: z.partialRecord(z.enum(pageKinds), z.int().min(1).max(trafficMax.pages)),
  /** Once a visit: the host of the site before, empty where there is none. */
  from: z.string().max(trafficMax.host).optional(),
  /** Steps that the visit has reached since the last report. */
  steps: z.array(z.enum(visitSteps)).max(visitSteps.length).default([]),
});
export type TrafficReport = z.output<typeof TrafficReport>;

export const traffic = {
  report: endpoint({
    method: 'POST',
    path: trafficPath,
    access: 'anyone',
    summary:
      'Count opened pages by kind, the host a visit came from and how far it got, by day and language; not where the browser asks not to be tracked. Neither address, device nor account is stored',
    body: TrafficReport,
    failures: ['TOO_MANY'],
    response: Success,
  }),
};
