import { type ComponentType, useEffect, useState } from 'react';

/** Tells people whose browser prefers English, once, that the page is also in English. */
export function EnglishHintSlot() {
  const [Hint, setHint] = useState<ComponentType>();
  useEffect(() => {
    // No error if its code does not load: the language switch is there anyway.
    if (!/^en\b/i.test(navigator.language)) return;
    import('./english-hint.tsx').then(
      ({ hintOnce }) => {
        const found = hintOnce();
        setHint(() => found);
      },
      () => undefined,
    );
  }, []);
  return Hint ? <Hint /> : null;
}
