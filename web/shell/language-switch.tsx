import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { languageKey, languages, type Language } from '#i18n/language.ts';
import { rememberLanguage } from '#web/platform/chosen-language.ts';
import { useWords } from '#web/platform/language.tsx';

/** Puts the page into another language in place, and remembers it. */
export function useChooseLanguage(): (lng: Language) => void {
  const { pathname, search } = useLocation();
  const revalidator = useRevalidator();
  const navigate = useNavigate();
  return (lng) => {
    rememberLanguage(lng);
    const params = new URLSearchParams(search);
    if (!params.has(languageKey)) return void revalidator.revalidate();
    // A `?lng=` in the address would override the choice.
    params.delete(languageKey);
    void navigate({ pathname, search: params.toString() }, { replace: true, preventScrollReset: true });
  };
}

/** Two links, so that the switch works before scripts do; with scripts the page is put into the other language in place. */
export function LanguageSwitch() {
  const { t, lng } = useWords();
  const { pathname, search } = useLocation();
  const choose = useChooseLanguage();
  const hrefOf = (to: Language): string => {
    const params = new URLSearchParams(search);
    params.set(languageKey, to);
    return `${pathname}?${params}`;
  };
  return (
    <nav aria-label={t('shell.language')} className="flex rounded-full bg-sunk p-0.5">
      {languages.map((to) => (
        <a
          key={to}
          href={hrefOf(to)}
          lang={to}
          aria-current={to === lng ? 'true' : undefined}
          className="language control relative grid min-h-8 min-w-11 place-items-center rounded-full px-2.5 max-[18rem]:aria-[current]:hidden text-sm text-muted no-underline after:absolute after:inset-x-0 after:-inset-y-2 aria-[current]:bg-raised aria-[current]:shadow-card aria-[current]:font-semibold aria-[current]:text-primary"
          onClick={(event) => {
            event.preventDefault();
            choose(to);
          }}
        >
          {to === 'bn' ? t('shell.languageBnShort') : t('shell.languageEnShort')}
        </a>
      ))}
    </nav>
  );
}
