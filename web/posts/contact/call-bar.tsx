import { LoaderCircle, Phone } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import type { SeenPost } from '#web/posts/detail-data.ts';
import type { ContactState } from './use-contact.ts';
import { usePrice } from '#web/listings/use-price.ts';

/** Loaded with the press, together with the number. */
const fetchSheet = () => loadChunk(() => import('./call-sheet.tsx'));
const CallSheet = lazy(async () => ({ default: (await fetchSheet()).CallSheet }));

/** On touch screens the press dials; with a mouse the number is only shown. */
const canDial = (): boolean => matchMedia('(pointer: coarse)').matches;

interface CallBarProps {
  post: SeenPost;
  state: ContactState;
}

/** The bar at the bottom of small screens: the price and the call button, which opens a sheet with the number and safety advice. */
export function CallBar({ post, state }: CallBarProps) {
  const { t } = useWords();
  const { main, unit, rate } = usePrice(post);
  const [open, setOpen] = useState<boolean>();
  const call = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const [contact] = await Promise.all([state.ask(), fetchSheet()]);
    setOpen(true);
    if (contact && canDial()) window.location.href = `tel:${contact.primaryContact}`;
  };
  const closed = post.state === 'sold' || post.state === 'rented';
  const Icon = state.asking ? LoaderCircle : Phone;
  return (
    <>
      <form
        method="post"
        action="#contact"
        onSubmit={(event) => void call(event)}
        className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 bg-card px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] shadow-bar lg:hidden print:hidden"
      >
        <p className="m-0 flex min-w-0 flex-1 flex-wrap items-baseline gap-x-1 leading-[1.3]">
          <span className="font-display text-title text-balance leading-[1.35] [html[data-easy]_&]:text-h3">{main}</span>
          {(unit ?? rate) ? <span className={`truncate text-caption leading-[1.4] text-muted ${unit ? '' : 'basis-full'}`}>{unit ?? rate}</span> : null}
        </p>
        {closed ? (
          <b className="rounded-tag bg-gold-tint px-3 py-2 font-semibold text-gold-ink">{t(post.state === 'sold' ? 'posts.sold' : 'posts.rented')}</b>
        ) : (
          <Button type="submit" disabled={state.asking} className="min-w-[48%] [html[data-easy]_&]:min-w-0">
            <Icon aria-hidden="true" className={`size-5 ${state.asking ? 'animate-spin motion-reduce:animate-none' : ''}`} />
            {t(state.asking ? 'detail.asking' : 'shell.call')}
          </Button>
        )}
      </form>
      {open === undefined ? null : (
        <Suspense>
          <CallSheet post={post} state={state} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
