import { LoaderCircle, Phone } from 'lucide-react';
import type { FormEvent } from 'react';
import { CompareToggle } from '#web/compare/compare-toggle.tsx';
import { useSecondsLeft } from '#web/platform/hooks/use-seconds-left.ts';
import { useWords } from '#web/platform/language.tsx';
import type { ContactState } from '#web/posts/contact/use-contact.ts';
import type { SeenPost } from '#web/posts/detail-data.ts';
import { RefusalNotice } from '#web/posts/refusal-notice.tsx';
import { SharePost } from '#web/posts/share-post.tsx';
import { Heart } from '#web/saved/heart.tsx';
import { Button } from '#web/ui/button.tsx';

/** Asks for the number; then the number itself, to dial. What must be read before calling is with the seller, below. */
function Call({ state }: { state: ContactState }) {
  const { t, fmt } = useWords();
  const seconds = useSecondsLeft(state.refused?.until);
  if (state.contact) {
    const number = fmt.phone(state.contact.primaryContact);
    return (
      <a
        href={`tel:${state.contact.primaryContact}`}
        aria-label={t('detail.callNumber', { number })}
        className="control flex min-h-12 items-center justify-center gap-2 rounded-control bg-primary px-5 font-[family-name:var(--font-num)] text-title font-semibold text-on-primary no-underline hover:bg-primary-hover"
      >
        <Phone aria-hidden="true" className="size-5" />
        {number}
      </a>
    );
  }
  const asked = (event: FormEvent): void => {
    event.preventDefault();
    void state.ask();
  };
  const Icon = state.asking ? LoaderCircle : Phone;
  return (
    <form method="post" action="#contact" onSubmit={asked} aria-busy={state.asking}>
      <Button type="submit" disabled={state.asking || seconds > 0} className="w-full">
        <Icon aria-hidden="true" className={`size-5 ${state.asking ? 'animate-spin motion-reduce:animate-none' : ''}`} />
        {t(state.asking ? 'detail.asking' : 'shell.call')}
      </Button>
      {state.refused ? (
        <div className="mt-3">
          <RefusalNotice refused={state.refused} seconds={seconds} />
        </div>
      ) : null}
    </form>
  );
}

export interface PriceActionsProps {
  post: SeenPost;
  url: string;
  state: ContactState;
}

/** What wide screens offer beside the price: to call, to save, to share, to compare. Phones have bars and discs for it. */
export function PriceActions({ post, url, state }: PriceActionsProps) {
  const closed = post.state === 'sold' || post.state === 'rented';
  return (
    <div className="mt-4 max-lg:hidden print:hidden">
      {closed ? null : <Call state={state} />}
      <div className="mt-3 flex gap-2 [&>*]:gap-1.5 [&>*]:px-2">
        <Heart post={post} look="button" />
        <SharePost post={post} url={url} look="button" />
        {closed ? null : <CompareToggle post={post} look="button" />}
      </div>
    </div>
  );
}
