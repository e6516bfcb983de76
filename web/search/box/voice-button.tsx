// The microphone of a search box: what is said is shown while it is said, and searched for at the end.
import { Mic } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#web/platform/language.tsx';
import { listen } from './listen.ts';

export interface VoiceProps {
  input: RefObject<HTMLInputElement | null>;
  /** Puts a text into the box. */
  onHear: (text: string) => void;
  /** In easy mode it stands before the box and is larger. */
  isFirst: boolean;
}

type State = 'new' | 'listening' | 'listened' | 'refused';

function useVoice({ input, onHear }: VoiceProps) {
  const { lng } = useWords();
  const [state, setState] = useState<State>('new');
  const voice = useRef<ReturnType<typeof listen>>(undefined);
  const typed = useRef('');
  // A form reads its fields as it is sent: by then the box holds what was said.
  const finish = (text: string, next: State): void =>
    flushSync(() => {
      onHear(text);
      setState(next);
    });
  const start = (): void => {
    typed.current = input.current?.value ?? '';
    setState('listening');
    voice.current = listen(lng, {
      onHear,
      onEnd(said, refused) {
        if (refused) input.current?.focus();
        finish((!refused && said) || typed.current, refused ? 'refused' : 'listened');
        if (said && !refused) input.current?.form?.requestSubmit();
      },
    });
  };
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    voice.current?.abort();
    finish(typed.current, 'listened');
  });
  useEffect(() => {
    if (state !== 'listening') return undefined;
    document.addEventListener('keydown', onEscape, true);
    return () => document.removeEventListener('keydown', onEscape, true);
  }, [state]);
  useEffect(() => () => voice.current?.abort(), []);
  return { state, toggle: () => (state === 'listening' ? voice.current?.stop() : start()) };
}

const places = {
  first: { button: 'flex h-12 shrink-0 items-center gap-1 border border-control bg-card px-2.5 font-semibold', icon: 'size-6' },
  inside: { button: 'grid place-items-center absolute inset-y-0 right-0 size-12', icon: 'size-5' },
} as const;

export function VoiceButton(props: VoiceProps) {
  const { t } = useWords();
  const { state, toggle } = useVoice(props);
  if (state === 'refused') return null;
  const { button, icon } = places[props.isFirst ? 'first' : 'inside'];
  return (
    <>
      <button
        type="button"
        data-voice={props.isFirst ? undefined : ''}
        aria-label={t('suggestions.voice')}
        aria-pressed={state === 'listening'}
        title={t('suggestions.voice')}
        onClick={toggle}
        className={`control rounded-control text-primary hover:bg-primary-tint aria-pressed:bg-primary aria-pressed:text-on-primary ${button}`}
      >
        <Mic aria-hidden="true" className={`${icon} ${state === 'listening' ? 'motion-safe:animate-pulse' : ''}`} />
        {props.isFirst ? <span aria-hidden="true">{t('suggestions.speak')}</span> : null}
      </button>
      <output className="sr-only">{state === 'listening' || state === 'listened' ? t(`suggestions.${state}`) : ''}</output>
    </>
  );
}
