import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Carried } from './carried-email.ts';

interface AccountLinkProps {
  to: '/SignIn' | '/Register' | '/ForgotPassword';
  /** What stands in the email's box by now. */
  email: () => string;
  className?: string;
  children: ReactNode;
}

/** To another of the account pages: the email typed so far and the way back go along. */
export function AccountLink({ to, email, className, children }: AccountLinkProps) {
  const [params] = useSearchParams();
  const [typed, setTyped] = useState('');
  const wanted = params.get('return');
  const take = (): void => setTyped(email());
  return (
    <Link
      to={wanted ? `${to}?return=${encodeURIComponent(wanted)}` : to}
      state={{ email: typed } satisfies Carried}
      onFocus={take}
      onPointerDown={take}
      className={`inline-flex min-h-11 items-center text-link ${className ?? ''}`}
    >
      {children}
    </Link>
  );
}
