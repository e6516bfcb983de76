import { Share2 } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import type { SharePreview } from './share-sheet.tsx';

const ShareSheet = lazy(() => import('./share-sheet.tsx'));

interface ShareLinkProps {
  url: string;
  title: string;
  /** What is shared, where it is no post. */
  label?: string;
  /** For a listing: the ways to send it in a sheet that shows what will arrive. Needs the words of `detail`. */
  preview?: SharePreview;
  /** A disc over the picture, or a button with its word; a small one is only its sign on phones. */
  look: 'disc' | 'button' | 'small';
}

const looks = {
  disc: 'grid size-12 place-items-center rounded-full bg-white text-photo-ink shadow-hover',
  button:
    'control inline-flex min-h-12 flex-1 items-center justify-center gap-2 rounded-control border border-control bg-card px-3 text-ui font-semibold text-ink no-underline hover:border-primary',
  small:
    'control inline-flex size-12 items-center justify-center gap-2 rounded-control border border-control bg-card text-ui font-semibold text-ink no-underline hover:border-primary lg:w-auto lg:px-3',
};

/** Opens the sheet of a listing; of anything else the device's own, otherwise copies the address. Without scripts it is a plain link. */
export function ShareLink({ url, title, label, preview, look }: ShareLinkProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const share = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    if (preview) return setOpen(true);
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      showToast('success', t('shell.linkCopied'));
    } catch (error) {
      // Closing the share sheet rejects the promise: not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) showToast('info', url);
    }
  };
  return (
    <>
      <a href={url} aria-label={label ?? t('detail.share')} onClick={(event) => void share(event)} className={looks[look]}>
        <Share2 aria-hidden="true" className="size-5" />
        {look === 'disc' ? null : <span className={look === 'small' ? 'max-lg:hidden' : ''}>{t('shell.share')}</span>}
      </a>
      {preview && isOpen ? (
        <Suspense>
          <ShareSheet url={url} preview={preview} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
