import { Moon, Sun, SunMoon } from 'lucide-react';
import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { barColours } from './bar-colours.ts';

const themes = [
  ['light', 'themeLight', Sun],
  ['dark', 'themeDark', Moon],
  ['system', 'themeSystem', SunMoon],
] as const;
type Theme = (typeof themes)[number][0];

const yearSeconds = 31_536_000;

/** Stored in a cookie, so that the server renders the right theme at once. */
function remember(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = barColours[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme];
  }
  document.cookie = `theme=${theme}; path=/; max-age=${theme === 'system' ? 0 : yearSeconds}; samesite=lax`;
}

export function ThemeSwitch() {
  const { t } = useWords();
  const stored = useRouteLoaderData<{ theme?: Theme }>('root')?.theme ?? 'system';
  const [theme, setTheme] = useState<Theme>(stored);
  return (
    <fieldset className="m-0 flex border-0 p-0">
      <legend className="sr-only">{t('shell.theme')}</legend>
      {themes.map(([value, key, Icon]) => (
        <label
          key={value}
          title={t(`shell.${key}`)}
          className="relative grid size-11 cursor-pointer place-items-center rounded-full text-footer-muted has-checked:bg-white/15 has-checked:text-footer-ink has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            aria-label={t(`shell.${key}`)}
            checked={theme === value}
            onChange={() => {
              setTheme(value);
              remember(value);
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <Icon aria-hidden="true" className="size-5" />
        </label>
      ))}
    </fieldset>
  );
}
