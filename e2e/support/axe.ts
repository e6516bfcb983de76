// How axe looks at a page: within the page itself and for violations alone, which takes a third of the time and finds the same.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Our pages hold no frames of other origins, the one thing that needs axe's slower way. */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
