import { type ComponentType, type InputHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Purpose } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { SuggestedItem } from '#contracts/search/suggested.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { afterNextPaint } from '#web/platform/delivery/lazy-hydrate.tsx';
import { useHydrated } from '#web/platform/hooks/use-hydrated.ts';
import type { ComboboxProps } from './combobox.tsx';
import type { VoiceProps } from './voice-button.tsx';

interface SuggestBoxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'onBlur' | 'onFocus' | 'onKeyDown' | 'role' | 'type' | 'value' | 'defaultValue'
> {
  /** What the address says; what is typed stays until that changes. */
  text?: string;
  label: string;
  icon: ReactNode;
  /** The tab that is open beside the box, where no address says it. */
  purpose?: Purpose;
  /** For a box that takes places alone. */
  placesOnly?: boolean;
  /** Offered while the box is empty. */
  whenEmpty?: readonly SuggestedItem[];
  onType?: (text: string) => void;
  /** Says what the box shall hold afterwards; whatever it leaves alone is searched for at once. */
  onPick?: (item: SuggestedItem) => string | undefined;
}

/** A search box that offers what may be meant while someone types. Until it is entered, and before scripts, it is a plain one. */
export function SuggestBox({ label, icon, text = '', purpose, placesOnly = false, whenEmpty, onType, onPick, className, ...props }: SuggestBoxProps) {
  const live = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(text);
  const [Combobox, setCombobox] = useState<ComponentType<ComboboxProps>>();
  const [Voice, setVoice] = useState<ComponentType<VoiceProps>>();
  useEffect(() => {
    if (!placesOnly && ('SpeechRecognition' in window || 'webkitSpeechRecognition' in window))
      import('./voice-button.tsx').then((loaded) => setVoice(() => loaded.VoiceButton)).catch(() => undefined);
  }, [placesOnly]);
  useEffect(() => {
    if (told.current === text) return;
    told.current = text;
    if (input.current) input.current.value = text;
  }, [text]);
  const hold = (held: string): void => void (input.current && (input.current.value = held));
  // What does not come leaves the box a plain search box.
  const enter = (): void => {
    if (Combobox) return;
    afterNextPaint(() => {
      import('./combobox.tsx').then((loaded) => setCombobox(() => loaded.Combobox)).catch(() => undefined);
    });
  };
  const isFirst = live && document.documentElement.hasAttribute('data-easy');
  const hear = (said: string): void => {
    hold(said);
    onType?.(said);
  };
  const voice = Voice ? <Voice input={input} onHear={hear} isFirst={isFirst} /> : null;
  return (
    <div className={`relative flex flex-wrap items-center gap-2 [&:has([data-voice])_input]:pr-12 ${className ?? ''}`}>
      {isFirst ? voice : null}
      <div className="min-w-[min(100%,7rem)] flex-1" onFocus={enter}>
        <TextInput
          ref={input}
          type="search"
          aria-label={label}
          maxLength={limits.search.textMax}
          autoComplete="off"
          enterKeyHint="search"
          icon={icon}
          defaultValue={text}
          {...props}
          {...(live ? { role: 'combobox', 'aria-expanded': false, 'aria-autocomplete': 'list' as const } : {})}
          onChange={(event) => onType?.(event.target.value)}
        />
        {Combobox ? (
          <Combobox input={input} onHold={hold} purpose={purpose} onPick={onPick} placesOnly={placesOnly} whenEmpty={whenEmpty} withRecent={!placesOnly} />
        ) : null}
      </div>
      {isFirst ? null : voice}
    </div>
  );
}
