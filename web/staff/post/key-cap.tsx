/** The key that does the same as the button beside it; keyboards only. */
export function KeyCap({ children, tone = 'plain' }: { children: string; tone?: 'plain' | 'primary' }) {
  const look = tone === 'primary' ? 'bg-white/15 text-inherit' : 'border border-control text-muted';
  return (
    <kbd
      aria-hidden="true"
      className={`hidden min-w-6 rounded-tag px-1.5 py-0.5 text-center font-text text-caption leading-tight font-semibold lg:inline-block ${look}`}
    >
      {children}
    </kbd>
  );
}
