// How many open the site, by month and kind of device: a number, and nothing of who it was.
import { z } from 'zod';
import { deviceTypes } from './device-types.ts';
import { endpoint } from './endpoint.ts';
import { visitPath } from './visit-path.ts';
import { asciiDigits, boundedText, choice, fault, shortUnits, Success } from './values.ts';

const monthNames = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const two = (month: number): string => String(month).padStart(2, '0');

/** 2026-11; a month without its year, as a number or by its English name, is one of this year. */
function monthOf(typed: string): string | undefined {
  const [, year, month] = /^(?:(\d{4})-)?(\d{1,2})$/.exec(typed) ?? [];
  const number = month === undefined ? monthNames.indexOf(typed.toLowerCase()) + 1 : Number(month);
  return number >= 1 && number <= 12 ? `${year ?? new Date().getUTCFullYear()}-${two(number)}` : undefined;
}

const month = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  boundedText('required', shortUnits)
    .transform((typed) => monthOf(asciiDigits(typed.trim())))
    .refine((found) => found !== undefined, fault('invalid'))
    .transform((found) => found as string),
);

const deviceType = z.preprocess((value) => (typeof value === 'string' && value.length <= shortUnits ? value.trim().toLowerCase() : value), choice(deviceTypes));

export const visits = {
  count: endpoint({
    method: 'POST',
    path: visitPath,
    access: 'anyone',
    summary: 'Count that somebody opened the site this month on a kind of device. Neither address nor account is kept',
    body: z.object({ month, deviceType }),
    failures: ['TOO_MANY'],
    response: Success,
  }),
};
