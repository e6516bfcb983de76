import { UsersRound } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { newShortlistPath } from '#web/listings/new-shortlist-path.ts';
import { ShareLink } from '#web/listings/share-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/controls.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/compare.page.ts';
import { loadCompare } from './compare-data.ts';
import { CompareTable } from './compare-table.tsx';
import { Decide } from '#web/decide/decide.tsx';
import { compared, comparePath } from './compared.ts';
import { EndedHomes } from './ended-homes.tsx';

export const handle = { cache: false };

export const loader = ({ context, request }: Route.LoaderArgs) => loadCompare(context, request);

/** The address of a family's shortlist is a key: it must not travel to other sites. */
export const headers = (): HeadersInit => ({ 'referrer-policy': 'no-referrer' });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** Adds the posts chosen in this browser to an address that names none; true until that is done. */
function useStoredChoice(isEmpty: boolean): boolean {
  const stored = compared.use();
  const navigate = useNavigate();
  const isComing = isEmpty && stored.length > 0;
  useEffect(() => {
    if (isComing) void navigate(comparePath(stored), { replace: true });
  }, [isComing, stored, navigate]);
  return isComing;
}

/** Up to four posts side by side. Their numbers are in the address, so it can be shared and works without scripts. */
export default function ComparePage({ loaderData: { sides, rates, url, family } }: Route.ComponentProps) {
  const { t } = useWords();
  const several = sides.length > 1;
  const posts = sides.flatMap(({ post }) => post ?? []);
  const isComing = useStoredChoice(sides.length === 0);
  const askFamily = (
    <ButtonLink kind="outline" to={family ? `/shortlist/${family.token}` : newShortlistPath(posts.map(({ PostID }) => PostID))}>
      <UsersRound aria-hidden="true" className="size-5" />
      {t(family ? 'compare.toFamily' : 'compare.askFamily')}
    </ButtonLink>
  );
  return (
    // On paper four homes fit on two sheets: facts on one, costs and notes on the other.
    <div
      className={`group mx-auto px-4 pt-5 pb-10 print:p-0 print:[zoom:0.6] print:[&_td]:!py-1 print:[&_th]:!py-1 has-[#only-different:checked]:[&_[data-same]]:hidden lg:px-10 lg:pt-8 ${sides.length === 1 || sides.length === 2 ? 'max-w-5xl' : 'max-w-page'}`}
    >
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 lg:mb-5">
        <div className="min-w-0">
          <h1 className="m-0">{t('compare.title')}</h1>
          <p className="mt-1 mb-0 text-muted print:hidden">{t('compare.lead')}</p>
        </div>
        {several ? (
          <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:w-auto print:hidden">
            <Checkbox id="only-different" label={t('compare.onlyDifferent')} />
            <span className="flex">
              <ShareLink url={url} title={t('compare.title')} label={t('compare.share')} look="button" />
            </span>
          </div>
        ) : null}
      </div>
      {isComing ? null : sides.length === 0 ? (
        <EmptyState
          drawing="houses"
          title={t('compare.emptyTitle')}
          text={t('compare.emptyText')}
          action={<ButtonLink to="/property-search">{t('compare.find')}</ButtonLink>}
        />
      ) : (
        <>
          {several ? null : (
            <div className="mb-4">
              <Notice tone="info">{t('compare.oneMore')}</Notice>
            </div>
          )}
          <CompareTable sides={sides} />
          <EndedHomes sides={sides} />
          {posts.length > 1 ? (
            <Decide posts={posts} rates={rates} family={family}>
              {askFamily}
            </Decide>
          ) : several ? (
            <p className="mt-4 mb-0 print:hidden">{askFamily}</p>
          ) : null}
        </>
      )}
    </div>
  );
}
