import type { ReactNode } from 'react';

interface PriceLineProps {
  main: string;
  unit: string | null;
  exact?: string;
}

/** A price with what it is for right behind it: "৳১০,৫০০ /মাস". */
export function PriceLine({ main, unit, exact }: PriceLineProps) {
  return (
    <p className="m-0 font-display text-price leading-[1.35]" title={exact}>
      {main}
      {/* A space in the text, not a margin: it is copied and read aloud with the sum. */}
      {unit ? <span className="font-text text-small font-normal whitespace-nowrap text-muted"> {unit}</span> : null}
    </p>
  );
}

/** The line below a price on a card: the rate, and what the price came down by. */
export function RateLine({ rate, children }: { rate: string | null; children?: ReactNode }) {
  return (
    <p className="m-0 flex flex-wrap items-center gap-x-2.5 text-small text-muted empty:hidden">
      {rate ? <span className="whitespace-nowrap">{rate}</span> : null}
      {children}
    </p>
  );
}
