import type { ReactNode } from 'react';
import { PhotoBox } from './photo-box.tsx';
import type { StepName } from './post-form.ts';
import { PriceBox } from './price-box.tsx';
import { StepCheck } from './step-check.tsx';
import { StepContact } from './step-contact.tsx';
import { StepDetails } from './step-details.tsx';
import { StepLocation } from './step-location.tsx';
import { StepType } from './step-type.tsx';
import type { Wizard } from './use-wizard.ts';

/** What the step on screen asks; `children` stand above the last look. */
export function StepBody({ wizard, children }: { wizard: Wizard; children: ReactNode }) {
  const { type, step, photos, check } = wizard;
  const bodies: Record<StepName, () => ReactNode> = {
    type: () => <StepType type={type} />,
    location: () => <StepLocation type={type} />,
    price: () => (
      <>
        <PriceBox type={type} />
        <PhotoBox photos={photos} />
      </>
    ),
    details: () => <StepDetails type={type} />,
    contact: () => <StepContact />,
    check: () => (
      <StepCheck type={type} photos={photos.list} check={check} onGo={wizard.goTo}>
        {children}
      </StepCheck>
    ),
  };
  return bodies[step]();
}
