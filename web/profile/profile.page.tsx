import { AtSign, BriefcaseBusiness, CakeSlice, CalendarDays, ChevronRight, Eye, MapPin, Pencil, Phone, Plus, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import type { UserData } from '#contracts/accounts/accounts.ts';
import { languageOf } from '#i18n/detect.ts';
import { useWords, wordsOf } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { useSession } from '#web/platform/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/profile.page.ts';
import { addressText } from './address-text.ts';
import { AreaTiles } from './area-tiles.tsx';
import { Fact, type FactProps } from './facts.tsx';
import { Panel } from './panel.tsx';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => pageData(context, 'profile', 'enums');

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = wordsOf(loaderData);
  return [{ title: t('profile.profileDocument') }, { name: 'robots', content: 'noindex' }];
};

interface OfUser {
  user: UserData;
}

function Head({ user }: OfUser) {
  const { t } = useWords();
  return (
    <section className="rounded-card border border-line bg-card p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar name={user.name} picture={user.proPic} className="size-20 !text-4xl sm:size-24" />
        <div className="min-w-0 flex-1 basis-48">
          <h1 lang={languageOf(user.name)} className="m-0 break-words">
            {user.name}
          </h1>
        </div>
        <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:[&>a]:flex-1 max-sm:[&>a]:!px-2 max-sm:[&_svg]:hidden">
          <ButtonLink to="/user/profileedit">
            <Pencil aria-hidden="true" className="size-4.5" />
            {t('profile.editProfile')}
          </ButtonLink>
          <ButtonLink to={`/ProfileDetails/${user.id}`} kind="outline">
            <Eye aria-hidden="true" className="size-5" />
            {t('profile.asOthersSee')}
          </ButtonLink>
        </div>
      </div>
      <div className="mt-5 border-t border-line pt-4">
        {user.bio ? (
          <>
            <h2 className="m-0 !font-text !text-small !leading-normal !font-normal text-muted [word-spacing:0]">{t('profile.bio')}</h2>
            <p lang={languageOf(user.bio)} className="mt-1 mb-0 max-w-2xl break-words whitespace-pre-line">
              {user.bio}
            </p>
          </>
        ) : (
          <p className="-my-2 text-muted">
            {t('profile.bioMissing')}{' '}
            <Link to="/user/profileedit#bio" className="inline-flex min-h-11 items-center font-semibold text-link">
              {t('profile.bioAdd')}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

/** Sell, rent and hidden posts, each with the way to them. The links beside or above say how many there are in all. */
function Counts({ user: { counts } }: OfUser) {
  const { t, fmt } = useWords();
  const tiles = [
    ['countSell', counts.sell, 'sell'],
    ['countRent', counts.rent, 'rent'],
    ['countHidden', counts.hidden, 'hidden'],
  ] as const;
  return (
    <section aria-label={t('profile.counts')} className="mt-4 lg:mt-5">
      <p className="sr-only">
        {t('profile.countListing')}: {fmt.number(counts.listing)}
      </p>
      <ul className="m-0 grid list-none grid-cols-3 gap-2 p-0 max-[20rem]:grid-cols-1 sm:gap-3 lg:gap-4 [html[data-easy]_&]:max-sm:grid-cols-1">
        {tiles.map(([key, count, tab]) => (
          <li key={key}>
            <Link
              to={`/user/my-properties?tab=${tab}`}
              className="relative block h-full min-h-12 rounded-card border border-line bg-card px-3 py-2.5 text-ink no-underline hover:border-primary sm:px-5 sm:py-3.5"
            >
              <span className="flex flex-col gap-x-2 sm:flex-row sm:items-baseline">
                <b className={`text-title leading-tight font-semibold sm:text-stat ${key === 'countHidden' && count > 0 ? 'text-clay' : ''}`}>
                  {fmt.number(count)}
                </b>
                <span className="text-small text-link sm:text-ui">{t(`profile.${key}`)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="absolute top-3.5 right-2 size-4.5 text-primary sm:inset-y-0 sm:right-4 sm:my-auto sm:size-5" />
            </Link>
          </li>
        ))}
      </ul>
      {counts.hidden > 0 ? <p className="mt-2 mb-0 text-small text-pretty text-muted">{t('profile.countHiddenHint', { count: counts.hidden })}</p> : null}
    </section>
  );
}

type Field = 'phone' | 'gender' | 'birthDate' | 'occupation' | 'address';

interface PersonFactProps extends Pick<FactProps, 'icon' | 'shown'> {
  field: Field;
  /** As it is shown; nothing while it is not given. */
  value: string | null | undefined;
}

function PersonFact({ field, value, ...fact }: PersonFactProps) {
  const { t } = useWords();
  return value ? (
    <Fact label={t(`profile.${field}`)} {...fact}>
      {value}
    </Fact>
  ) : null;
}

/** What is not given yet, each with the way to give it. */
function Missing({ fields }: { fields: ReadonlyArray<Field | false> }) {
  const { t } = useWords();
  return (
    <ul className="mt-2 -mb-1 flex list-none flex-wrap gap-x-2 p-0 empty:hidden">
      {fields
        .filter((field) => field !== false)
        .map((field) => (
          <li key={field}>
            <Link
              to={`/user/profileedit#${field}`}
              aria-label={t('profile.addWhat', { label: t(`profile.${field}`) })}
              className="group flex min-h-12 items-center no-underline"
            >
              <span className="control flex h-10 items-center gap-1.5 rounded-full border border-dashed border-control pr-4 pl-3 text-ui font-semibold text-link group-hover:bg-primary-tint">
                <Plus aria-hidden="true" className="size-4.5" />
                {t(`profile.${field}`)}
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}

/** Says what the locks mean, with the way to change it. */
function WhoSees() {
  const { t } = useWords();
  return (
    <>
      {t('profile.lockMeans')}{' '}
      <Link to="/user/profile-settings" className="font-semibold text-link max-sm:-mb-2 max-sm:flex max-sm:min-h-11 max-sm:items-center">
        {t('profile.lockChange')}
      </Link>
    </>
  );
}

/** What is known about the person, and what could be. */
function Facts({ user }: OfUser) {
  const { t, fmt, lng } = useWords();
  const { phone, gender, birthDate, occupation, address, settings } = user;
  return (
    <Panel id="facts" title={t('profile.info')} lead={<WhoSees />} className="mt-4 lg:mt-5">
      <dl className="mt-2 mb-0 sm:grid sm:grid-cols-2 sm:gap-x-8 xl:grid-cols-3 sm:[&>div]:border-0">
        <Fact icon={<AtSign aria-hidden="true" />} label={t('profile.email')} shown={settings.showEmail}>
          <span className="break-all">{user.email}</span>
        </Fact>
        <PersonFact icon={<Phone aria-hidden="true" />} field="phone" value={phone && fmt.phone(phone)} shown={settings.showPhone} />
        <PersonFact icon={<UserRound aria-hidden="true" />} field="gender" value={gender && t(`enums.gender_${gender}`)} shown={false} />
        <PersonFact icon={<CakeSlice aria-hidden="true" />} field="birthDate" value={birthDate && fmt.date(birthDate)} shown={settings.birthDate} />
        <PersonFact icon={<BriefcaseBusiness aria-hidden="true" />} field="occupation" value={occupation} shown />
        <PersonFact icon={<MapPin aria-hidden="true" />} field="address" value={address && addressText(address, lng)} shown={settings.showAddress} />
        <Fact icon={<CalendarDays aria-hidden="true" />} label={t('profile.joined')}>
          {fmt.date(user.joinDate)}
        </Fact>
      </dl>
      <Missing fields={[!phone && 'phone', !gender && 'gender', !birthDate && 'birthDate', !occupation && 'occupation', !address && 'address']} />
    </Panel>
  );
}

export default function ProfilePage() {
  const { t } = useWords();
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <Head user={user} />
      <nav aria-label={t('profile.area')} className="mt-4 lg:hidden">
        <AreaTiles />
      </nav>
      <Counts user={user} />
      <Facts user={user} />
    </>
  );
}
