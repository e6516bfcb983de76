import type { ShareState } from '#contracts/offers/building-enums.ts';

const looks: Record<ShareState, string> = {
  confirmed: 'text-primary',
  held: 'text-gold-ink',
  open: 'text-muted',
};

/** One flat as a tile of a jali wall: filled where it is confirmed, tinted where it is held, a dashed outline where it is open. */
export function ShareTile({ state, className }: { state: ShareState; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={`block ${looks[state]} ${className}`}>
      {state === 'confirmed' ? (
        <>
          <rect x="0.5" y="0.5" width="39" height="39" rx="6" fill="currentColor" />
          <g className="fill-card">
            <path d="M20 6.5 24.2 15.8 33.5 20 24.2 24.2 20 33.5 15.8 24.2 6.5 20 15.8 15.8Z" />
            <circle cx="7.5" cy="7.5" r="2.2" opacity=".75" />
            <circle cx="32.5" cy="7.5" r="2.2" opacity=".75" />
            <circle cx="7.5" cy="32.5" r="2.2" opacity=".75" />
            <circle cx="32.5" cy="32.5" r="2.2" opacity=".75" />
          </g>
          <path d="M20 16.2 23.8 20 20 23.8 16.2 20Z" fill="currentColor" />
        </>
      ) : null}
      {state === 'held' ? (
        <>
          <rect x="1" y="1" width="38" height="38" rx="6" className="fill-gold-tint" stroke="currentColor" strokeWidth="2" />
          <path d="M20 9 23.6 16.4 31 20 23.6 23.6 20 31 16.4 23.6 9 20 16.4 16.4Z" fill="currentColor" opacity=".55" />
        </>
      ) : null}
      {state === 'open' ? (
        <>
          <rect x="1" y="1" width="38" height="38" rx="6" fill="none" stroke="currentColor" strokeWidth="1.6" strokeDasharray="4 3" />
          <path d="M20 13v14M13 20h14" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </>
      ) : null}
    </svg>
  );
}
