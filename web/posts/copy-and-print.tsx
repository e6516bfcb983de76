import { Link2, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { detailPath } from '#contracts/posts/detail-path.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { Mark } from '#web/ui/logo.tsx';
import type { SeenPost } from './detail-data.ts';

function Small({ icon, children, onPress }: { icon: ReactNode; children: ReactNode; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="control inline-flex min-h-12 flex-1 items-center justify-center gap-1.5 rounded-control px-1 text-ui [html[data-easy]_&]:basis-full font-semibold text-link hover:bg-primary-tint max-sm:flex-col max-sm:gap-0.5 max-sm:py-2 max-sm:text-small max-sm:whitespace-nowrap [&>svg]:size-5"
    >
      {icon}
      {children}
    </button>
  );
}

/** Buttons to copy the address and to print the page, and what is before them. */
export function CopyAndPrint({ url, children }: { url: string; children?: ReactNode }) {
  const { t } = useWords();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      showToast('success', t('shell.linkCopied'));
    } catch {
      showToast('info', url);
    }
  };
  return (
    <div className="mt-1.5 flex flex-wrap gap-x-1 noscript:hidden sm:gap-x-2.5 print:hidden">
      {children}
      <Small icon={<Link2 aria-hidden="true" />} onPress={() => void copy()}>
        {t('shell.copyLink')}
      </Small>
      <Small icon={<Printer aria-hidden="true" />} onPress={() => window.print()}>
        {t('detail.print')}
      </Small>
    </div>
  );
}

/** Printed only: the site's name, the post's number and address, and a QR code. */
export function PrintHead({ post, url }: { post: SeenPost; url: string }) {
  const { t, fmt } = useWords();
  return (
    <div className="hidden items-center gap-5 border-b border-line pb-4 print:flex">
      <div className="min-w-0 flex-1">
        <p className="m-0 flex items-center gap-2 font-display text-xl text-primary">
          <Mark className="size-8" />
          {t('shell.name')}
        </p>
        <p className="mt-2 mb-0 font-semibold">{t('posts.numberLabel', { number: fmt.plain(post.PostID) })}</p>
        <p className="m-0 text-small wrap-anywhere">{url}</p>
        <p className="m-0 text-small">{t('detail.printNumber')}</p>
      </div>
      <img src={`/qr.svg?to=${detailPath(post)}`} alt="" width={112} height={112} fetchPriority="low" className="size-28 shrink-0" />
    </div>
  );
}
