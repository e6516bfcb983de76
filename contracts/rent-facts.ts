import { tenantKinds } from './enums.ts';
import { limits } from './limits.ts';
import { choice, list, optionalDate, optionalWhole } from './values.ts';

/** What tenants ask first. A rent post need not say any of it; for sell posts it means nothing. */
export const rentPostFields = {
  tenants: list(choice(tenantKinds), tenantKinds.length),
  availableFrom: optionalDate,
  advanceMonths: optionalWhole(0, limits.posts.advanceMonthsMax),
  /** Taka per month. */
  serviceCharge: optionalWhole(0, limits.posts.serviceChargeMax),
};
