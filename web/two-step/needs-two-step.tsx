import { ShieldCheck } from 'lucide-react';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** What an admin sees of the staff area until two-step sign-in is set up. */
export function NeedsTwoStep() {
  const { t } = useWords();
  return (
    <div className="mx-auto mt-6 max-w-xl rounded-card border border-line bg-card p-6 text-center">
      <ShieldCheck aria-hidden="true" className="mx-auto size-10 text-primary" />
      <h1 className="mt-3 mb-0 !text-title">{t('twoStep.neededTitle')}</h1>
      <p className="mt-2 mb-5 text-muted">{t('twoStep.neededText')}</p>
      <ButtonLink to="/user/profile-settings#two-step">{t('twoStep.neededGo')}</ButtonLink>
    </div>
  );
}
