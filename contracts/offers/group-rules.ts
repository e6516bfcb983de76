// Sums of a group offer: the ledger of its shares, the parts of a share's price, and its instalments. Used by forms, the API and pages.
import type { ShareState } from './building-enums.ts';

export interface ShareTotals {
  total: number;
  open: number;
  held: number;
  confirmed: number;
}

/** How many shares are in which state; open, held and confirmed always add up to the total. */
export function shareTotals(states: readonly ShareState[]): ShareTotals {
  const count = (state: ShareState): number => states.filter((one) => one === state).length;
  return { total: states.length, open: count('open'), held: count('held'), confirmed: count('confirmed') };
}

/** Whole taka of one share, by what it pays for. */
export interface SharePrice {
  land: number;
  construction: number;
  approval: number;
}

export const sharePriceOf = ({ land, construction, approval }: SharePrice): number => land + construction + approval;

/** How a share is paid: booking money first, then the rest of the land price and of everything else in monthly instalments. */
export interface PaymentPlan {
  booking: number;
  landInstalments: number;
  buildInstalments: number;
}

export interface Instalment {
  /** 0 is the booking money. */
  number: number;
  part: 'booking' | 'land' | 'construction';
  /** Whole taka. */
  amount: number;
}

/** `sum` in `count` whole instalments that differ by one taka at most, the larger ones first. */
function split(sum: number, count: number): number[] {
  const base = Math.floor(sum / count);
  const rest = sum - base * count;
  return Array.from({ length: count }, (_, at) => base + (at < rest ? 1 : 0));
}

/** The calendar of payments; its sum is the price of the share. The booking money counts towards the land. */
export function instalmentsOf(price: SharePrice, { booking, landInstalments, buildInstalments }: PaymentPlan): Instalment[] {
  const parts = [
    { part: 'booking' as const, amounts: booking > 0 ? [booking] : [] },
    { part: 'land' as const, amounts: price.land > booking ? split(price.land - booking, landInstalments) : [] },
    { part: 'construction' as const, amounts: split(price.construction + price.approval, buildInstalments) },
  ];
  const first = booking > 0 ? 0 : 1;
  return parts
    .flatMap(({ part, amounts }) => amounts.map((amount) => ({ part, amount })))
    .filter(({ amount }) => amount > 0)
    .map((one, at) => ({ number: first + at, ...one }));
}
