import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useWide } from '#web/platform/hooks/use-wide.ts';
import type { PostField, PostForm } from './post-form.ts';

interface FoldProps {
  title: string;
  lead: string;
  /** What stands in it: a fault of one of them opens it. */
  fields: readonly PostField[];
  /** Open from the start. */
  begun?: boolean;
  children: ReactNode;
}

/** What nobody has to answer, folded on a phone, where everything else would lie far apart; a wide screen shows it. */
export function Fold({ title, lead, fields, begun = false, children }: FoldProps) {
  const wide = useWide();
  const { errors } = useFormState<PostForm>();
  const isFaulty = fields.some((field) => errors[field] !== undefined);
  const [open, setOpen] = useState(begun);
  if (wide) return children;
  return (
    <details open={open || isFaulty} onToggle={(event) => setOpen(event.currentTarget.open)} className="group/fold">
      <summary className="control flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card border border-line bg-card px-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          <span className="block text-ui text-muted">{lead}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open/fold:rotate-180" />
      </summary>
      <div className="mt-4 grid gap-4">{children}</div>
    </details>
  );
}
