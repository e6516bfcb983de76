import { Copy, MessageCircle } from 'lucide-react';
import type { Shortlist } from '#contracts/posts/shortlists.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { ShareLink } from '#web/listings/share-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const whatsappLink =
  'control inline-flex min-h-12 flex-1 items-center justify-center gap-2 rounded-control border border-control bg-card px-3 text-ui font-semibold text-ink no-underline hover:border-primary';

/** The ways to send the address: the device's own, a copy, WhatsApp. */
export function Sharing({ shortlist: { name }, path }: { shortlist: Shortlist; path: string }) {
  const { t } = useWords();
  const url = new URL(path, globalThis.location.origin).href;
  const message = t('shortlists.shareMessage', { name });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      showToast('success', t('shell.linkCopied'));
    } catch {
      // Without the permission it can be copied from its box by hand.
      document.querySelector<HTMLInputElement>('#shortlist-link')?.select();
    }
  };
  return (
    <section aria-labelledby="share-title" className="mt-4 rounded-card border border-line bg-card p-4 print:hidden">
      <h2 id="share-title" className="m-0 !text-title">
        {t('shortlists.shareTitle')}
      </h2>
      <p className="mt-1 mb-0 text-ui text-muted">{t('shortlists.shareText')}</p>
      <label htmlFor="shortlist-link" className="sr-only">
        {t('shortlists.link')}
      </label>
      <TextInput id="shortlist-link" readOnly value={url} onFocus={(event) => event.currentTarget.select()} className="mt-3" />
      <div className="mt-3 flex flex-wrap gap-2">
        <ShareLink url={url} title={message} label={t('shortlists.shareLabel')} look="button" />
        <Button kind="outline" className="flex-1 !px-3 whitespace-nowrap" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-5" />
          {t('shortlists.copy')}
        </Button>
        <a href={`https://wa.me/?text=${encodeURIComponent(`${message}\n${url}`)}`} target="_blank" rel="noopener noreferrer nofollow" className={whatsappLink}>
          <MessageCircle aria-hidden="true" className="size-5" />
          {t('shortlists.whatsapp')}
          <span className="sr-only"> {t('shell.opensInNewTab')}</span>
        </a>
      </div>
    </section>
  );
}
