import { AtSign, BriefcaseBusiness, CakeSlice, MapPin, Phone } from 'lucide-react';
import { data, Link } from 'react-router';
import { profiles, type PublicUser } from '#contracts/accounts/profiles.ts';
import { wholePrice } from '#contracts/posts/whole-price.ts';
import { languageOf } from '#i18n/detect.ts';
import { headOf } from '#web/platform/seo.ts';
import { call, CallFailure } from '#web/platform/api.ts';
import { useWords, wordsOf } from '#web/platform/language.tsx';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { useSession } from '#web/platform/session.ts';
import { ListingGrid } from '#web/cards/listing-card.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { Route } from './+types/public-profile.page.ts';
import { addressText } from './address-text.ts';
import { Fact } from './facts.tsx';
import { ShownNumber } from './shown-number.tsx';

/** A page number that cannot be read is the first page. */
const pageOf = (url: string): number => Math.max(1, Math.trunc(Number(new URL(url).searchParams.get('page'))) || 1);

export const handle = { cache: false };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  try {
    const { user, posts, pagination } = await call(visitorApi(context), profiles.publicProfile, {
      params: { id: params.id },
      query: { page: pageOf(request.url) },
    });
    if (pagination.page > Math.max(1, pagination.totalPages)) throw data(undefined, { status: 404 });
    const words = pageData(context, 'profile', 'posts', 'enums');
    const t = wordsOf(words);
    const told = { title: t('profile.publicTitle', { name: user.name }), description: t('profile.publicDescription', { name: user.name }) };
    // People are found through their posts, not by search engines through their names.
    return { ...words, user, posts, pagination, head: headOf(context, { ...told, path: `/ProfileDetails/${params.id}`, indexed: false }) };
  } catch (error) {
    // Anyone who is gone, and whatever was never anyone, look the same.
    if (error instanceof CallFailure && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION')) throw data(undefined, { status: 404 });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [{ name: 'robots', content: 'noindex' }];

/** How many posts of theirs are live. */
function Counts({ live, sell, rent }: NonNullable<PublicUser['counts']>) {
  const { t, fmt } = useWords();
  return (
    <dl className="m-0 flex w-full flex-wrap gap-x-8 gap-y-3 border-t border-line pt-4 sm:w-auto sm:border-0 sm:pt-0 sm:text-center">
      {(
        [
          ['live', live],
          ['countSell', sell],
          ['countRent', rent],
        ] as const
      ).map(([key, count]) => (
        <div key={key} className="flex flex-col-reverse sm:min-w-20">
          <dt className="text-small text-muted">{t(`profile.${key}`)}</dt>
          <dd className="m-0 text-stat leading-tight font-semibold">{fmt.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Head({ user }: { user: PublicUser }) {
  const { t, fmt } = useWords();
  return (
    <section className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-card p-4 sm:p-6">
      <Avatar name={user.name} picture={user.proPic} className="size-20 !text-4xl sm:size-24" />
      <div className="min-w-0 flex-1 basis-44">
        <h1 lang={languageOf(user.name)} className="m-0 break-words">
          {user.name}
        </h1>
        <p className="mt-0.5 mb-0 text-ui text-muted">
          {user.joinDate ? t('profile.memberSince', { date: fmt.monthYear(user.joinDate) }) : t('profile.notShown')}
        </p>
      </div>
      {user.counts ? <Counts {...user.counts} /> : null}
    </section>
  );
}

/** What the person wrote and chose to show; what they keep to themselves is not there at all. */
function About({ user }: { user: PublicUser }) {
  const { t, fmt, lng } = useWords();
  const { bio, occupation, email, hasPhone, address, birthDate } = user;
  if (![bio, occupation, email, hasPhone, address, birthDate].some(Boolean)) return null;
  return (
    <section aria-labelledby="about" className="rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id="about" className="m-0 !text-title">
        {t('profile.about')}
      </h2>
      {bio ? (
        <p lang={languageOf(bio)} className="mt-2 mb-0 max-w-2xl break-words whitespace-pre-line">
          {bio}
        </p>
      ) : null}
      <dl className="mt-2 mb-0">
        {occupation ? (
          <Fact icon={<BriefcaseBusiness aria-hidden="true" />} label={t('profile.occupation')}>
            <span lang={languageOf(occupation)}>{occupation}</span>
          </Fact>
        ) : null}
        {hasPhone ? (
          <Fact icon={<Phone aria-hidden="true" />} label={t('profile.phone')}>
            <ShownNumber id={user.id} />
          </Fact>
        ) : null}
        {email ? (
          <Fact icon={<AtSign aria-hidden="true" />} label={t('profile.email')}>
            <span className="break-all">{email}</span>
          </Fact>
        ) : null}
        {address ? (
          <Fact icon={<MapPin aria-hidden="true" />} label={t('profile.address')}>
            {addressText(address, lng)}
          </Fact>
        ) : null}
        {birthDate ? (
          <Fact icon={<CakeSlice aria-hidden="true" />} label={t('profile.birthDate')}>
            {fmt.date(birthDate)}
          </Fact>
        ) : null}
      </dl>
    </section>
  );
}

/** Where their posts are and what they cost; where one page does not hold all of them, nothing can be said of the rest. */
function Summary({ posts }: Pick<Route.ComponentProps['loaderData'], 'posts'>) {
  const { t, fmt, lng } = useWords();
  const ranges = (['sell', 'rent'] as const).flatMap((type) => {
    const prices = posts.filter((post) => post.type === type).map(wholePrice);
    if (prices.length < 2) return [];
    return [t(`profile.range_${type}`, { range: fmt.range(Math.min(...prices), Math.max(...prices), 'taka') })];
  });
  if (ranges.length === 0) return null;
  const places = [...new Set(posts.map(({ place }) => place.district[lng]))];
  return (
    // The dot of a part that begins a line is cut off.
    <p className="mt-1 mb-0 overflow-x-clip text-ui text-muted">
      <span className="-ml-3 flex flex-wrap">
        {[...ranges, fmt.list(places)].map((part) => (
          <span key={part} className="relative pl-3 before:absolute before:left-1 before:content-['·']">
            {part}
          </span>
        ))}
      </span>
    </p>
  );
}

/** A page of their live posts. */
function Posts({ user, posts, pagination }: Pick<Route.ComponentProps['loaderData'], 'user' | 'posts' | 'pagination'>) {
  const { t } = useWords();
  return (
    <section aria-labelledby="live" className="mt-3 lg:mt-5">
      <h2 id="live" className="m-0">
        {t('profile.live')}
      </h2>
      {pagination.totalPages === 1 ? <Summary posts={posts} /> : null}
      {posts.length > 0 ? (
        <>
          <div className="mt-4">
            <ListingGrid posts={posts} columns={4} eager={0} />
          </div>
          <div className="mt-6">
            <Pagination
              page={pagination.page}
              totalPages={pagination.totalPages}
              hrefOf={(page) => (page === 1 ? `/ProfileDetails/${user.id}` : `/ProfileDetails/${user.id}?page=${page}`)}
            />
          </div>
        </>
      ) : (
        <EmptyState
          title={t('profile.noPosts')}
          text={t('profile.noPostsText')}
          action={<ButtonLink to="/property-search">{t('profile.seeOthers')}</ButtonLink>}
        />
      )}
    </section>
  );
}

export default function PublicProfilePage({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const { user, posts, pagination } = loaderData;
  const own = useSession().user?.id === user.id;
  return (
    <div className="mx-auto grid max-w-page gap-4 px-4 pt-4 lg:gap-5 lg:px-10 lg:pt-8">
      {own && user.counts ? (
        <Notice tone="info">
          {t('profile.yourself')}{' '}
          <Link to="/user/profile-settings" className="-my-2 inline-block py-2 font-semibold text-inherit underline">
            {t('shell.settings')}
          </Link>
        </Notice>
      ) : null}
      <Head user={user} />
      <About user={user} />
      {user.counts ? <Posts user={user} posts={posts} pagination={pagination} /> : null}
    </div>
  );
}
