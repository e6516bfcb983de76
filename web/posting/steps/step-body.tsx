import { type ReactNode, Suspense } from 'react';
import { Bone } from '#web/ui/skeleton.tsx';
import { StepCheck, StepContact, StepDetails, StepLocation, StepPrice, useStepsFetched } from './later-steps.ts';
import type { StepName } from '#web/posting/post-form.ts';
import { StepType } from './step-type.tsx';
import type { Wizard } from '#web/posting/use-wizard.ts';

interface StepBodyProps {
  wizard: Wizard;
  /** The one on screen unless told. */
  step?: StepName;
  withPreview?: boolean;
  /** Above the last look. */
  children?: ReactNode;
}

/** What a step asks. */
export function StepBody({ wizard, step = wizard.step, withPreview = true, children }: StepBodyProps) {
  const { type, photos, check } = wizard;
  useStepsFetched();
  const bodies: Record<StepName, () => ReactNode> = {
    type: () => <StepType type={type} />,
    location: () => <StepLocation type={type} />,
    price: () => <StepPrice type={type} photos={photos} />,
    details: () => <StepDetails type={type} />,
    contact: () => <StepContact />,
    check: () => (
      <StepCheck type={type} photos={photos.list} check={check} onGo={wizard.goTo} withPreview={withPreview}>
        {children}
      </StepCheck>
    ),
  };
  return <Suspense fallback={<Bone className="delayed h-96 w-full rounded-card" />}>{bodies[step]()}</Suspense>;
}
