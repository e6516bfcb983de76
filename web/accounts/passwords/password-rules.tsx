import { Check, Circle } from 'lucide-react';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { isMixed, strengthOf, strengths } from './password-strength.ts';

function Rule({ done, children }: { done: boolean; children: string }) {
  const { t } = useWords();
  return (
    <li className={`flex items-start gap-2 ${done ? 'text-primary-ink' : 'text-muted'}`}>
      {done ? (
        <Check aria-hidden="true" strokeWidth={3} className="mt-0.5 size-4 shrink-0 text-primary" />
      ) : (
        <Circle aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      )}
      <span>
        {children}
        <span className="sr-only"> ({t(done ? 'accounts.ruleDone' : 'accounts.ruleOpen')})</span>
      </span>
    </li>
  );
}

const bars = { weak: 'bg-danger', fair: 'bg-gold', good: 'bg-primary', strong: 'bg-primary' };

/** The password's rules, ticked as they are met, and how hard it is to guess. */
export function PasswordRules({ id, password, repeated }: { id: string; password: string; repeated: string }) {
  const { t, fmt } = useWords();
  const { passwordMin } = limits.accounts;
  const strength = strengthOf(password);
  const level = password === '' ? 0 : strengths.indexOf(strength) + 1;
  return (
    <div id={id} className="mt-3 text-small">
      <div aria-hidden="true" className="flex gap-1.5">
        {strengths.map((name, at) => (
          <span key={name} className={`h-1 flex-1 rounded-full ${at < level ? bars[strength] : 'bg-line'}`} />
        ))}
      </div>
      <p aria-live="polite" className="mt-1 mb-0 min-h-[1.55em] text-muted">
        {password === '' ? '' : t('accounts.strength', { word: t(`accounts.strength_${strength}`) })}
      </p>
      <ul className="m-0 mt-1 grid list-none gap-1 p-0">
        <Rule done={[...password].length >= passwordMin}>{t('accounts.ruleLength', { count: fmt.number(passwordMin) })}</Rule>
        <Rule done={isMixed(password)}>{t('accounts.ruleMixed')}</Rule>
        <Rule done={password !== '' && password === repeated}>{t('accounts.ruleSame')}</Rule>
      </ul>
    </div>
  );
}
