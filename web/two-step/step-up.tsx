import { lazy, Suspense, useEffect } from 'react';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { offerStepUp, useStepUpAsked } from '#web/platform/calls/ask-step-up.ts';

const StepUpDialog = lazy(async () => ({ default: (await loadChunk(() => import('./step-up-dialog.tsx'))).StepUpDialog }));

/** Opens a dialog by itself when a call needs the password again; the call is repeated afterwards, and nothing typed is lost. */
export function StepUp() {
  const asked = useStepUpAsked();
  useEffect(offerStepUp, []);
  if (!asked) return null;
  return (
    <Suspense>
      <StepUpDialog />
    </Suspense>
  );
}
