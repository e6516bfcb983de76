// As much of S3 as the storage asks of it, in memory, failing on demand.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface TestBucket {
  url: string;
  endpoint: string;
  objects: Map<string, { bytes: Buffer; at: Date; headers: IncomingMessage['headers'] }>;
  /** Requests so far. */
  asked(): number;
  /** What it does with requests: `breaks` closes the connection in the middle, `hangs` never answers. */
  mood: 'well' | 'fails' | 'denies' | 'breaks' | 'hangs';
  close(): Promise<void>;
}

const pageSize = 2;

const refusal = (status: number, code: string) => ({ status, body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>` });

function listed(objects: TestBucket['objects'], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const names = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > after).toSorted();
  const shown = names.slice(0, pageSize);
  const contents = shown.map(
    (name) => `<Contents><Key>${name}</Key><LastModified>${objects.get(name)?.at.toISOString()}</LastModified><Size>1</Size></Contents>`,
  );
  const more = names.length > pageSize ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${more}</ListBucketResult>`;
}

/** Starts it with one bucket, `photos`. */
export async function startBucket(): Promise<TestBucket> {
  let asked = 0;
  const objects: TestBucket['objects'] = new Map();
  const parts = new Map<string, Buffer>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    asked++;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (bucket.mood === 'hangs') return;
    if (bucket.mood === 'breaks') return void request.socket.destroy();
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const name = decodeURIComponent(pathname.slice('/photos/'.length));
    const said = (status: number, body: string | Buffer = ''): void => void response.writeHead(status).end(body);
    const refuse = (status: number, code: string): void => said(status, refusal(status, code).body);
    if (bucket.mood === 'fails') return refuse(500, 'InternalError');
    if (bucket.mood === 'denies' || !request.headers.authorization?.includes('Credential=id-of-tests/')) return refuse(403, 'AccessDenied');
    if (!pathname.startsWith('/photos')) return refuse(404, 'NoSuchBucket');
    const upload = searchParams.get('uploadId');
    if (request.method === 'POST' && searchParams.has('uploads'))
      return said(200, `<?xml version="1.0"?><InitiateMultipartUploadResult><UploadId>${asked}</UploadId></InitiateMultipartUploadResult>`);
    if (request.method === 'PUT' && upload) {
      parts.set(`${upload} ${searchParams.get('partNumber')?.padStart(5, '0')}`, Buffer.concat(chunks));
      return void response.writeHead(200, { etag: `"${asked}"` }).end();
    }
    if (request.method === 'POST' && upload) {
      const own = [...parts.keys()].filter((key) => key.startsWith(`${upload} `)).toSorted();
      objects.set(name, { bytes: Buffer.concat(own.map((key) => parts.get(key) as Buffer)), at: new Date(), headers: request.headers });
      return said(200, '<?xml version="1.0"?><CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>');
    }
    if (request.method === 'PUT') objects.set(name, { bytes: Buffer.concat(chunks), at: new Date(), headers: request.headers });
    if (request.method === 'DELETE') objects.delete(name);
    if (request.method !== 'GET') return said(request.method === 'DELETE' ? 204 : 200);
    if (searchParams.has('list-type')) return said(200, listed(objects, searchParams));
    const found = objects.get(name);
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (found && first) return said(206, found.bytes.subarray(Number(first), Number(last) + 1));
    return found ? said(200, found.bytes) : refuse(404, 'NoSuchKey');
  };
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bucket: TestBucket = {
    url: `s3://photos/live?endpoint=${endpoint}&forcePathStyle=1`,
    endpoint,
    objects,
    asked: () => asked,
    mood: 'well',
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return bucket;
}

export const bucketKeys = { accessKeyId: 'id-of-tests', secretAccessKey: 'secret-of-tests' };
