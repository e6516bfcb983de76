import { Globe, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#web/platform/language.tsx';

export interface FactProps {
  icon: ReactNode;
  label: string;
  children: ReactNode;
  /** Who sees it, where the person chooses: everyone or only they. */
  shown?: boolean;
}

/** One thing known about a person. */
export function Fact({ icon, label, children, shown }: FactProps) {
  const { t } = useWords();
  const Seen = shown ? Globe : Lock;
  return (
    <div className="relative border-b border-line py-3 pl-8 last:border-0">
      <dt className="flex flex-wrap items-center gap-x-3 text-small text-muted">
        <span className="absolute top-3.5 left-0 text-primary [&>svg]:size-5">{icon}</span>
        {label}
        {shown === undefined ? null : (
          <span className="inline-flex items-center gap-1 text-caption">
            <Seen aria-hidden="true" className="size-3.5" />
            <span className={shown ? '' : 'sr-only'}>{t(shown ? 'profile.seenByAll' : 'profile.seenByMe')}</span>
          </span>
        )}
      </dt>
      <dd className="m-0 break-words">{children}</dd>
    </div>
  );
}
