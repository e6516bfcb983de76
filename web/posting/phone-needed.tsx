import { useLocation } from 'react-router';
import type { UserData } from '#contracts/accounts.ts';
import { phone } from '#contracts/values.ts';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Buyers only call: a profile needs a name and a number that can be called. */
export const canPost = ({ name, phone: number }: Pick<UserData, 'name' | 'phone'>): boolean => name.trim() !== '' && phone.safeParse(number ?? '').success;

export function PhoneNeeded() {
  const { t } = useWords();
  const { pathname } = useLocation();
  return (
    <div className="mx-auto max-w-2xl px-4 py-10">
      <EmptyState
        title={t('posting.phoneTitle')}
        text={t('posting.phoneText')}
        action={<ButtonLink to={`/user/profileedit?return=${encodeURIComponent(pathname)}`}>{t('posting.phoneAction')}</ButtonLink>}
      />
    </div>
  );
}
