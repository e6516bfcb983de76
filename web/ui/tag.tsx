import type { ReactNode } from 'react';

const tones = {
  green: 'bg-primary-tint text-primary-ink',
  gold: 'bg-gold-tint text-gold-ink',
  red: 'bg-danger-tint text-danger-ink',
  clay: 'bg-clay-tint text-clay-ink',
  info: 'bg-info-tint text-info-ink',
  plain: 'bg-sunk text-muted',
};

/** A label of a word or two for a state. */
export function Tag({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <span className={`control inline-flex items-center gap-1 rounded-tag px-2 py-0.5 text-caption font-semibold ${tones[tone]}`}>{children}</span>;
}
