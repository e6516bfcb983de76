// Limits the memory that uploads hold in this process: two at a time per member, and a total of bytes.
import { uploadLimits } from '#contracts/request-limits.ts';
import { fail } from './failure.ts';

/** One upload, from its first byte until it is processed. */
export interface Upload {
  /** Counts bytes that are held from now on. Throws UNAVAILABLE if all uploads together hold too much. */
  hold(bytes: number): void;
}

export interface Uploads {
  /** A sender that is idle this long is disconnected. */
  stallMs: number;
  /**
   * Runs `work` while the upload counts as one of the member's; a few more queue, unread, until it is their turn. `declared` is
   * the Content-Length. Throws TOO_MANY if too many are queued, UNAVAILABLE if there is no memory.
   */
  admit<T>(member: string, declared: number, work: (upload: Upload) => Promise<T>): Promise<T>;
  load(): UploadLoad;
}

interface UploadLoad {
  running: number;
  waiting: number;
  heldBytes: number;
}

export type UploadOptions = Partial<Record<keyof typeof uploadLimits, number>>;

/** Uploads end soon, so retrying makes sense. */
const retryAfter = 5;

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** One queue per member. */
function openLines({ perMember, waitingPerMember }: Record<'perMember' | 'waitingPerMember', number>) {
  const lines = new Map<string, Line>();
  return {
    async enter(member: string): Promise<void> {
      const line = lines.get(member) ?? { running: 0, waiting: [] };
      lines.set(member, line);
      if (line.running < perMember) line.running += 1;
      else if (line.waiting.length < waitingPerMember) await new Promise<void>((resolve) => line.waiting.push(resolve));
      else fail('TOO_MANY', { retryAfter });
    },
    leave(member: string): void {
      const line = lines.get(member);
      if (!line) return;
      const next = line.waiting.shift();
      if (next) next();
      else line.running -= 1;
      if (line.running === 0) lines.delete(member);
    },
    lengths: (): Pick<UploadLoad, 'running' | 'waiting'> =>
      [...lines.values()].reduce((sum, line) => ({ running: sum.running + line.running, waiting: sum.waiting + line.waiting.length }), {
        running: 0,
        waiting: 0,
      }),
  };
}

/** Counts in this process, whose memory it protects. */
export function openUploads(options: UploadOptions = {}): Uploads {
  const { heldBytes, stallSeconds, ...perMember } = { ...uploadLimits, ...options };
  const lines = openLines(perMember);
  let heldByAll = 0;
  return {
    stallMs: stallSeconds * 1000,
    load: () => ({ ...lines.lengths(), heldBytes: heldByAll }),
    async admit(member, declared, work) {
      await lines.enter(member);
      let held = 0;
      const hold = (bytes: number): void => {
        held += bytes;
        heldByAll += bytes;
        if (heldByAll > heldBytes) fail('UNAVAILABLE', { retryAfter });
      };
      try {
        if (heldByAll + declared > heldBytes) fail('UNAVAILABLE', { retryAfter });
        return await work({ hold });
      } finally {
        heldByAll -= held;
        lines.leave(member);
      }
    },
  };
}
