import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Carried } from './steps/carried-email.ts';

interface AccountLinkProps {
  to: '/SignIn' | '/Register' | '/ForgotPassword';
  /** What is in the email's box by now. */
  email: () => string;
  className?: string;
  children: ReactNode;
}

/** To another of the account pages: the email typed so far and the way back go along. */
export function AccountLink({ to, email, className, children }: AccountLinkProps) {
  const [params] = useSearchParams();
  const [typed, setTyped] = useState('');
  // The way back, and what it is for.
  const along = new URLSearchParams([...params].filter(([name]) => name === 'return' || name === 'for')).toString();
  const take = (): void => setTyped(email());
  return (
    <Link
      to={along ? `${to}?${along}` : to}
      state={{ email: typed } satisfies Carried}
      onFocus={take}
      onPointerDown={take}
      className={`inline-flex min-h-11 items-center text-link ${className ?? ''}`}
    >
      {children}
    </Link>
  );
}
