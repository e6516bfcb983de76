// Where backups are sent to, encrypted: settings that go together. The server needs only the public half of the key.
import { bucketAddress, type BucketKeys, isBucket } from './bucket-address.ts';

interface Values {
  OFFSITE_URL?: string | undefined;
  OFFSITE_RECIPIENT?: string | undefined;
  OFFSITE_ACCESS_KEY?: string | undefined;
  OFFSITE_SECRET_KEY?: string | undefined;
}

export interface OffsiteSetting {
  url: string;
  /** The public key of age that everything is encrypted for. */
  recipient: string;
  keys: BucketKeys | undefined;
}

const together = (one: unknown, other: unknown): boolean => Boolean(one) === Boolean(other);

export function problemsOfOffsite({ OFFSITE_URL: url, OFFSITE_RECIPIENT: recipient, OFFSITE_ACCESS_KEY, OFFSITE_SECRET_KEY }: Values): string[] {
  if (!together(OFFSITE_ACCESS_KEY, OFFSITE_SECRET_KEY)) return ['OFFSITE_ACCESS_KEY and OFFSITE_SECRET_KEY must be set together.'];
  if (!together(url, recipient)) return ['OFFSITE_URL and OFFSITE_RECIPIENT must be set together: nothing leaves this machine unencrypted.'];
  if (!url || !recipient) return [];
  if (!/^age1[a-z0-9]{50,}$/.test(recipient)) return ['OFFSITE_RECIPIENT must be the public key that npm run offsite -- new-key prints; it begins with age1.'];
  if (!isBucket(url)) return url.startsWith('file:///') ? [] : ['OFFSITE_URL must start with s3:// or file:///.'];
  try {
    bucketAddress(url, 'OFFSITE');
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

export function offsiteOf({ OFFSITE_URL: url, OFFSITE_RECIPIENT: recipient, OFFSITE_ACCESS_KEY, OFFSITE_SECRET_KEY }: Values): OffsiteSetting | undefined {
  if (!url || !recipient) return undefined;
  const keys = OFFSITE_ACCESS_KEY && OFFSITE_SECRET_KEY ? { accessKeyId: OFFSITE_ACCESS_KEY, secretAccessKey: OFFSITE_SECRET_KEY } : undefined;
  return { url, recipient, keys };
}
