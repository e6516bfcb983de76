import { Globe, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#web/platform/language.tsx';

interface FactProps {
  icon: ReactNode;
  label: string;
  children: ReactNode;
  /** Who sees it, where the person chooses: everybody or only they. */
  shown?: boolean;
}

/** One thing known about a person. */
export function Fact({ icon, label, children, shown }: FactProps) {
  const { t } = useWords();
  const Seen = shown ? Globe : Lock;
  return (
    <div className="flex items-start gap-3 border-b border-line py-3 last:border-0 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-primary">
      {icon}
      <div className="min-w-0 flex-1">
        <dt className="flex flex-wrap items-center gap-x-3 text-small text-muted">
          {label}
          {shown === undefined ? null : (
            <span className="inline-flex items-center gap-1 text-[13px]">
              <Seen aria-hidden="true" className="size-3.5" />
              {t(shown ? 'profile.seenByAll' : 'profile.seenByMe')}
            </span>
          )}
        </dt>
        <dd className="m-0 break-words">{children}</dd>
      </div>
    </div>
  );
}
