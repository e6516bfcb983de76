import { type ReactNode, useEffect, useRef } from 'react';
import { X } from 'lucide-react';
import { useBackCloses } from '#web/platform/hooks/use-back-closes.ts';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Always visible below the scrolling part. */
  footer?: ReactNode;
  children: ReactNode;
  /** `sheet` rises from the bottom and starts 28 px below the top, `low` is as high as what it holds; `dialog` is a card in the middle, as the others are on a desktop. */
  kind?: 'sheet' | 'low' | 'dialog';
  /** Not where Back itself has opened it, to ask. */
  backCloses?: boolean;
}

const shapes = {
  sheet:
    'mt-7 mb-0 h-[calc(100dvh-28px)] max-h-none w-full max-w-none rounded-t-[18px] sm:mx-auto sm:max-w-xl md:my-auto md:h-[calc(100dvh-48px)] md:rounded-card',
  low: 'mt-auto mb-0 max-h-[calc(100dvh-56px)] w-full max-w-none rounded-t-[18px] sm:mx-auto sm:max-w-xl md:my-auto md:rounded-card',
  dialog: 'm-auto w-[calc(100%-32px)] max-w-lg max-h-[calc(100dvh-48px)] rounded-card',
};

/** A modal on the native dialog element: it traps the focus, closes on Escape, Back or a press outside, and returns the focus. */
export function Sheet({ open, onClose, title, closeLabel, footer, children, kind = 'sheet', backCloses = true }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useBackCloses(open && backCloses, onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  useEffect(() => {
    const dialog = ref.current;
    const onPress = (event: PointerEvent): void => void (event.target === dialog && dialog?.close());
    dialog?.addEventListener('pointerdown', onPress);
    return () => dialog?.removeEventListener('pointerdown', onPress);
  }, []);
  return (
    <dialog
      ref={ref}
      aria-label={title}
      onClose={onClose}
      className={`overflow-hidden overscroll-contain bg-card p-0 text-ink shadow-float backdrop:bg-scrim ${shapes[kind]}`}
    >
      {open ? (
        <div className="flex h-full max-h-[inherit] flex-col">
          {kind !== 'dialog' ? <span aria-hidden="true" className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-control md:hidden" /> : null}
          <header className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-5">
            <h2 className="m-0 flex-1 !text-heading">{title}</h2>
            <button type="button" aria-label={closeLabel} onClick={onClose} className="grid size-12 place-items-center rounded-full hover:bg-sunk">
              <X aria-hidden="true" className="size-6" />
            </button>
          </header>
          <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
          {footer ? <footer className="flex gap-3 border-t border-line px-5 py-3 pb-[max(12px,env(safe-area-inset-bottom))]">{footer}</footer> : null}
        </div>
      ) : null}
    </dialog>
  );
}
