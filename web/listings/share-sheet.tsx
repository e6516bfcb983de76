import { Copy, MessageCircle, MessageSquareText, QrCode, Send, Share2, UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { showToast } from '#web/platform/toasts.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { newShortlistPath } from './new-shortlist-path.ts';

/** What someone who gets the link will see of it. */
export interface SharePreview {
  title: string;
  /** What it costs and where it is. */
  line: string;
  /** A file of its cover. */
  picture: string | undefined;
  /** The number of a post, which a family can vote on. */
  PostID?: number;
}

interface ShareSheetProps {
  url: string;
  preview: SharePreview;
  onClose: () => void;
}

const look =
  'flex min-h-20 w-full flex-col items-center justify-center gap-1.5 rounded-control border border-line bg-card px-1 py-2 text-center text-small leading-tight font-semibold text-ink no-underline hover:border-primary [&>svg]:size-6 [&>svg]:text-primary';

function Way({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <a href={href} target={href.startsWith('https:') ? '_blank' : undefined} rel="noopener noreferrer" className={look}>
      {icon}
      {children}
    </a>
  );
}

function Preview({ preview: { title, line, picture } }: { preview: SharePreview }) {
  return (
    <div className="flex items-center gap-3 rounded-control bg-sunk p-2.5">
      {picture ? <img src={picture} alt="" width={80} height={60} className="h-15 w-20 shrink-0 rounded-tag object-cover" /> : null}
      <p className="m-0 min-w-0">
        <b className="line-clamp-2 font-semibold">{title}</b>
        <span className="block text-small text-muted">{line}</span>
      </p>
    </div>
  );
}

/** Messenger has a way in on phones only; elsewhere Facebook asks whom to send it to. */
const messengerLink = (url: string): string =>
  matchMedia('(pointer: coarse)').matches
    ? `fb-messenger://share/?link=${encodeURIComponent(url)}`
    : `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`;

/** The ways to send a link, the commonest first. Fetched with the first press. */
export default function ShareSheet({ url, preview, onClose }: ShareSheetProps) {
  const { t } = useWords();
  const [hasCode, setCode] = useState(false);
  const text = encodeURIComponent(`${preview.title}\n${preview.line}\n${url}`);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      showToast('success', t('shell.linkCopied'));
      onClose();
    } catch {
      showToast('info', url);
    }
  };
  // Closing the device's sheet rejects the promise, and the ways here are still open.
  const elsewhere = (): void => void navigator.share({ title: preview.title, url }).then(onClose, () => undefined);
  return (
    <Sheet kind="dialog" open onClose={onClose} title={t('shell.share')} closeLabel={t('shell.close')}>
      <Preview preview={preview} />
      <div className="mt-4 grid grid-cols-3 gap-2">
        <Way href={`https://wa.me/?text=${text}`} icon={<MessageCircle aria-hidden="true" />}>
          {t('detail.shareWhatsapp')}
        </Way>
        <Way href={messengerLink(url)} icon={<Send aria-hidden="true" />}>
          {t('detail.shareMessenger')}
        </Way>
        <Way href={`sms:?&body=${text}`} icon={<MessageSquareText aria-hidden="true" />}>
          {t('detail.shareSms')}
        </Way>
        <button type="button" className={look} onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t('shell.copyLink')}
        </button>
        <button type="button" className={look} aria-expanded={hasCode} onClick={() => setCode(!hasCode)}>
          <QrCode aria-hidden="true" />
          {t('detail.shareCode')}
        </button>
        {'share' in navigator ? (
          <button type="button" className={look} onClick={elsewhere}>
            <Share2 aria-hidden="true" />
            {t('detail.shareElsewhere')}
          </button>
        ) : null}
      </div>
      {hasCode ? (
        <figure className="mx-0 mt-4 mb-0 text-center">
          <img src={`/qr.svg?to=${new URL(url).pathname}`} alt="" width={200} height={200} className="mx-auto size-50 rounded-control bg-white p-2" />
          <figcaption className="mt-2 text-small text-muted">{t('detail.shareCodeNote')}</figcaption>
        </figure>
      ) : null}
      {preview.PostID === undefined ? null : (
        <Link
          to={newShortlistPath([preview.PostID])}
          className="mt-4 flex min-h-12 items-center gap-3 rounded-control bg-primary-tint px-4 py-2.5 text-primary-ink no-underline hover:underline"
        >
          <UsersRound aria-hidden="true" className="size-6 shrink-0" />
          <span>
            <b className="block font-semibold">{t('detail.shareFamily')}</b>
            <span className="text-small">{t('detail.shareFamilyNote')}</span>
          </span>
        </Link>
      )}
    </Sheet>
  );
}
