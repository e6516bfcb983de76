import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';

/** The way back to the list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <p className="m-0">
      <Link
        to={to}
        className="control -ml-1 inline-flex min-h-12 items-center gap-1 rounded-control text-ui font-semibold text-link no-underline hover:underline"
      >
        <ChevronLeft aria-hidden="true" className="size-4.5" />
        {children}
      </Link>
    </p>
  );
}
