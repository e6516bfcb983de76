import { Search, UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { lazyHydrate } from '#web/platform/delivery/lazy-hydrate.tsx';
import { useSession } from '#web/platform/session.ts';
import { Mark } from '#web/ui/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { navLinks } from './nav-links.ts';
import { AccountMenu } from './signed-in.ts';
import { useHidingNavbar } from './use-hiding-navbar.ts';

const SiteMenu = lazyHydrate(async () => (await import('./menus.tsx')).SiteMenu);
const MoreMenu = lazyHydrate(async () => (await import('./menus.tsx')).MoreMenu);
const PostAd = lazyHydrate(async () => (await import('./menus.tsx')).PostAd);

function Account() {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const session = useSession();
  if (session.state === 'in' && session.user) {
    return (
      <Suspense fallback={<span className="m-0.5 size-11 rounded-full bg-sunk" />}>
        <AccountMenu user={session.user} />
      </Suspense>
    );
  }
  const away = /^\/(signin|register|forgotpassword|resetpassword)?(\/|$)/i.test(pathname) && pathname !== '/';
  const to = away || pathname === '/' ? '/SignIn' : `/SignIn?return=${encodeURIComponent(`${pathname}${search}`)}`;
  return (
    <>
      <span aria-hidden="true" className="signed-in-only size-11 rounded-full bg-sunk" />
      <Link
        to={to}
        className="signed-out-only control flex min-h-12 min-w-12 items-center justify-center rounded-control px-3 text-ui font-semibold whitespace-nowrap text-link no-underline hover:bg-primary-tint"
      >
        <UserRound aria-hidden="true" className="size-6 sm:hidden" />
        <span className="max-sm:sr-only">{t('shell.signIn')}</span>
      </Link>
    </>
  );
}

export function Navbar() {
  const { t } = useWords();
  const { hidden, atTop } = useHidingNavbar();
  return (
    <header
      data-at-top={atTop || undefined}
      className={`navbar sticky top-0 z-20 border-b border-line bg-card transition-transform duration-200 focus-within:translate-y-0 has-data-menu-open:translate-y-0 motion-reduce:transition-none print:hidden ${hidden ? '-translate-y-full' : ''}`}
    >
      <div className="mx-auto flex min-h-15 max-w-page flex-wrap items-center gap-1 px-4 lg:min-h-19 lg:px-10">
        <Link to="/" className="flex min-h-12 items-center gap-2 text-primary no-underline">
          <Mark className="size-8 lg:size-9" />
          <span className="font-display text-banner leading-none max-[21.5rem]:sr-only max-[25rem]:text-heading max-[25rem]:[html[data-easy]_&]:text-title lg:text-figure">
            {t('shell.name')}
          </span>
        </Link>
        <nav aria-label={t('shell.mainMenu')} className="ml-3 hidden self-stretch lg:flex xl:ml-6">
          {navLinks.map(([to, key]) => (
            <NavLink
              key={to}
              to={to}
              end
              className="control relative flex items-center px-2 text-ui whitespace-nowrap text-ink no-underline xl:px-3 after:absolute after:inset-x-0 after:bottom-3.5 after:h-[3px] after:rounded-full hover:text-primary aria-[current=page]:font-semibold aria-[current=page]:text-primary max-xl:nth-[n+4]:hidden aria-[current=page]:after:bg-primary"
            >
              {t(`shell.${key}`)}
            </NavLink>
          ))}
          <MoreMenu />
        </nav>
        <div className="ml-auto flex items-center gap-1 max-[220px]:-mr-2 max-[220px]:gap-0 sm:gap-3">
          <Link to="/property-search" aria-label={t('shell.search')} className="hidden size-12 place-items-center rounded-full text-ink hover:bg-sunk lg:grid">
            <Search aria-hidden="true" className="size-5.5" />
          </Link>
          <LanguageSwitch />
          <div className="hidden lg:block">
            <PostAd />
          </div>
          <Account />
          <SiteMenu />
        </div>
      </div>
    </header>
  );
}
