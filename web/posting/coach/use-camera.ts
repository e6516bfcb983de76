import { useCallback, useEffect, useRef, useState } from 'react';

type State = 'closed' | 'starting' | 'open' | 'denied';

/** Whether this browser can show its camera in the page. */
export const hasCamera = (): boolean => typeof navigator !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function';

/** The camera in the page: asked for on a press only, let go when the view closes. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(undefined);
  const ended = useRef(false);
  const [state, setState] = useState<State>('closed');
  const stop = useCallback((): void => {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = undefined;
  }, []);
  useEffect(() => {
    ended.current = false;
    return () => {
      ended.current = true;
      stop();
    };
  }, [stop]);

  async function open(): Promise<void> {
    setState('starting');
    try {
      stream.current = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1920 } } });
      if (ended.current) return stop();
      setState('open');
    } catch {
      setState('denied');
    }
  }
  useEffect(() => {
    if (state !== 'open' || !video.current) return;
    video.current.srcObject = stream.current ?? null;
    void video.current.play().catch(() => undefined);
  }, [state]);

  /** What the camera sees now. */
  async function shoot(): Promise<File | undefined> {
    const seen = video.current;
    if (!seen?.videoWidth) return undefined;
    const canvas = Object.assign(document.createElement('canvas'), { width: seen.videoWidth, height: seen.videoHeight });
    canvas.getContext('2d')?.drawImage(seen, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
    return blob ? new File([blob], 'camera.jpg', { type: 'image/jpeg' }) : undefined;
  }
  return { video, state, open: () => void open(), shoot };
}
