import { ChevronRight, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Notification } from '#contracts/notices/notifications.ts';
import { excerptEnd } from '#web/ui/excerpt.ts';
import { useWords } from '#web/platform/language.tsx';
import { Checkbox } from '#web/ui/controls.tsx';
import { useInbox } from './inbox-screen.tsx';
import { KindIcon } from './kind-icon.tsx';
import { useSwipe } from './use-swipe.ts';

/** A message of more than three lines on phones, of two on wide screens, and what of it leaves room for the button behind it. */
const narrow = { long: 112, shown: 76 };
const wide = { long: 180, shown: 140 };

/** Where a message is cut: after a word, not after what separates it from the next. */
const shownEnd = (text: string, { long, shown }: typeof narrow): number =>
  text.length > long ? text.slice(0, excerptEnd(text, shown)).replace(/[\s·:,]+$/, '').length : text.length;

interface RowProps {
  item: Notification;
  /** The moment, which its time counts from. */
  now: number;
}

/** A box to choose the row with: always there on wide screens. */
function PickBox({ item }: Pick<RowProps, 'item'>) {
  const { t } = useWords();
  const { chosen, toggle, choosing } = useInbox();
  return (
    <div className={`relative z-1 -my-0.5 shrink-0 ${choosing ? '' : 'hidden lg:block'}`}>
      <Checkbox
        label={<span className="sr-only">{t('notifications.chooseOne', { title: item.title })}</span>}
        checked={chosen.includes(item)}
        onChange={() => toggle(item)}
        className="!gap-0 px-1.5"
      />
    </div>
  );
}

/** What it says. A long one begins with about two lines, and the rest is unfolded here: it may lie nowhere else. */
function Message({ text }: { text: string }) {
  const { t } = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const end = shownEnd(text, narrow);
  const wideEnd = shownEnd(text, wide);
  const isCut = end < text.length;
  const onlyNarrow = wideEnd === text.length ? 'sm:hidden' : '';
  return (
    <p className="mt-1 mb-0 text-ui text-pretty break-words text-muted">
      <span id={id}>
        {text.slice(0, end)}
        {isCut ? <span className={isOpen ? '' : 'max-sm:hidden'}>{text.slice(end, wideEnd)}</span> : null}
        {wideEnd < text.length ? <span className={isOpen ? '' : 'hidden'}>{text.slice(wideEnd)}</span> : null}
      </span>
      {isCut && !isOpen ? <span className={onlyNarrow}>…</span> : null}
      {isCut ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={`control relative z-1 -my-3 ml-1.5 inline-flex min-h-11 items-center gap-0.5 rounded-control whitespace-nowrap text-ink underline underline-offset-4 ${onlyNarrow}`}
        >
          {t(isOpen ? 'notifications.showLess' : 'shell.showMore')}
        </button>
      ) : null}
    </p>
  );
}

function Words({ item, now }: RowProps) {
  const { t, fmt } = useWords();
  const { mark, remove, choosing } = useInbox();
  const { title, message, link, isRead, createdAt } = item;
  return (
    <div className="min-w-0 flex-1 lg:flex lg:items-center lg:gap-5">
      <div className="min-w-0 lg:flex-1">
        <div className="flex items-baseline gap-x-4">
          <h2 className={`m-0 min-w-0 flex-1 font-[inherit] !text-base text-wrap break-words ${isRead ? '!font-medium' : '!font-[650]'}`}>
            {isRead ? null : (
              <>
                <span aria-hidden="true" className="mr-2 inline-block size-2.5 rounded-full bg-clay align-baseline" />
                <span className="sr-only">{t('notifications.unreadMark')}: </span>
              </>
            )}
            {title}
          </h2>
          <time dateTime={createdAt} className="text-small whitespace-nowrap text-muted max-lg:hidden">
            {fmt.relativeInbox(createdAt, now)}
          </time>
        </div>
        <Message text={message} />
      </div>
      <div className="mt-1 -mb-1.5 flex items-center gap-2 lg:-my-1">
        <span className="text-small whitespace-nowrap text-muted lg:hidden">{fmt.relativeInbox(createdAt, now)}</span>
        <Link
          to={link}
          aria-label={t('notifications.detailsOf', { title })}
          onClick={() => mark([item])}
          className="control ml-auto inline-flex min-h-11 items-center gap-1 text-ui font-semibold whitespace-nowrap text-link no-underline after:absolute after:inset-0"
        >
          {t('notifications.detailsShort')}
          <ChevronRight aria-hidden="true" className="size-4.5" />
        </Link>
        <button
          type="button"
          data-remove={item._id}
          aria-label={t('notifications.remove', { title })}
          onClick={() => remove([item])}
          className={`relative z-1 -my-1 -mr-2 grid size-12 shrink-0 place-items-center rounded-full text-muted hover:bg-sunk hover:text-danger ${choosing ? 'max-lg:hidden' : ''}`}
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </button>
      </div>
    </div>
  );
}

/** One notification; pressing it anywhere marks it as read and leads to what it is about. */
export function InboxRow({ item, now }: RowProps) {
  const { mark, remove } = useInbox();
  const { shift, handlers } = useSwipe({ onLeft: () => remove([item]), onRight: () => mark([item]) });
  return (
    <article
      {...handlers}
      style={shift === 0 ? undefined : { transform: `translateX(${shift}px)` }}
      className={`relative flex touch-pan-y items-start gap-3 border-l-4 py-3.5 pr-3 pl-2 hover:bg-sunk lg:items-center lg:gap-4 lg:pr-5 lg:pl-4 ${item.isRead ? 'border-transparent bg-card' : 'border-primary bg-primary-tint/45'}`}
    >
      <PickBox item={item} />
      <KindIcon kind={item.kind} />
      <Words item={item} now={now} />
    </article>
  );
}
