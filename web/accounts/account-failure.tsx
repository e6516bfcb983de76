import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import type { CallFailure } from '#web/platform/api.ts';
import type { FailureTexts } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';

/** Disabled and suspended people get the way to those who can help. */
export function CareLink() {
  const { t } = useWords();
  return (
    <Link to="/CustomerCare" className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-inherit underline">
      <Phone aria-hidden="true" className="size-4" />
      {t('accounts.careLink')}
    </Link>
  );
}

/** Why a call of these forms was refused. */
export function AccountFailure({ failure, texts }: { failure: CallFailure | undefined; texts?: FailureTexts }) {
  const isDisabled = failure?.code === 'ACCOUNT_DISABLED' || failure?.code === 'EMAIL_DISABLED';
  return (
    <FailureNotice failure={failure} texts={{ otherwise: 'accounts.noAnswer', ...texts }}>
      {isDisabled ? <CareLink /> : null}
    </FailureNotice>
  );
}
