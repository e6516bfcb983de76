import { Copy, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { Shortlist } from '#contracts/posts/shortlists.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { ShareLink } from '#web/listings/share-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const whatsappLink =
  'control inline-flex min-h-12 flex-1 items-center justify-center gap-2 rounded-control bg-primary px-3 text-ui font-semibold whitespace-nowrap text-on-primary no-underline hover:bg-primary-hover sm:flex-none';

/** The ways to send the address: WhatsApp, the device's own, a copy. */
export function Sharing({ shortlist: { name }, path }: { shortlist: Shortlist; path: string }) {
  const { t } = useWords();
  const [byHand, setByHand] = useState(false);
  const url = new URL(path, globalThis.location.origin).href;
  const message = t('shortlists.shareMessage', { name });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      showToast('success', t('shell.linkCopied'));
    } catch {
      // Without the permission it can be copied from its box by hand.
      setByHand(true);
    }
  };
  return (
    <section aria-label={t('shortlists.shareTitle')} className="mt-3 print:hidden">
      <div className="flex flex-wrap gap-2">
        <a href={`https://wa.me/?text=${encodeURIComponent(`${message}\n${url}`)}`} target="_blank" rel="noopener noreferrer nofollow" className={whatsappLink}>
          <MessageCircle aria-hidden="true" className="size-5" />
          {t('shortlists.whatsapp')}
          <span className="sr-only"> {t('shell.opensInNewTab')}</span>
        </a>
        <span className="flex max-sm:[&_svg]:hidden">
          <ShareLink url={url} title={message} label={t('shortlists.shareLabel')} look="button" />
        </span>
        <Button kind="outline" aria-label={t('shortlists.copy')} className="!px-3" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-5 max-sm:hidden" />
          <span className="sm:hidden">{t('shortlists.copyShort')}</span>
          <span className="max-sm:hidden">{t('shortlists.copy')}</span>
        </Button>
      </div>
      {byHand ? (
        <TextInput
          readOnly
          value={url}
          aria-label={t('shortlists.link')}
          ref={(box) => box?.select()}
          onFocus={(event) => event.currentTarget.select()}
          className="mt-2"
        />
      ) : null}
    </section>
  );
}
