// All steps but the first, and what follows the last: fetched while that one is filled in, so that none is waited for and the first stands early.
import { lazy, useEffect } from 'react';

const fetches = {
  location: () => import('./step-location.tsx'),
  price: () => import('./step-price.tsx'),
  details: () => import('./step-details.tsx'),
  contact: () => import('./step-contact.tsx'),
  check: () => import('./step-check.tsx'),
  posted: () => import('#web/posting/send/posted.tsx'),
  preview: () => import('#web/posting/preview.tsx'),
  quality: () => import('#web/posting/quality-meter.tsx'),
};

export const StepLocation = lazy(async () => ({ default: (await fetches.location()).StepLocation }));
export const StepPrice = lazy(async () => ({ default: (await fetches.price()).StepPrice }));
export const StepDetails = lazy(async () => ({ default: (await fetches.details()).StepDetails }));
export const StepContact = lazy(async () => ({ default: (await fetches.contact()).StepContact }));
export const StepCheck = lazy(async () => ({ default: (await fetches.check()).StepCheck }));
export const Posted = lazy(async () => ({ default: (await fetches.posted()).Posted }));
/** Stands beside the form on wide screens only. */
export const Preview = lazy(async () => ({ default: (await fetches.preview()).Preview }));

/** Stands beside the form or below it, from the second screen on. */
export const QualityMeter = lazy(async () => ({ default: (await fetches.quality()).QualityMeter }));

/** Preloads the steps once the page is idle, so that the form can be finished offline. */
export function useStepsFetched(): void {
  useEffect(() => {
    const timer = setTimeout(() => void Promise.allSettled(Object.values(fetches).map((fetch) => fetch())), 300);
    return () => clearTimeout(timer);
  }, []);
}
