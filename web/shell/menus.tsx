// The menus of the navbar; a press that comes before their code is repeated.
import {
  BookOpen,
  Building2,
  Calculator,
  ChevronDown,
  House,
  Info,
  KeyRound,
  Map as MapIcon,
  Menu,
  Phone,
  Plus,
  Smartphone,
  Sofa,
  Tag,
  Users,
} from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { Disclosure } from './disclosure.tsx';
import { EasySwitch } from './footer.tsx';
import { navLinks } from './nav-links.ts';

const menuRow =
  'control flex min-h-12 items-center gap-3 rounded-control px-3 text-ui text-ink no-underline [&>svg]:shrink-0 hover:bg-sunk aria-[current=page]:font-semibold aria-[current=page]:text-primary';

/** Below "More" on wide screens, below the others in the menu of phones. */
const moreLinks = [
  ['/', 'navHome'],
  ['/Tools', 'navTools'],
  ['/ContactUs', 'navContact'],
  ['/AboutUs', 'navAbout'],
  ['/DownloadApp', 'navApp'],
] as const;

const icons = {
  navBuy: Tag,
  navRent: KeyRound,
  navGroup: Users,
  navInterior: Sofa,
  navMap: MapIcon,
  navBlog: BookOpen,
  navHome: House,
  navTools: Calculator,
  navContact: Phone,
  navAbout: Info,
  navApp: Smartphone,
} as const;

function SiteLinks({ links }: { links: ReadonlyArray<readonly [to: string, key: keyof typeof icons, ...unknown[]]> }) {
  const { t } = useWords();
  return links.map(([to, key]) => {
    const Icon = icons[key];
    return (
      <NavLink key={to} to={to} end className={menuRow}>
        <Icon aria-hidden="true" className="size-5 text-primary" />
        {t(`shell.${key}`)}
      </NavLink>
    );
  });
}

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

/** What to post: the green button of wide screens. */
export function PostAd() {
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

/** What the bar of wide screens has no room for. */
export function MoreMenu() {
  const { t } = useWords();
  return (
    <div className="hidden self-center xl:block">
      <Disclosure
        buttonClass="control flex min-h-12 items-center gap-1 rounded-control px-2 text-ui text-ink hover:text-primary xl:px-3"
        button={
          <>
            {t('shell.navMore')}
            <ChevronDown aria-hidden="true" className="size-4" />
          </>
        }
      >
        <SiteLinks links={moreLinks} />
      </Disclosure>
    </div>
  );
}

/** All links of the site, wherever the bar has no room for them. */
export function SiteMenu() {
  const { t } = useWords();
  return (
    <div className="xl:hidden">
      <Disclosure
        label={t('shell.mainMenu')}
        panelClass="w-[min(24rem,calc(100vw-2rem))] max-h-[calc(100dvh-9rem)] overflow-y-auto"
        buttonClass="grid size-12 place-items-center rounded-full text-ink hover:bg-sunk"
        button={<Menu aria-hidden="true" className="size-6" />}
      >
        <nav aria-label={t('shell.mainMenu')} className="[&>div]:grid [&>div]:grid-cols-2 [&>div]:max-[20rem]:grid-cols-1 [html[data-easy]_&>div]:grid-cols-1">
          <div>
            <SiteLinks links={navLinks} />
          </div>
          <div className="mt-2 border-t border-line pt-2 lg:!hidden">
            <PostLinks />
          </div>
          <div className="mt-2 border-t border-line pt-2">
            <SiteLinks links={moreLinks} />
          </div>
        </nav>
        <div className="mt-2 border-t border-line pt-2">
          <EasySwitch look="row" />
        </div>
      </Disclosure>
    </div>
  );
}
