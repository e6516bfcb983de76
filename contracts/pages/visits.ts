// How many open the site, by month and kind of device: a number, and nothing of who it was.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { deviceTypes } from '#contracts/enums.ts';
import { visitPath } from './visit-path.ts';
import { choice, optionalWhole, shortUnits, Success } from '#contracts/values.ts';

/** As they travel; places in the list are months of the year. */
export const monthNames = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] as const;

const lowered = (value: unknown): unknown => (typeof value === 'string' && value.length <= shortUnits ? value.trim().toLowerCase() : value);
const monthNamed = (value: unknown): unknown => monthNames.find((name) => name.toLowerCase() === lowered(value)) ?? value;

const years = { from: 2000, to: 9999 };

export const visits = {
  count: endpoint({
    method: 'POST',
    path: visitPath,
    access: 'anyone',
    summary:
      'Count that the site was opened this month, such as `November`, on a kind of device: once a session, and not where the browser asks not to be tracked. Neither address nor account is stored',
    body: z.object({
      month: z.preprocess(monthNamed, choice(monthNames)),
      year: optionalWhole(years.from, years.to),
      deviceType: z.preprocess(lowered, choice(deviceTypes)),
    }),
    failures: ['TOO_MANY'],
    response: Success,
  }),
};
