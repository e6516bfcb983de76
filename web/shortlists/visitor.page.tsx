// What a family is sent: some posts, and what each of them says of these. No one signs in here.
import { useCallback, useRef, useState } from 'react';
import { data, Link, useRevalidator } from 'react-router';
import { shortlists, type SharedShortlist } from '#contracts/posts/shortlists.ts';
import { languageOf } from '#i18n/detect.ts';
import { call, CallFailure } from '#web/platform/api.ts';
import { useWords, wordsOf } from '#web/platform/language.tsx';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { useFreshness } from '#web/platform/calls/use-freshness.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/visitor.page.ts';
import { CompareLink } from './compare-link.tsx';
import { PostRow } from './post-row.tsx';
import { useVisiting } from './use-visiting.ts';
import { VisitorName } from './visitor-name.tsx';
import type { VisitorKey } from './visitor-keys.ts';
import { Voting } from './voting.tsx';

export const handle = { cache: false };

type Found = { kind: 'open'; shortlist: SharedShortlist } | { kind: 'gone' | 'unknown' };

/** Throws CallFailure where it could not be read. */
async function find(asked: Promise<{ shortlist: SharedShortlist }>): Promise<Found> {
  try {
    return { kind: 'open', shortlist: (await asked).shortlist };
  } catch (error) {
    if (error instanceof CallFailure && error.status === 410) return { kind: 'gone' };
    if (error instanceof CallFailure && (error.status === 404 || error.status === 422)) return { kind: 'unknown' };
    throw error;
  }
}

const statuses = { open: 200, gone: 410, unknown: 404 };

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await find(call(visitorApi(context), shortlists.read, { params: { token: params.token } }));
  return data({ ...pageData(context, 'shortlists', 'posts', 'saved', 'enums'), found, token: params.token }, { status: statuses[found.kind] });
}

/** The address is a key: it must not travel to other sites. */
export const headers = (): HeadersInit => ({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const t = loaderData && wordsOf(loaderData);
  const found = loaderData?.found;
  const title = t && (found?.kind === 'open' ? t('shortlists.sharedTitle', { name: found.shortlist.name }) : t('shortlists.ownDocument'));
  return [...(title ? [{ title }] : []), { name: 'robots', content: 'noindex' }, { name: 'referrer', content: 'no-referrer' }];
};

function Without({ kind }: { kind: 'gone' | 'unknown' }) {
  const { t } = useWords();
  return (
    <EmptyState
      heading="h1"
      title={t(`shortlists.${kind}Title`)}
      text={t(`shortlists.${kind}Text`)}
      action={<ButtonLink to="/property-search">{t('shortlists.find')}</ButtonLink>}
    />
  );
}

function Open({ token, loaded }: { token: string; loaded: SharedShortlist }) {
  const { t, fmt } = useWords();
  const visiting = useVisiting(token, loaded);
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const { revalidate } = useRevalidator();
  // No live channel without an account: what others say is asked for each minute that someone looks at the page.
  const look = useCallback(() => void revalidate(), [revalidate]);
  useFreshness(true, look);
  const { name, ownerName, expiresAt, posts, visitors } = visiting.shortlist;
  const asVisitor = async (): Promise<VisitorKey | undefined> => {
    if (visiting.key && visiting.name !== undefined) return visiting.key;
    setAsked(true);
    const typed = box.current?.value.trim() ?? '';
    const key = typed ? await visiting.join(typed) : undefined;
    if (!key) box.current?.focus();
    return key;
  };
  return (
    <>
      <h1 lang={languageOf(name)} className="m-0 break-words">
        {name}
      </h1>
      <p className="mt-1 mb-0">{t('shortlists.sharedLead', { owner: ownerName })}</p>
      <p className="mt-1 mb-0 text-ui text-muted">{t('shortlists.sharedUntil', { date: fmt.date(expiresAt) })}</p>
      <VisitorName visiting={visiting} box={box} asked={asked} onJoin={() => void asVisitor()} />
      <ul aria-label={t('shortlists.posts', { count: posts.length })} className="mt-4 mb-0 grid list-none gap-4 p-0">
        {posts.map((post) => (
          <li key={post.postId}>
            <PostRow post={post} visitors={visitors} own={visiting.key?.visitorId}>
              {post.card ? <Voting post={post} visiting={visiting} asVisitor={asVisitor} /> : null}
            </PostRow>
          </li>
        ))}
      </ul>
      <CompareLink posts={posts} visitors={visitors} token={token} className="mt-3 max-sm:[&>a]:w-full" />
      <p className="mt-6 mb-0 text-small text-muted">
        {t('shortlists.complain')}{' '}
        <Link to="/ContactUs" className="text-link">
          {t('shortlists.complainLink')}
        </Link>
      </p>
    </>
  );
}

export default function SharedShortlistPage({ loaderData: { found, token } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-3xl px-4 pt-5 pb-10 lg:pt-8">
      {found.kind === 'open' ? <Open token={token} loaded={found.shortlist} /> : <Without kind={found.kind} />}
    </div>
  );
}
