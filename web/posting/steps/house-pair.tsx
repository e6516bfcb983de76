import type { SVGProps } from 'react';

/** Two floors under one roof: the icon set has no duplex. */
export function HousePair({ strokeWidth = 2, ...props }: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={strokeWidth} strokeLinecap="round" strokeLinejoin="round" {...props}>
      <path d="M3 10 12 3l9 7v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1z M3 13.5h18 M12 21v-4 M7 17h1 M16 17h1 M11.5 9.5h1" />
    </svg>
  );
}
