import { CircleAlert, Clock, EyeOff, Handshake, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  red: { box: 'bg-danger-tint text-danger-ink', icon: CircleAlert },
  gold: { box: 'bg-gold-tint text-gold-ink', icon: Clock },
  plain: { box: 'bg-sunk text-ink', icon: EyeOff },
  green: { box: 'bg-primary-tint text-primary-ink', icon: Handshake },
} satisfies Record<string, { box: string; icon: LucideIcon }>;

/** How a post stands, in its card: what it is, and what that means. */
export function StateNote({ tone, title, className, children }: { tone: keyof typeof tones; title: string; className?: string; children: ReactNode }) {
  const { box, icon: Icon } = tones[tone];
  return (
    <div className={`flex items-start gap-3 rounded-control px-4 py-3.5 text-ui ${box} ${className ?? ''}`}>
      <Icon aria-hidden="true" className="mt-1 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="m-0 font-display text-lead leading-[1.4]">{title}</p>
        {children}
      </div>
    </div>
  );
}
