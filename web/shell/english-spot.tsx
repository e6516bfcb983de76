import { type ComponentType, useEffect, useState } from 'react';

/** Where people whose browser prefers English are told, once, that the page is also in English. */
export function EnglishSpot() {
  const [Hint, setHint] = useState<ComponentType>();
  useEffect(() => {
    // One that does not come is missed by nobody: the switch stands above.
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
