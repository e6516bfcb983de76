import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';

const tones = {
  danger: { box: 'bg-danger-tint text-danger-ink', icon: CircleAlert },
  info: { box: 'bg-info-tint text-info-ink', icon: Info },
  gold: { box: 'bg-gold-tint text-gold-ink', icon: Info },
  green: { box: 'bg-primary-tint text-primary-ink', icon: CircleCheck },
};

/** A message in the flow of the page. `alert` also has screen readers announce it at once. */
export function Notice({ tone, alert = false, children }: { tone: keyof typeof tones; alert?: boolean; children: ReactNode }) {
  const { box, icon: Icon } = tones[tone];
  return (
    <div role={alert ? 'alert' : undefined} className={`flex items-start gap-3 rounded-control px-4 py-3 text-ui ${box}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
