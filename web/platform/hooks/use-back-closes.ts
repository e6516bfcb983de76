import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { addLayer } from '#web/platform/back-layers.ts';

/** While `open`, the phone's Back button calls `onBack` instead of leaving the page. */
export function useBackCloses(open: boolean, onBack: () => void): void {
  const { key } = useLocation();
  const close = useEffectEvent(onBack);
  useEffect(() => (open ? addLayer(key, () => close()) : undefined), [open, key]);
}
