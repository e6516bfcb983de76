// Limits the memory that uploads hold in this process: two at a time per member, and a total of bytes.
import { uploadLimits } from '#contracts/request-limits.ts';
import { openSemaphores } from '#server/platform/concurrency.ts';
import { fail } from '#server/platform/http/failure.ts';

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

/** Counts in this process, whose memory it protects. */
export function openUploads(options: UploadOptions = {}): Uploads {
  const { heldBytes, stallSeconds, perMember, waitingPerMember } = { ...uploadLimits, ...options };
  const members = openSemaphores(perMember);
  let heldByAll = 0;
  return {
    stallMs: stallSeconds * 1000,
    load: () => ({ running: members.running(), waiting: members.waiting(), heldBytes: heldByAll }),
    async admit(member, declared, work) {
      if (members.running(member) >= perMember && members.waiting(member) >= waitingPerMember) fail('TOO_MANY', { retryAfter });
      return members.run(member, async () => {
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
        }
      });
    },
  };
}
