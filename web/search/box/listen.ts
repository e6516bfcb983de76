// One sentence through the browser's own speech recognition, which few browsers have under its own name.
import { limits } from '#contracts/limits.ts';
import type { Language } from '#i18n/language.ts';

interface Heard {
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}

interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: (event: Heard) => void;
  onerror: (event: { error: string }) => void;
  onend: () => void;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

interface Voice {
  SpeechRecognition?: new () => Recognition;
  webkitSpeechRecognition?: new () => Recognition;
}

/** Nothing was said, or it was broken off: the next press may go better. After any other failure none will. */
const passing: ReadonlySet<string> = new Set(['no-speech', 'aborted']);

export interface Listening {
  /** Every time more was understood: all of it. */
  onHear: (text: string) => void;
  /** At the end what was said, nothing if nothing was; `refused` where there is no listening at all. */
  onEnd: (said: string, refused: boolean) => void;
}

const textOf = ({ results }: Heard): string => {
  const parts = Array.from(results, (spellings) => spellings[0]?.transcript.trim() ?? '');
  return parts.filter(Boolean).join(' ').slice(0, limits.search.textMax);
};

/** Listens until a sentence is over, or `stop`; after `abort` it says no more. */
export function listen(lng: Language, { onHear, onEnd }: Listening): { stop: () => void; abort: () => void } {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Voice;
  const Recognizer = SpeechRecognition ?? webkitSpeechRecognition;
  let [said, over] = ['', false];
  const end = (refused: boolean): void => {
    if (!over) onEnd(said, refused);
    over = true;
  };
  const nothing = { stop: () => undefined, abort: () => undefined };
  try {
    if (!Recognizer) throw new Error('This browser does not listen');
    const recognition = new Recognizer();
    recognition.lang = lng === 'bn' ? 'bn-BD' : 'en-US';
    recognition.interimResults = true;
    recognition.onresult = (event) => {
      said = textOf(event);
      if (!over) onHear(said);
    };
    recognition.onerror = ({ error }) => void (passing.has(error) || end(true));
    recognition.onend = () => end(false);
    recognition.start();
    return {
      stop: () => recognition.stop(),
      abort() {
        over = true;
        recognition.abort();
      },
    };
  } catch {
    end(true);
    return nothing;
  }
}
