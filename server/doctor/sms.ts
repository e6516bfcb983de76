import { lookup } from 'node:dns/promises';
import type { Env } from '#server/env.ts';
import { about, codeOf, type Finding } from './finding.ts';

const sms = about('Text messages');

/** Where codes to phone numbers go, and whether that host is known; none is sent, since each is paid for. */
export async function examineSms({ sms: setting, smsBudget, production }: Env): Promise<Finding[]> {
  if (!setting) return production ? [sms.note('No phone numbers are proved.', 'Set SMS_URL to send codes to them.')] : [];
  const { hostname } = new URL(setting.url);
  const { messagesPerDay, takaPerDay, price } = smsBudget;
  const max = price > 0 ? Math.min(messagesPerDay, Math.floor(takaPerDay / price)) : messagesPerDay;
  try {
    await lookup(hostname);
  } catch (error) {
    return [sms.wrong(`${hostname} is not found: ${codeOf(error).message}.`, 'Correct the host in SMS_URL.')];
  }
  if (max === 0) return [sms.wrong('The budget is too small for one code.', 'Raise SMS_DAY_MAX and SMS_DAY_BUDGET, or correct SMS_PRICE.')];
  return [sms.good(`Codes are sent through ${hostname}, at most ${max} a day. Prove a number of your own to see that they arrive.`)];
}
