import type { Env } from '#server/env.ts';
import { about, codeOf, type Finding } from './finding.ts';

const address = about('Address');
const proxy = about('Proxy');
const askMs = 5000;

const ask = (url: string): Promise<Response> => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(askMs) });

/** Whether the product's server runs on this machine. */
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
      `${url} returns 421: the proxy passes another host name on.`,
      'Let it pass the original host name on; in nginx: proxy_set_header Host $host;',
    );
  if (status >= 300 && status < 400)
    return address.wrong(`${url} is redirected to ${headers.get('location') ?? 'another address'}.`, 'Set PUBLIC_URL to the final address.');
  if (status >= 502 && status <= 504 && !isUp) return address.note(`A proxy answers at ${url}; Uthan is not running here yet.`, 'Run this again when it is.');
  return address.wrong(`${url} returns ${status}.`, 'Check the address and port to which the proxy passes requests.');
}

async function onReach(env: Env, publicUrl: string): Promise<Finding> {
  const isUp = await runsHere(env);
  try {
    return onStatus(await ask(`${publicUrl}/robots.txt`), publicUrl, isUp);
  } catch (error) {
    const { code = '', message } = codeOf(error);
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      return address.wrong(`The name in ${publicUrl} is not known: ${message}.`, 'Add the name to the DNS, or correct PUBLIC_URL.');
    if (/CERT|TLS|SSL|SIGNED|ALTNAME/.test(code))
      return address.wrong(`${publicUrl} has no valid certificate: ${message}.`, 'Renew it, or let the proxy send the full certificate chain.');
    const told = `${publicUrl} does not answer: ${message}.`;
    return isUp
      ? address.wrong(told, 'Start the proxy and open its port in the firewall.')
      : address.note(told, 'Run this again when Uthan and its proxy are running.');
  }
}

function onProxy({ publicUrl, trustProxy }: Env): Finding[] {
  if (trustProxy > 0)
    return [
      proxy.good(`${trustProxy} ${trustProxy === 1 ? 'proxy is' : 'proxies are'} trusted. Setting it too high would let visitors spoof their IP address.`),
    ];
  if (!publicUrl?.startsWith('https:')) return [];
  return [
    proxy.wrong(
      'https needs a proxy in front, but TRUST_PROXY is 0: all visitors would count as one address and share its limits.',
      'Set TRUST_PROXY=1 (or how many proxies there are), and let the first set X-Forwarded-For and X-Forwarded-Proto.',
    ),
  ];
}

/** Whether PUBLIC_URL leads here, as far as this machine can tell, and what the proxy has to do. */
export async function examineAddress(env: Env): Promise<Finding[]> {
  if (!env.publicUrl) return [address.note('Uthan can be reached from this machine only.', 'To open it to others, set PUBLIC_URL and NODE_ENV=production.')];
  return [await onReach(env, env.publicUrl), ...onProxy(env)];
}
