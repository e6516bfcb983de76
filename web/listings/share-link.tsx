import { Share2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';

interface ShareLinkProps {
  url: string;
  title: string;
  /** What is shared, where it is no post. */
  label?: string;
  /** A disc over the picture, or a button with its word. */
  look: 'disc' | 'button';
}

const looks = {
  disc: 'grid size-12 place-items-center rounded-full bg-white text-photo-ink shadow-hover',
  button:
    'control inline-flex min-h-12 flex-1 items-center justify-center gap-2 rounded-control border border-control bg-card px-3 text-ui font-semibold text-ink no-underline hover:border-primary',
};

/** Opens the device's share sheet, otherwise copies the address. Without scripts it is a plain link. */
export function ShareLink({ url, title, label, look }: ShareLinkProps) {
  const { t } = useWords();
  const share = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
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
    <a href={url} aria-label={label ?? t('detail.share')} onClick={(event) => void share(event)} className={looks[look]}>
      <Share2 aria-hidden="true" className="size-5" />
      {look === 'button' ? t('shell.share') : null}
    </a>
  );
}
