import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useBackCloses } from '#web/platform/hooks/use-back-closes.ts';

interface DisclosureProps {
  /** What the button shows; `label` names it where that is a picture only. */
  button: ReactNode;
  label?: string;
  buttonClass: string;
  panelClass?: string;
  children: ReactNode;
}

/** On phones a menu takes most of the screen. */
const coversThePage = (): boolean => matchMedia('(max-width: 899px)').matches;

/** A button that opens a panel of links below itself. Escape, a press elsewhere, leaving by Tab and navigating close it. */
export function Disclosure({ button, label, buttonClass, panelClass, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  // Not the address: a link to the page that is open leads to the same one.
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  const shown = open && openedAt === key;
  // Close it in state too: otherwise it would be open again when the visitor returns to this address.
  if (open && !shown) setOpen(false);

  useEffect(() => {
    if (!shown) return;
    const outside = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      box.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [shown]);

  useBackCloses(shown && coversThePage(), () => setOpen(false));

  const toggle = (): void => {
    setOpenedAt(key);
    setOpen(!shown);
  };
  return (
    <div ref={box} className="disclosure relative" data-menu-open={shown || undefined}>
      <button type="button" aria-expanded={shown} aria-controls={id} aria-label={label} onClick={toggle} className={buttonClass}>
        {button}
      </button>
      <div id={id} hidden={!shown} className={`absolute top-full right-0 z-30 mt-2 rounded-card bg-raised p-2 shadow-float ${panelClass ?? 'w-64'}`}>
        {children}
      </div>
    </div>
  );
}
