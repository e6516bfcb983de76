import { Building2, KeyRound, Menu, Plus, UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { Mark } from '#web/ui/logo.tsx';
import { Disclosure } from './disclosure.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { AccountMenu } from './signed-in.ts';
import { useHidingNavbar } from './use-hiding-navbar.ts';

const links = [
  ['/', 'navHome'],
  ['/Blog', 'navBlog'],
  ['/ContactUs', 'navContact'],
  ['/AboutUs', 'navAbout'],
  ['/DownloadApp', 'navApp'],
] as const;

const menuRow =
  'control flex min-h-12 items-center gap-3 rounded-control px-3 text-ui text-ink no-underline hover:bg-sunk aria-[current=page]:font-semibold aria-[current=page]:text-primary';

function PostLinks() {
  const { t } = useWords();
  return (
    <>
      <Link to="/sellpost" className={menuRow}>
        <Building2 aria-hidden="true" className="size-5 text-primary" />
        {t('shell.postSell')}
      </Link>
      <Link to="/add-rent-post" className={menuRow}>
        <KeyRound aria-hidden="true" className="size-5 text-primary" />
        {t('shell.postRent')}
      </Link>
    </>
  );
}

function PostAd() {
  const { t } = useWords();
  return (
    <Disclosure
      buttonClass="inline-flex min-h-12 items-center gap-2 rounded-control bg-primary px-5 text-ui font-semibold text-on-primary hover:bg-primary-hover"
      button={
        <>
          <Plus aria-hidden="true" className="size-5" />
          {t('shell.postAd')}
        </>
      }
    >
      <p className="m-0 px-3 pt-1 pb-2 text-small text-muted">{t('shell.postAdChoose')}</p>
      <PostLinks />
    </Disclosure>
  );
}

/** The page's links; on phones they are in the menu, since the bar at the bottom has the everyday ones. */
function PhoneMenu() {
  const { t } = useWords();
  return (
    <div className="lg:hidden">
      <Disclosure
        label={t('shell.mainMenu')}
        buttonClass="grid size-12 place-items-center rounded-full text-ink hover:bg-sunk"
        button={<Menu aria-hidden="true" className="size-6" />}
      >
        <nav aria-label={t('shell.mainMenu')}>
          {links.map(([to, key]) => (
            <NavLink key={to} to={to} end className={menuRow}>
              {t(`shell.${key}`)}
            </NavLink>
          ))}
          <PostLinks />
        </nav>
      </Disclosure>
    </div>
  );
}

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
  const hidden = useHidingNavbar();
  return (
    <header
      className={`sticky top-0 z-20 border-b border-line bg-card transition-transform duration-200 focus-within:translate-y-0 has-data-menu-open:translate-y-0 motion-reduce:transition-none print:hidden ${hidden ? '-translate-y-full' : ''}`}
    >
      <div className="mx-auto flex min-h-15 max-w-page flex-wrap items-center gap-1 px-4 lg:min-h-19 lg:px-10">
        <Link to="/" className="flex min-h-12 items-center gap-2 text-primary no-underline">
          <Mark className="size-8 lg:size-9" />
          <span className="font-display text-banner leading-none font-semibold max-[21.5rem]:sr-only max-[25rem]:text-heading lg:text-figure">
            {t('shell.name')}
          </span>
        </Link>
        <nav aria-label={t('shell.mainMenu')} className="ml-6 hidden gap-1 self-stretch lg:flex">
          {links.map(([to, key]) => (
            <NavLink
              key={to}
              to={to}
              end
              className="control relative flex items-center px-3 text-ui text-ink no-underline after:absolute after:inset-x-0 after:bottom-3.5 after:h-[3px] after:rounded-full hover:text-primary aria-[current=page]:font-semibold aria-[current=page]:text-primary aria-[current=page]:after:bg-primary"
            >
              {t(`shell.${key}`)}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-3">
          <LanguageSwitch />
          <div className="hidden lg:block">
            <PostAd />
          </div>
          <Account />
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}
