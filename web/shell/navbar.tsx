import { Link, NavLink } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { Mark } from '#web/ui/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useHidingNavbar } from './use-hiding-navbar.ts';

const links = [
  ['/', 'navHome'],
  ['/Blog', 'navBlog'],
  ['/ContactUs', 'navContact'],
  ['/AboutUs', 'navAbout'],
  ['/DownloadApp', 'navApp'],
] as const;

export function Navbar() {
  const { t } = useWords();
  const hidden = useHidingNavbar();
  return (
    <header
      className={`sticky top-0 z-20 border-b border-line bg-card transition-transform duration-200 focus-within:translate-y-0 motion-reduce:transition-none ${hidden ? '-translate-y-full' : ''}`}
    >
      <div className="mx-auto flex h-15 max-w-[1280px] items-center gap-4 px-4 lg:h-19 lg:px-10">
        <Link to="/" className="flex min-h-12 items-center gap-2 text-primary no-underline">
          <Mark className="size-8" />
          <span className="font-display text-[27px] leading-none font-semibold">{t('shell.name')}</span>
        </Link>
        <nav aria-label={t('shell.mainMenu')} className="ml-6 hidden gap-1 lg:flex">
          {links.map(([to, key]) => (
            <NavLink key={to} to={to} className="control flex min-h-12 items-center rounded-control px-3 text-[15px] text-ink no-underline hover:bg-sunk aria-[current=page]:font-semibold aria-[current=page]:text-primary">
              {t(`shell.${key}`)}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <LanguageSwitch />
          <Link to="/SignIn" className="control hidden min-h-12 items-center rounded-control px-3 text-[15px] font-semibold text-link no-underline hover:bg-primary-tint sm:flex">
            {t('shell.signIn')}
          </Link>
        </div>
      </div>
    </header>
  );
}
