import type { Env } from '#server/env.ts';
import { about, codeOf, type Finding } from './finding.ts';

const address = about('Address');
const proxy = about('Proxy');
const askMs = 5000;

const ask = (url: string): Promise<Response> => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(askMs) });

/** Whether a server of the product runs on this machine. */
async function runsHere({ port, host }: Env): Promise<boolean> {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return ask(`http://${name}:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function onStatus({ status, headers }: Response, url: string, isUp: boolean): Finding {
  if (status === 200) return address.good(`${url} leads to the product.`);
  if (status === 421)
    return proxy.wrong(
      `${url} is answered 421: the proxy asks the product under another name.`,
      'Let it pass the name on; in nginx: proxy_set_header Host $host;',
    );
  if (status >= 300 && status < 400)
    return address.wrong(`${url} is redirected to ${headers.get('location') ?? 'another address'}.`, 'Set PUBLIC_URL to the address that people end at.');
  if (status >= 502 && status <= 504 && !isUp)
    return address.note(`A proxy answers at ${url}; the product does not run here yet.`, 'Run this once more when it does.');
  return address.wrong(`${url} is answered ${status}.`, 'Check to which address and port the proxy passes requests on.');
}

async function onReach(env: Env, publicUrl: string): Promise<Finding> {
  const isUp = await runsHere(env);
  try {
    return onStatus(await ask(`${publicUrl}/robots.txt`), publicUrl, isUp);
  } catch (error) {
    const { code = '', message } = codeOf(error);
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      return address.wrong(`The name in ${publicUrl} is not known: ${message}.`, 'Enter the name in the DNS, or correct PUBLIC_URL.');
    if (/CERT|TLS|SSL|SIGNED|ALTNAME/.test(code))
      return address.wrong(`${publicUrl} has no valid certificate: ${message}.`, 'Renew it, or let the proxy send the whole chain.');
    const told = `${publicUrl} does not answer: ${message}.`;
    return isUp
      ? address.wrong(told, 'Start the proxy in front, and let the firewall pass its port.')
      : address.note(told, 'Run this once more when the product and its proxy run.');
  }
}

function onProxy({ publicUrl, trustProxy }: Env): Finding[] {
  if (trustProxy > 0)
    return [
      proxy.good(
        `${trustProxy} of yours ${trustProxy === 1 ? 'is' : 'are'} believed. More than there are would let visitors choose the address they are counted by.`,
      ),
    ];
  if (!publicUrl?.startsWith('https:')) return [];
  return [
    proxy.wrong(
      'https needs a proxy in front, but TRUST_PROXY is 0: all visitors count as one address and share its limits.',
      'Set TRUST_PROXY=1 (or how many proxies there are), and let the first set X-Forwarded-For and X-Forwarded-Proto.',
    ),
  ];
}

/** Whether the address that people type leads here, as far as this machine can see, and what the proxy has to do. */
export async function examineAddress(env: Env): Promise<Finding[]> {
  if (!env.publicUrl) return [address.note('The product is on this machine alone.', 'Set PUBLIC_URL and NODE_ENV=production for others to reach it.')];
  return [await onReach(env, env.publicUrl), ...onProxy(env)];
}
