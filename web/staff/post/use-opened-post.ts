import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { clientLoader } from './post.page.tsx';
import type { StaffPost } from '#contracts/staff/moderation.ts';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import type { PostAnswer } from '#web/staff/staff-calls.ts';

interface Opened {
  /** The answer about this very post; undefined while it is on its way. */
  answer: Outcome<PostAnswer> | undefined;
  retry: () => void;
}

/** Reads a post with its history whenever another one is opened; after a decision it is read again by itself. */
export function useOpenedPost(PostID: number | undefined): Opened {
  const { load, data } = useFetcher<typeof clientLoader>({ key: 'opened-post' });
  useEffect(() => {
    if (PostID !== undefined) void load(`/admin/posts/${PostID}`);
  }, [PostID, load]);
  return {
    answer: data && data.PostID === PostID ? data.answer : undefined,
    retry: () => void load(`/admin/posts/${PostID}`),
  };
}

/** The opened post as it was read, without reading it. */
export function useReadPost(PostID: number | undefined): StaffPost | undefined {
  const { data } = useFetcher<typeof clientLoader>({ key: 'opened-post' });
  return PostID !== undefined && data?.PostID === PostID && data.answer?.ok ? data.answer.value.post : undefined;
}
