// When the certificate of an address ends, as any visitor is shown it.
import { connect } from 'node:tls';

const waitMs = 10_000;

/** Undefined where there is no encryption. Throws what the way to it said; a certificate that is over is read all the same. */
export function certificateEnd(address: string): Promise<Date | undefined> {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'https:') return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, servername: hostname, port: Number(port || 443), rejectUnauthorized: false });
    socket.setTimeout(waitMs, () => socket.destroy(new Error(`${hostname} did not answer within ${waitMs / 1000} seconds`)));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const ends = new Date(socket.getPeerCertificate().valid_to);
      socket.destroy();
      resolve(Number.isNaN(ends.getTime()) ? undefined : ends);
    });
  });
}
