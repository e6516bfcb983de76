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

  async function run(post: SyncedPost): Promise<void> {
    const { PostID } = post;
    while (wanted(PostID) !== onServer.has(PostID)) {
      if (wanted(PostID)) {
        await save(post);
        onServer.add(PostID);
      } else {
        await forget(post);
        onServer.delete(PostID);
      }
    }
  }
  return {
    /** What the server has, as it just said. */
    learn: (postIds: readonly number[]) => void (onServer = new Set(postIds)),
    has: (postId: number) => onServer.has(postId),
    /** It was removed by another way. */
    drop: (postId: number) => void onServer.delete(postId),
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
