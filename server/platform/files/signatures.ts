// Recognizes accepted picture formats by their first bytes; file names and content types are up to the sender.

/** Number of leading bytes needed to recognize a format. */
export const signatureBytes = 16;

export type PictureFormat = 'jpeg' | 'png' | 'webp';

const signatures: ReadonlyArray<readonly [PictureFormat, (bytes: Buffer) => boolean]> = [
  ['jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ['webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
];

/** The format that the first bytes show; undefined for any other. */
export const formatOf = (bytes: Buffer): PictureFormat | undefined => signatures.find(([, matches]) => matches(bytes))?.[0];
