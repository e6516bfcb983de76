// Multipart bodies with broken framing, and pictures with broken bytes, by chance.
import { connect } from 'node:net';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { multipart, sellPost } from '#server/testing/content/posts.ts';

/** A body as it goes over the wire, and what its head says of it. */
export interface Wire {
  body: Buffer;
  type: string;
  /** What Content-Length says beyond the truth. */
  lengthOff: number;
}

const boundary = '----uthan-test-boundary';
const usualType = `multipart/form-data; boundary=${boundary}`;

const types = fc.constantFrom(
  usualType,
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=""',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/form-data; boundary=other',
  `multipart/mixed; boundary=${boundary}`,
  `${usualType}; charset=utf-7`,
  `multipart/form-data; boundary="${boundary}"; boundary=second`,
  'multipart/form-data; boundary=\u00ff',
  'text/plain',
);

const part = (head: string, content = 'x'): string => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`;
const disposition = (name: string, rest = ''): string => `content-disposition: form-data; name="${name}"${rest}`;

/** Parts that no browser makes. */
const parts = fc.constantFrom(
  part('x: y'),
  part(disposition('')),
  part(disposition('__proto__')),
  part(disposition('constructor')),
  part(disposition('a'.repeat(5000))),
  part(disposition('images', '; filename="../../../etc/passwd"'), 'root:x:0'),
  part(disposition('images', '; filename="a\u0000.jpg"'), 'JFIF'),
  part(disposition('images', `; filename="${'n'.repeat(20_000)}.jpg"`)),
  part(disposition('images', "; filename*=utf-8''%e0%a6%95%00.jpg")),
  part(`${disposition('postTitle')}\r\ncontent-transfer-encoding: base64`, '%%%'),
  part(`${disposition('postTitle')}\r\n${'h: v\r\n'.repeat(3000)}h: v`),
  part(disposition('images'), `--inner\r\n${disposition('x')}\r\n\r\ny\r\n--inner--`),
  part(`content-type: multipart/mixed; boundary=inner\r\n${disposition('images')}`, '--inner\r\n\r\ny\r\n--inner--'),
  part(disposition('price'), 'a'.repeat(200_000)),
  Array.from({ length: 3000 }, (_, at) => part(disposition(`f${at}`))).join(''),
  `--${boundary}`,
  `--${boundary}\n${disposition('postTitle')}\n\nwith newlines only\n`,
  '\r\n'.repeat(2000),
);

type Change = (body: Buffer) => Buffer;
const at = fc.double({ min: 0, max: 1, noNaN: true });
const place = (body: Buffer, share: number): number => Math.floor(share * body.length);

const changes: fc.Arbitrary<Change> = fc.oneof(
  at.map(
    (share): Change =>
      (body) =>
        body.subarray(0, place(body, share)),
  ),
  fc.tuple(at, fc.integer({ min: 1, max: 400 })).map(
    ([share, length]): Change =>
      (body) =>
        Buffer.concat([body.subarray(0, place(body, share)), body.subarray(place(body, share) + length)]),
  ),
  fc.tuple(at, at).map(
    ([from, to]): Change =>
      (body) =>
        Buffer.concat([body, body.subarray(place(body, Math.min(from, to)), place(body, Math.max(from, to)))]),
  ),
  fc.tuple(at, fc.uint8Array({ minLength: 1, maxLength: 60 })).map(
    ([share, bytes]): Change =>
      (body) =>
        Buffer.concat([body.subarray(0, place(body, share)), bytes, body.subarray(place(body, share))]),
  ),
  fc.tuple(parts, fc.boolean()).map(
    ([text, isFirst]): Change =>
      (body) =>
        isFirst
          ? Buffer.concat([Buffer.from(text), body])
          : Buffer.concat([body.subarray(0, body.length - boundary.length - 6), Buffer.from(text), Buffer.from(`--${boundary}--\r\n`)]),
  ),
  fc.constant<Change>((body) => Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') as Buffer),
);

/** A form as a browser sends it, with up to three changes. */
export function forms(picture: Buffer): fc.Arbitrary<Wire> {
  const { payload } = multipart(sellPost, [picture]);
  return fc.record({
    body: fc.array(changes, { maxLength: 3 }).map((all) => all.reduce<Buffer>((body, change) => change(body), payload)),
    type: fc.oneof({ weight: 4, arbitrary: fc.constant(usualType) }, { weight: 1, arbitrary: types }),
    lengthOff: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constantFrom(-500, -1, 1, 5000) }),
  });
}

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#b4431f' } });

function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
}

/** A PNG that says how large it is and holds so many bytes of nothing. */
function pngOf(width: number, height: number, bytes: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  head[9] = 2;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Pictures of every kind, two that are larger than they may be, and some that are two things at once. */
export async function samplePictures(): Promise<Buffer[]> {
  const usual = await Promise.all([
    plain(90, 60).jpeg().toBuffer(),
    plain(90, 60).png().toBuffer(),
    plain(90, 60).webp().toBuffer(),
    plain(90, 60).avif().toBuffer(),
    plain(90, 60).gif().toBuffer(),
  ]);
  const [jpeg = Buffer.alloc(0), png = Buffer.alloc(0), , , gif = Buffer.alloc(0)] = usual;
  return [
    ...usual,
    pngOf(65_000, 65_000, 1_000_000),
    pngOf(12_000, 12_000, 3_000_000),
    Buffer.concat([jpeg, Buffer.from('<script>alert(document.domain)</script><?php system($_GET[0]); ?>')]),
    Buffer.concat([png, Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)]),
    Buffer.concat([gif, Buffer.from('*/=1;alert(1)/*')]),
  ];
}

const flip = fc.tuple(at, fc.nat({ max: 255 }));
const flips = fc.oneof(
  { weight: 1, arbitrary: fc.constant([]) },
  { weight: 2, arbitrary: fc.array(flip, { maxLength: 2 }) },
  { weight: 2, arbitrary: fc.array(flip, { maxLength: 12 }) },
);
const cut = fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: at });

/** One of the pictures with some bytes changed, or cut off. */
export const pictures = (samples: readonly Buffer[]): fc.Arbitrary<Buffer> =>
  fc.tuple(fc.constantFrom(...samples), flips, cut).map(([sample, all, share]) => {
    const bytes = Buffer.from(sample);
    // Heads are where decoders decide: half of the changes go there.
    for (const [index, [where, value]] of all.entries()) bytes[index % 2 === 0 ? Math.floor(where * 64) : place(bytes, where)] = value;
    return bytes.subarray(0, Math.max(1, place(bytes, share)));
  });

const answerMs = 20_000;
const leavesMs = 100;

/** Sends it over a socket of its own; the status, or 0 where the connection was closed without one. */
export function sendWire(
  address: string,
  { body, type, lengthOff }: Wire,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(address);
  const length = Math.max(0, body.length + lengthOff);
  const given = Object.entries({ host: hostname, connection: 'close', 'content-type': type, 'content-length': String(length), ...headers });
  const head = `POST /api/posts/sell HTTP/1.1\r\n${given.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let text = '';
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no answer within ${answerMs / 1000} s`));
    }, answerMs);
    const done = (): void => {
      clearTimeout(timer);
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', done);
    socket.write(Buffer.from(head, 'latin1'));
    socket.write(body);
    // More was promised than comes: anyone who promised it leaves.
    if (lengthOff > 0) setTimeout(() => socket.end(), leavesMs);
  });
}
