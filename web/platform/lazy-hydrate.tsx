import { type ComponentType, lazy, memo, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { loadChunk } from './chunks.ts';
import { takenOver, takenPart, waitingPart } from './replay-click.ts';
import { useWords, Words } from './language.tsx';

/** How far below the screen a part counts as near. */
const nearMargin = '300px 0px';

const nearEvents = ['pointerover', 'touchstart', 'focusin'] as const;

const never = () => () => undefined;
/** True while this part takes over HTML from the server, false where the browser renders it anew. */
const useTakesOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

const wakes: (() => void)[] = [];

/** Takes over every part that is still waiting: until then React completes no transition that meets one. */
export function wakeParts(): void {
  for (const wake of wakes) wake();
}

const touches = ['pointerdown', 'keydown'] as const;

/** Wakes every part with the first press of a finger, a button or a key, before what it asks for can be held up. */
export function wakePartsOnTouch(): () => void {
  for (const touch of touches) addEventListener(touch, wakeParts, { once: true, passive: true, capture: true });
  return () => {
    for (const touch of touches) removeEventListener(touch, wakeParts, { capture: true });
  };
}

/** Tells, from within a part, that it is taken over. */
function Taken({ onTaken }: { onTaken: () => void }) {
  useLayoutEffect(onTaken, [onTaken]);
  return null;
}

/**
 * A part of a page whose code stays away from the first load. The server renders it whole; in the browser its HTML stands,
 * with links and forms as HTML has them, until somebody comes near (scrolls, points, tabs) or something it shows changes.
 * @param onServer the component itself, given only where `import.meta.env.SSR` holds
 * @param load fetches the component in the browser
 * @returns the part; its `wake` fetches it before anybody comes near
 */
export function hydrateLater<P extends object>(
  onServer: ComponentType<P> | undefined,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> & { wake: () => void } {
  let wake: () => void = () => undefined;
  const woken = new Promise<void>((resolve) => (wake = resolve));
  wakes.push(() => wake());
  const Part: ComponentType<P> = onServer ?? lazy(() => woken.then(() => loadChunk(load)).then((component) => ({ default: component })));

  function Later(props: P) {
    const words = useWords();
    const [first] = useState({ props, words });
    const [takesOver] = useState(useTakesOver());
    const place = useRef<HTMLDivElement>(null);
    const [taken, setTaken] = useState(false);
    const onTaken = useCallback(() => {
      setTaken(true);
      if (place.current) takenOver(place.current);
    }, []);
    // What the browser renders anew, or what React would have to change, needs its code now; waking twice changes nothing.
    if (!takesOver || first.props !== props || first.words !== words) wake();
    useEffect(() => {
      const element = place.current;
      const shown = element?.firstElementChild;
      if (!element || !shown) return;
      const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(), { rootMargin: nearMargin });
      observer.observe(shown);
      // React holds back events of a part that it has not taken over, so these are the browser's own.
      for (const event of nearEvents) element.addEventListener(event, wake, { once: true, passive: true });
      return () => {
        observer.disconnect();
        for (const event of nearEvents) element.removeEventListener(event, wake);
      };
    }, []);
    // React must find the HTML as it was rendered, also where the page has gone on meanwhile, to another language: what is new
    // comes once it is taken over. And the same element each time: a new one would make React throw that HTML away.
    const now = takesOver && !taken ? first : { props, words };
    const part = useMemo(
      () => (
        <Words value={now.words}>
          <Suspense>
            <Part {...now.props} />
            <Taken onTaken={onTaken} />
          </Suspense>
        </Words>
      ),
      [now.props, now.words, onTaken],
    );
    return (
      <div ref={place} {...(takesOver ? waitingPart : takenPart)} className="contents">
        {part}
      </div>
    );
  }
  return Object.assign(memo(Later) as unknown as ComponentType<P>, { wake: () => wake() });
}
