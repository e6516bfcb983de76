import { ChevronRight, Eye, LoaderCircle } from 'lucide-react';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { CompareBarSlot } from '#web/compare/compare-bar-slot.tsx';
import { CompareToggle } from '#web/compare/compare-toggle.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { ContactNumbers } from './contact/contact-numbers.tsx';
import type { SeenPost } from './detail-data.ts';
import { CopyAndPrint } from './copy-and-print.tsx';
import { useSecondsLeft } from '#web/platform/hooks/use-seconds-left.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import type { ContactState } from './contact/use-contact.ts';

function Seller({ post }: { post: SeenPost }) {
  const { t, fmt } = useWords();
  const { owner } = post;
  const year = fmt.plain(new Date(owner.joinDate).getUTCFullYear());
  return (
    <Link to={`/ProfileDetails/${owner._id}`} className="flex min-h-12 items-center gap-3 rounded-control text-ink no-underline">
      <Avatar name={owner.name} picture={owner.proPic} className="size-12" />
      <span className="min-w-0 flex-1">
        <b className="block leading-normal font-semibold wrap-anywhere">{owner.name}</b>
        <span className="block text-small text-muted">
          {t(`enums.postedBy_${post.postedBy}`)} · {t('detail.sellerSince', { year })} · {t('detail.sellerPosts', { count: owner.livePosts })}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  );
}

/** A masked number: the real one is not in the page at all. */
const masked = { bn: '০১•••-••••••', en: '01•••-••••••' };

function HiddenNumber({ state }: { state: ContactState }) {
  const { t, lng } = useWords();
  const seconds = useSecondsLeft(state.refused?.until);
  const asked = (event: FormEvent): void => {
    event.preventDefault();
    void state.ask();
  };
  const Icon = state.asking ? LoaderCircle : null;
  return (
    <form method="post" action="#contact" onSubmit={asked} aria-busy={state.asking}>
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="m-0 text-small text-muted">{t('detail.contact')}</p>
          <p aria-hidden="true" className="m-0 font-[family-name:var(--font-num)] text-title leading-normal font-semibold whitespace-nowrap">
            {masked[lng]}
          </p>
        </div>
        <Button type="submit" kind="outline" aria-label={t('detail.showNumber')} disabled={state.asking || seconds > 0} className="lg:!px-4">
          {Icon ? <Icon aria-hidden="true" className="size-5 animate-spin motion-reduce:animate-none" /> : <Eye aria-hidden="true" className="size-5" />}
          {t(state.asking ? 'detail.asking' : 'detail.show')}
        </Button>
      </div>
      {state.refused ? (
        <div className="mt-3">
          <RefusalNotice refused={state.refused} seconds={seconds} />
        </div>
      ) : (
        <p className="mt-2 mb-0 text-small text-muted">{t('detail.contactHidden')}</p>
      )}
    </form>
  );
}

/** For a page opened before the post was taken: says why there is no number. */
function Taken({ state: { refused } }: { state: ContactState }) {
  return refused ? (
    <div className="mt-3 print:hidden">
      <RefusalNotice refused={refused} seconds={0} />
    </div>
  ) : null;
}

interface SellerCardProps {
  post: SeenPost;
  url: string;
  state: ContactState;
}

/** The seller and the button that shows the number. A sold or rented property has none. */
export function SellerCard({ post, url, state }: SellerCardProps) {
  const { t } = useWords();
  const closed = post.state === 'sold' || post.state === 'rented';
  return (
    <section id="contact" aria-label={t('fields.postedBy')} className="rounded-card border border-line bg-card p-4 lg:p-6">
      <Seller post={post} />
      {closed ? (
        <Taken state={state} />
      ) : (
        <div className="mt-3 border-t-2 border-dashed border-line pt-4 print:hidden" aria-live="polite">
          {state.contact ? <ContactNumbers contact={state.contact} postId={post.PostID} type={post.type} withoutAdvice /> : <HiddenNumber state={state} />}
        </div>
      )}
      <CopyAndPrint url={url}>
        {closed ? null : (
          <span className="flex flex-1 lg:hidden">
            <CompareToggle post={post} look="small" />
          </span>
        )}
      </CopyAndPrint>
      <CompareBarSlot look="row" />
    </section>
  );
}
