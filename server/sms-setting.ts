// How text messages leave: an HTTP provider, described by a template of what it is asked, and what a day of codes may cost.

interface Values {
  SMS_URL?: string | undefined;
  SMS_BODY?: string | undefined;
  SMS_TOKEN?: string | undefined;
  SMS_ACCEPTED?: string | undefined;
  SMS_DAY_MAX: number;
  SMS_DAY_BUDGET: number;
  SMS_PRICE: number;
}

export interface SmsSetting {
  /** With `{phone}` and `{text}`, unless those are in `body`. */
  url: string;
  /** Sent by POST; JSON where it begins with a brace, otherwise a form. */
  body: string | undefined;
  token: string | undefined;
  /** What the answer contains where the message was taken; without it any status below 300 counts. */
  accepted: string | undefined;
}

export interface SmsBudget {
  messagesPerDay: number;
  takaPerDay: number;
  /** Taka for one message of one part. */
  price: number;
}

const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

export function problemsOfSms({ SMS_URL: url, SMS_BODY: body, SMS_TOKEN, SMS_ACCEPTED }: Values): string[] {
  if (!url) return body || SMS_TOKEN || SMS_ACCEPTED ? ['SMS_BODY, SMS_TOKEN and SMS_ACCEPTED need SMS_URL.'] : [];
  const parsed = URL.parse(url);
  const isSafe = parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && isLoopback(parsed.hostname));
  if (!parsed || !isSafe || parsed.host.includes('{')) return ['SMS_URL must be an https address such as https://sms.example/send?to={phone}&message={text}.'];
  const both = `${url}\n${body ?? ''}`;
  return ['{phone}', '{text}'].every((part) => both.includes(part)) ? [] : ['SMS_URL or SMS_BODY must contain {phone} and {text}.'];
}

export const smsOf = ({ SMS_URL, SMS_BODY, SMS_TOKEN, SMS_ACCEPTED }: Values): SmsSetting | undefined =>
  SMS_URL ? { url: SMS_URL, body: SMS_BODY, token: SMS_TOKEN, accepted: SMS_ACCEPTED } : undefined;

export const smsBudgetOf = ({ SMS_DAY_MAX, SMS_DAY_BUDGET, SMS_PRICE }: Values): SmsBudget => ({
  messagesPerDay: SMS_DAY_MAX,
  takaPerDay: SMS_DAY_BUDGET,
  price: SMS_PRICE,
});
