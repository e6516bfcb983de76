import { ImageDown } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useRouteLoaderData } from 'react-router';
import { hoursOf } from '#i18n/hours.ts';
import { useDataSaver } from '#web/platform/data-saver.ts';
import { useEasy } from '#web/platform/easy-mode.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSupport } from '#web/platform/visit/support.ts';
import { watchDrafts } from '#web/drafts/watch-drafts.ts';
import { JaliBand } from '#web/ui/jali-band.tsx';
import { Mark } from '#web/ui/logo.tsx';
import { navLinks } from './nav-links.ts';
import type { SocialPage } from './social.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const help = [
  ['/Faq', 'footerFaq'],
  ['/Stay-Safe', 'footerStaySafe'],
  ['/FastSellRent', 'footerFast'],
  ['/Tools', 'footerTools'],
  ['/DownloadApp', 'footerApp'],
] as const;
const product = [
  ['/AboutUs', 'footerAbout'],
  ['/TermsAndConditions', 'footerTerms'],
  ['/Privacy-Policy', 'footerPrivacy'],
] as const;

function Column({ title, links }: { title: string; links: ReadonlyArray<readonly [string, string]> }) {
  return (
    <nav aria-label={title}>
      <h2 className="m-0 text-ui font-semibold">{title}</h2>
      <ul className="mt-2 list-none p-0">
        {links.map(([to, text]) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 items-center wrap-anywhere text-footer-ink no-underline hover:underline">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The product's own pages elsewhere, where the operator names some. */
function Social() {
  const { t } = useWords();
  const social = useRouteLoaderData<{ social?: readonly SocialPage[] }>('root')?.social ?? [];
  if (social.length === 0) return null;
  return (
    <nav aria-label={t('shell.footerSocial')} className="border-t border-white/15">
      <ul className="m-0 mx-auto flex max-w-page list-none flex-wrap items-center gap-x-6 px-4 py-2 lg:px-10">
        <li aria-hidden="true" className="text-footer-muted">
          {t('shell.footerSocial')}
        </li>
        {social.map(({ href, name }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener nofollow" className="flex min-h-12 items-center text-footer-ink no-underline hover:underline">
              {name}
              <span className="sr-only"> {t('shell.opensInNewTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const yearSeconds = 31_536_000;

/** What phones have below the pages of one's own, which are short themselves: the links, in one run. */
const shortLinks = [...help.slice(0, 3), ['/ContactUs', 'navContact'], ...product] as const;

function ShortFooter() {
  const { t } = useWords();
  return (
    <ul className="m-0 flex list-none flex-wrap gap-x-5 px-4 pt-3 pb-1 lg:hidden">
      {shortLinks.map(([to, key]) => (
        <li key={to}>
          <Link to={to} className="flex min-h-11 items-center text-footer-ink no-underline hover:underline">
            {t(`shell.${key}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Kept in a cookie, so that the server renders pages in it at once; the page is fetched again in the other mode. */
export function chooseMode(cookie: 'easy' | 'data-saver', on: boolean): void {
  // Photos on tap may be what the browser asks of all sites: that someone wants them here all the same is kept too.
  const isKept = on || cookie === 'data-saver';
  document.cookie = `${cookie}=${on ? 1 : 0}; path=/; max-age=${isKept ? yearSeconds : 0}; samesite=lax`;
  location.reload();
}

const switchLooks = { row: 'min-h-12 w-full px-3 text-ink hover:bg-sunk', footer: 'min-h-11 w-full max-w-80 px-3 text-footer-ink' };

interface SwitchLook {
  look: keyof typeof switchLooks;
}

interface ModeSwitchProps extends SwitchLook {
  cookie: 'easy' | 'data-saver';
  on: boolean;
  sign: ReactNode;
  text: string;
}

/** A way in which all pages are rendered, on or off. Here, so that no page's first load names a file for it. */
function ModeSwitch({ look, cookie, on, sign, text }: ModeSwitchProps) {
  const { t } = useWords();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => chooseMode(cookie, !on)}
      className={`control group flex flex-wrap items-center gap-x-3 rounded-control text-left text-ui leading-snug noscript:hidden ${switchLooks[look]}`}
    >
      <b aria-hidden="true" className="grid w-5 place-items-center font-semibold">
        {sign}
      </b>
      <span className="min-w-24 flex-1 wrap-anywhere">{text}</span>
      <span aria-hidden="true" className="text-small">
        {t(on ? 'shell.easyOn' : 'shell.easyOff')}
      </span>
      <span aria-hidden="true" className="flex h-5 w-9 shrink-0 rounded-full border border-current p-0.75 group-aria-checked:justify-end">
        <span className="h-full w-3.5 rounded-full bg-current" />
      </span>
    </button>
  );
}

/** Larger letters, fewer choices and prices in words. */
export function EasySwitch({ look }: SwitchLook) {
  const { t, lng } = useWords();
  const easy = useEasy();
  return <ModeSwitch look={look} cookie="easy" on={easy} sign={lng === 'bn' ? 'অ+' : 'A+'} text={t('shell.easyMode')} />;
}

/** Photos are fetched when they are tapped. */
export function DataSaverSwitch({ look }: SwitchLook) {
  const { t } = useWords();
  return <ModeSwitch look={look} cookie="data-saver" on={useDataSaver()} sign={<ImageDown className="size-5" />} text={t('shell.dataSaver')} />;
}

export function Footer() {
  const { t, fmt, now } = useWords();
  const support = useSupport();
  const { phone } = support;
  const { opens, closes } = hoursOf(fmt, support);
  // Runs from the footer, because every page has one and its code is fetched after the first load.
  useEffect(watchDrafts, []);
  const isShort = /^\/user\//i.test(useLocation().pathname);
  const onWide = isShort ? 'max-lg:hidden' : '';
  return (
    <footer className={`${isShort ? 'mt-10 lg:mt-16' : 'mt-16'} bg-footer pb-16 print:hidden lg:pb-0 text-ui text-footer-ink`}>
      <JaliBand />
      {isShort ? <ShortFooter /> : null}
      <div
        className={`mx-auto grid max-w-page grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-8 px-4 lg:grid-cols-4 lg:py-10 xl:grid-cols-[1.6fr_1fr_1fr_1fr_1.1fr] lg:px-10 ${isShort ? '' : 'py-10'}`}
      >
        <div className="col-span-full lg:col-span-1">
          <div className={onWide}>
            <p className="flex items-center gap-2 text-2xl [--mark-lozenge:var(--footer-mark)]">
              <Mark className="size-8" />
              <span className="font-display font-semibold">{t('shell.name')}</span>
            </p>
            <p className="mt-3 mb-3 text-footer-muted">{t('shell.tagline')}</p>
          </div>
          <div className="-ml-3">
            <ThemeSwitch />
            <div className={onWide}>
              <EasySwitch look="footer" />
              <DataSaverSwitch look="footer" />
            </div>
          </div>
        </div>
        <div className={isShort ? 'hidden lg:contents' : 'contents'}>
          <Column title={t('shell.footerFind')} links={navLinks.map(([to, key]) => [to, t(`shell.${key}`)])} />
          <Column title={t('shell.footerHelp')} links={help.map(([to, key]) => [to, t(`shell.${key}`)])} />
          <Column title={t('shell.footerProduct')} links={product.map(([to, key]) => [to, t(`shell.${key}`)])} />
          <div className="lg:max-xl:col-start-2">
            <h2 className="m-0 text-ui font-semibold">{t('shell.footerContact')}</h2>
            <p className="mt-2 text-footer-muted">{t('shell.footerHours', { from: opens, to: closes })}</p>
            <a href={`tel:${phone}`} className="flex min-h-11 items-center text-footer-ink no-underline hover:underline">
              {fmt.phone(phone)}
            </a>
            <Link to="/ContactUs" className="flex min-h-11 items-center text-footer-ink no-underline hover:underline">
              {t('shell.footerWrite')}
            </Link>
          </div>
        </div>
      </div>
      <Social />
      <p className="m-0 mx-auto max-w-page px-4 pt-1 pb-6 text-small text-footer-muted lg:px-10">
        {t('shell.copyright', { year: fmt.plain(now.slice(0, 4)) })}
      </p>
    </footer>
  );
}
