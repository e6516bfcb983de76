import { Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { UnreadBadge } from '#web/notifications/unread-badge.tsx';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { areaLinks, firmLink } from './area-links.ts';

const tile =
  'control relative flex h-full min-h-18 flex-col items-center gap-1 rounded-card border border-line bg-card px-1 pt-3 pb-2 text-center text-caption leading-tight text-ink no-underline wrap-anywhere hover:border-primary [&>svg]:size-5.5 [&>svg]:shrink-0 [&>svg]:text-primary';
const badge = 'absolute top-1 right-1 grid h-5 min-w-5 place-items-center rounded-full px-0.5 text-caption font-semibold';

/** The pages of the area on a phone: below one's name, two rows to tap on, with what waits in them. */
export function AreaTiles() {
  const { t, fmt } = useWords();
  const { user } = useSession();
  const counts: Partial<Record<(typeof areaLinks)[number][1], ReactNode>> = {
    inbox: <UnreadBadge className={badge} />,
    myProperties: user && user.counts.listing > 0 ? <b className={`${badge} bg-primary-tint text-primary-ink`}>{fmt.number(user.counts.listing)}</b> : null,
  };
  const [firmTo, firmKey, FirmIcon] = firmLink;
  return (
    <ul className="m-0 grid list-none grid-cols-4 gap-2 p-0 max-[20rem]:grid-cols-2 [html[data-easy]_&]:grid-cols-2">
      {areaLinks
        .filter(([, key]) => key !== 'myProfile')
        .map(([to, key, Icon]) => (
          <li key={to}>
            <Link to={to} className={tile}>
              <Icon aria-hidden="true" />
              {t(`shell.${key}`)}
              {counts[key]}
            </Link>
          </li>
        ))}
      <li>
        {user?.role === 'firmOwner' ? (
          <Link to={firmTo} className={tile}>
            <FirmIcon aria-hidden="true" />
            {t(`shell.${firmKey}`)}
          </Link>
        ) : (
          <Link to="/CustomerCare" className={tile}>
            <Headset aria-hidden="true" />
            {t('shell.footerHelp')}
          </Link>
        )}
      </li>
    </ul>
  );
}
