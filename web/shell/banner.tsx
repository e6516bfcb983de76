import { Megaphone, X } from 'lucide-react';
import { use, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { announceChange, localStore, onStorageChange } from '#web/platform/browser-storage.ts';
import { useWords } from '#web/platform/language.tsx';
import { Nonce } from '#web/platform/delivery/nonce.ts';

/** The banner that was closed last in this browser. */
const closedKey = 'bannerClosed';

/** Before the first paint: anyone who closed this banner does not see it come and go. */
const hideClosed = import.meta.env.SSR
  ? `try{var b=document.currentScript.parentNode;if(localStorage.getItem('${closedKey}')===b.dataset.banner)b.hidden=true}catch{}`
  : '';

interface BannerProps {
  id: string;
  text: string;
  link: string | null;
}

/** What the operator tells everyone for a while, above every public page; closed in this browser until its words change. */
export function Banner({ id, text, link }: BannerProps) {
  const { t } = useWords();
  const nonce = use(Nonce);
  const closed = useSyncExternalStore(
    onStorageChange,
    () => localStore.getItem(closedKey),
    () => null,
  );
  if (closed === id) return null;
  const close = (): void => {
    localStore.setItem(closedKey, id);
    announceChange();
  };
  return (
    <aside data-banner={id} suppressHydrationWarning aria-label={t('shell.banner')} className="bg-gold-tint text-gold-ink print:hidden">
      <script {...(nonce ? { nonce } : {})} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: hideClosed }} />
      <div className="mx-auto flex max-w-page items-center gap-3 pl-4 lg:pl-10 lg:pr-6">
        <Megaphone aria-hidden="true" className="size-5 shrink-0" />
        <p className="m-0 min-w-0 flex-1 py-2 text-ui wrap-anywhere">
          {text}
          {link ? (
            <>
              {' '}
              <Link to={link} className="inline-block py-1 font-semibold text-gold-ink underline">
                {t('shell.bannerMore')}
              </Link>
            </>
          ) : null}
        </p>
        <button type="button" onClick={close} aria-label={t('shell.bannerClose')} className="control grid size-12 shrink-0 place-items-center rounded-full">
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </aside>
  );
}
