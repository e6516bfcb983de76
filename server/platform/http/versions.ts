// Which version of the API answers, and which calls end: from what their contracts declare.
import type { FastifyInstance } from 'fastify';
import { apiVersion, versionHeader } from '#contracts/integrations/api-version.ts';
import type { Deprecation, Endpoint } from '#contracts/endpoint.ts';
import { failField } from './failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** RFC 9745, RFC 8594 and where to read on. */
export function deprecationHeaders({ since, sunset, instead }: Deprecation): Record<string, string> {
  const links = [`</api/docs>; rel="deprecation"; type="text/html"`, ...(instead.startsWith('/api/') ? [`<${instead}>; rel="successor-version"`] : [])];
  return { deprecation: `@${at(since).getTime() / 1000}`, sunset: at(sunset).toUTCString(), link: links.join(', ') };
}

export function tellVersions(api: FastifyInstance): void {
  api.addHook('onRequest', async ({ headers, routeOptions }, reply) => {
    void reply.header(versionHeader, apiVersion);
    const { deprecated } = routeOptions.config.endpoint ?? {};
    if (deprecated) void reply.headers(deprecationHeaders(deprecated));
    const wanted = headers[versionHeader];
    if (wanted !== undefined && wanted !== apiVersion) failField('Uthan-Version', 'choice');
  });
}
