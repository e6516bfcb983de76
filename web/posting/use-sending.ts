import { useEffect, useRef, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import type { PostType } from '#contracts/enums.ts';
import { CallFailure } from '#web/platform/api.ts';
import { memberApi } from '#web/platform/session.ts';
import type { Photo } from './photo-list.ts';
import type { PostForm } from './post-form.ts';
import { sendPost, sendTelling } from './send-post.ts';

export interface Sending {
  busy: boolean;
  /** How much has left this device, 0 to 1. */
  sent: number;
  /** Whether it takes longer than people expect. */
  slow: boolean;
  failure: CallFailure | undefined;
  /** Sends and answers the post's number; undefined where it failed, with `failure` told. */
  send: (form: PostForm) => Promise<{ PostID: number } | { failure: CallFailure }>;
  /** Gives up waiting. */
  stop: () => void;
}

/** Sends the post with its pictures; how far it is, and what went wrong. */
export function useSending(type: PostType, wish: string, photos: readonly Photo[]): Sending {
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(0);
  const [slow, setSlow] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(form: PostForm): Promise<{ PostID: number } | { failure: CallFailure }> {
    const stopping = new AbortController();
    running.current = stopping;
    setBusy(true);
    setSent(0);
    setFailure(undefined);
    const timer = setTimeout(() => setSlow(true), limits.screen.stillWorkingMs);
    try {
      const pictures = photos.flatMap(({ blob }) => (blob ? [{ blob }] : []));
      const api = { ...memberApi(), send: sendTelling(setSent, stopping.signal) };
      return { PostID: await sendPost(api, { type, form, pictures, wish }) };
    } catch (error) {
      const failed = error instanceof CallFailure ? error : new CallFailure(0, {});
      setFailure(failed);
      return { failure: failed };
    } finally {
      clearTimeout(timer);
      setSlow(false);
      setBusy(false);
    }
  }
  return { busy, sent, slow, failure, send, stop: () => running.current?.abort() };
}
