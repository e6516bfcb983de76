// Brings the server to what the hearts show: one call at a time for each post, and the last press decides.
import type { Purpose } from '#contracts/enums.ts';

export interface SyncedPost {
  PostID: number;
  type: Purpose;
}

interface Parts {
  /** Whether the heart shows the post as saved now. */
  wanted: (postId: number) => boolean;
  save: (post: SyncedPost) => Promise<unknown>;
  forget: (post: SyncedPost) => Promise<unknown>;
}

/** Knows what the server has, and settles one post's difference after each press. */
export function savedSync({ wanted, save, forget }: Parts) {
  let onServer = new Set<number>();
  const running = new Map<number, Promise<void>>();
  /** For each list that is being read, what was saved and removed since it was asked for: the answer may be older. */
  const readings = new Set<Map<number, boolean>>();

  const set = (postId: number, on: boolean): void => void (on ? onServer.add(postId) : onServer.delete(postId));
  function change(postId: number, on: boolean): void {
    set(postId, on);
    for (const since of readings) since.set(postId, on);
  }

  async function run(post: SyncedPost): Promise<void> {
    const { PostID } = post;
    while (wanted(PostID) !== onServer.has(PostID)) {
      if (wanted(PostID)) {
        await save(post);
        change(PostID, true);
      } else {
        await forget(post);
        change(PostID, false);
      }
    }
  }
  return {
    /** Reads what the server has, and what was saved and removed in the meantime. Throws what `read` throws, and knows what it knew. */
    async learn(read: () => Promise<readonly number[]>): Promise<void> {
      const since = new Map<number, boolean>();
      readings.add(since);
      try {
        onServer = new Set(await read());
      } finally {
        readings.delete(since);
      }
      for (const [postId, on] of since) set(postId, on);
    },
    /** What it knows of: for the caller to change. */
    all: (): Set<number> => new Set(onServer),
    has: (postId: number) => onServer.has(postId),
    /** It was removed by another way. */
    drop: (postId: number) => change(postId, false),
    /** Settles the post. Throws what a call threw; what the server has is known then too. */
    settle: (post: SyncedPost): Promise<void> => {
      const already = running.get(post.PostID);
      if (already) return already;
      const started = run(post).finally(() => void running.delete(post.PostID));
      running.set(post.PostID, started);
      return started;
    },
  };
}
