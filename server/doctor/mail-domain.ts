// Whether the domain of the sender says who may send for it: without that, emails end among spam.
import { resolveTxt } from 'node:dns/promises';
import type { Env } from '#server/env.ts';
import { about, codeOf, type Finding } from './finding.ts';

const { good, note } = about('Mail domain');

/** The TXT records of a name; none where there is no such name. Throws what the way to the name server said. */
export type Lookup = (name: string) => Promise<string[]>;

const lookupTxt: Lookup = async (name) => {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes(codeOf(error).code ?? '')) return [];
    throw error;
  }
};

const domainOf = (mailFrom: string): string => /@([^>\s]+)/.exec(mailFrom)?.[1]?.toLowerCase() ?? '';

async function examineSpf(domain: string, look: Lookup): Promise<Finding> {
  const records = (await look(domain)).filter((text) => /^v=spf1(\s|$)/i.test(text));
  if (records.length === 1) return good(`SPF: ${domain} says which servers send for it.`);
  if (records.length > 1) return note(`SPF: ${domain} has ${records.length} records, and then none counts.`, 'Join them into one TXT record.');
  return note(`SPF: ${domain} does not say which servers send for it.`, `Add the TXT record that your mail provider names, such as "v=spf1 include:… -all".`);
}

async function examineDkim(domain: string, selector: string | undefined, look: Lookup): Promise<Finding> {
  if (!selector) return note('DKIM: which key signs the emails is not known.', 'Set MAIL_DKIM_SELECTOR to the selector that your mail provider names.');
  const name = `${selector}._domainkey.${domain}`;
  const key = (await look(name)).find((text) => /(^|;)\s*p=/i.test(text));
  if (key && /(^|;)\s*p=\s*[^;\s]/i.test(key)) return good(`DKIM: the key of ${name} is published.`);
  return note(`DKIM: ${name} has no key.`, 'Publish the record that your mail provider names, or correct MAIL_DKIM_SELECTOR.');
}

async function examineDmarc(domain: string, look: Lookup): Promise<Finding> {
  const parent = domain.split('.').slice(-2).join('.');
  const names = [...new Set([domain, parent])].map((one) => `_dmarc.${one}`);
  for (const name of names) {
    const record = (await look(name)).find((text) => /^v=DMARC1/i.test(text));
    if (record && /;\s*p=none\b/i.test(record)) return note(`DMARC: ${name} only watches (p=none).`, 'Change it to p=quarantine once its reports are clean.');
    if (record) return good(`DMARC: ${name} says what to do with emails that others forge.`);
  }
  return note(`DMARC: ${domain} does not say what to do with forged emails.`, `Add the TXT record _dmarc.${domain}, such as "v=DMARC1; p=quarantine".`);
}

/** SPF, DKIM and DMARC of the sender's domain; none of them keeps the product from starting. */
export async function examineMailDomain(
  { smtpUrl, mailFrom, mailDkimSelector }: Pick<Env, 'smtpUrl' | 'mailFrom' | 'mailDkimSelector'>,
  look: Lookup = lookupTxt,
): Promise<Finding[]> {
  const domain = domainOf(mailFrom);
  if (!smtpUrl || !domain.includes('.')) return [];
  const asked = [examineSpf(domain, look), examineDkim(domain, mailDkimSelector, look), examineDmarc(domain, look)];
  const unasked = (error: unknown): Finding => note(`${domain} could not be looked up: ${codeOf(error).message}.`, 'Check the name servers of this machine.');
  return Promise.all(asked.map((one) => one.catch(unasked)));
}
