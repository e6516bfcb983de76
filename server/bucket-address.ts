// The address of a bucket as a setting: s3://bucket/prefix?endpoint=…&region=…&forcePathStyle=1.

export interface BucketAddress {
  bucket: string;
  /** What every name begins with: nothing, or a path with a slash at its end. */
  prefix: string;
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  /** The bucket is in the path of the endpoint instead of in its host name. */
  forcePathStyle: boolean;
}

export interface BucketKeys {
  accessKeyId: string;
  secretAccessKey: string;
}

const usualRegion = 'us-east-1';
const parameters = new Set(['endpoint', 'region', 'forcePathStyle']);

export const isBucket = (url: string): boolean => url.startsWith('s3://');

/** Throws a sentence for an address that says nothing or too much; `settings` is how the names of its settings begin. */
export function bucketAddress(text: string, settings = 'STORAGE'): BucketAddress {
  const form = `${settings}_URL must be an address such as s3://bucket/prefix?endpoint=https://s3.example&region=eu-central-1`;
  if (!URL.canParse(text)) throw new Error(`${form}.`);
  const url = new URL(text);
  if (!url.hostname) throw new Error(`${form}.`);
  if (url.username || url.password) throw new Error(`${settings}_URL must not carry keys: set ${settings}_ACCESS_KEY and ${settings}_SECRET_KEY instead.`);
  for (const name of url.searchParams.keys()) if (!parameters.has(name)) throw new Error(`${settings}_URL has an unknown parameter ${name}. ${form}.`);
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:\/\/[^/]/.test(endpoint)) throw new Error(`The endpoint in ${settings}_URL must begin with https:// or http://.`);
  const path = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: path && `${path}/`,
    endpoint,
    region: url.searchParams.get('region') ?? usualRegion,
    forcePathStyle: url.searchParams.get('forcePathStyle') === '1',
  };
}
