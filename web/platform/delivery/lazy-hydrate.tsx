// Parts of a page that hydrate late, so that their code stays away from the first load; see docs/delivery.md.
import { type ComponentType, lazy, memo, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { loadChunk } from './chunks.ts';
import { dehydratedPart, hydratedPart, markHydrated } from './replay-click.ts';
import { useWords, Words } from '#web/platform/language.tsx';

/** How far below the screen a part counts as near. */
const nearMargin = '300px 0px';

const nearEvents = ['pointerover', 'touchstart', 'focusin'] as const;

const never = () => () => undefined;
/** True while this part hydrates HTML from the server, false where the browser renders it again. */
const useIsFromServer = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

interface WaitingPart {
  hydrate: () => void;
  /** Its code, once it is asked for. */
  code: () => Promise<unknown>;
}

const parts: WaitingPart[] = [];
let isTouched = false;

/** Hydrates every part that is still waiting: until then React completes no transition that meets one. */
export function hydrateAll(): void {
  isTouched = true;
  for (const { hydrate } of parts) hydrate();
}

/** How long a page waits for the code of its parts before it is shown without those that are missing. */
const partsMaxMs = 1500;

/** Resolves once a page that is led to can be shown with all its parts at once, so that nothing moves as they come. */
export const partsReady = (): Promise<unknown> => {
  hydrateAll();
  return Promise.race([Promise.all(parts.map(({ code }) => code())), new Promise((resolve) => setTimeout(resolve, partsMaxMs))]);
};

const touches = ['pointerdown', 'keydown'] as const;

/** In a task of its own after the next picture, so that the picture that answers a press does not wait. */
export const afterNextPaint = (then: () => void): void => void requestAnimationFrame(() => setTimeout(then));

/** Hydrates every part after the first press of a finger, a button or a key, before what it asks for can be held up. */
export function hydrateAllOnTouch(): () => void {
  const onTouch = () => afterNextPaint(hydrateAll);
  for (const touch of touches) addEventListener(touch, onTouch, { once: true, passive: true, capture: true });
  return () => {
    for (const touch of touches) removeEventListener(touch, onTouch, { capture: true });
  };
}

/** Tells, from within a part, that it is hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * A part of a page whose code stays away from the first load. The server renders it whole; in the browser its HTML stands,
 * with links and forms as HTML has them, until someone comes near (scrolls, points, tabs) or something it shows changes.
 * @param load imports the component: `async () => (await import('./part.tsx')).Part`, so that the bundler cuts it off
 * @returns the part; its `hydrate` fetches it before anybody comes near
 */
export function lazyHydrate<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> & { hydrate: () => void } {
  let hydrate: () => void = () => undefined;
  const requested = new Promise<void>((resolve) => (hydrate = resolve));
  // React Router's development server changes a context once the page is hydrated, and React then drops the HTML of what still waits.
  if (import.meta.hot) hydrate();
  let loading: Promise<ComponentType<P>> | undefined;
  let here: ComponentType<P> | undefined;
  const fetchOnce = async (): Promise<ComponentType<P>> => {
    await requested;
    here = await loadChunk(load);
    return here;
  };
  const code = (): Promise<ComponentType<P>> => (import.meta.env.SSR ? load() : (loading ??= fetchOnce()));
  const Part: ComponentType<P> = lazy(async () => ({ default: await code() }));
  parts.push({ hydrate: () => hydrate(), code });
  // A page that is led to after the first press needs all its parts, and they come beside its data.
  if (isTouched) {
    hydrate();
    void code();
  }

  function LazyPart(props: P) {
    const words = useWords();
    const { key } = useLocation();
    const { state } = useNavigation();
    const [first] = useState({ props, words, key });
    const [isFromServer] = useState(useIsFromServer());
    // What is here already is shown at once: React would leave its place empty for a moment.
    const [Shown] = useState(() => (isFromServer ? Part : (here ?? Part)));
    const place = useRef<HTMLDivElement>(null);
    const [isHydrated, setHydrated] = useState(false);
    const onHydrated = useCallback(() => {
      setHydrated(true);
      if (place.current) markHydrated(place.current);
    }, []);
    // What the browser renders again, or what React would have to change, needs its code now; a second call changes nothing.
    // React finishes no navigation while a part waits, also one that no one pressed for: a guard's, the browser's way back.
    if (!isFromServer || first.props !== props || first.words !== words || first.key !== key || state !== 'idle') hydrate();
    useEffect(() => {
      const element = place.current;
      const shown = element?.firstElementChild;
      if (!element || !shown) return;
      const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && hydrate(), { rootMargin: nearMargin });
      observer.observe(shown);
      // React holds back events of a part that is not hydrated, so these are the browser's own.
      const onNear = () => afterNextPaint(hydrate);
      for (const event of nearEvents) element.addEventListener(event, onNear, { once: true, passive: true });
      return () => {
        observer.disconnect();
        for (const event of nearEvents) element.removeEventListener(event, onNear);
      };
    }, []);
    // React must find the HTML as it was rendered, even where the page has switched language in the meantime: what is new comes
    // after hydration. And the same element each time: a new one would make React throw that HTML away.
    const now = isFromServer && !isHydrated ? first : { props, words };
    const part = useMemo(
      () => (
        <Words value={now.words}>
          <Suspense>
            <Shown {...now.props} />
            <Hydrated onHydrated={onHydrated} />
          </Suspense>
        </Words>
      ),
      [Shown, now.props, now.words, onHydrated],
    );
    return (
      <div ref={place} {...(isFromServer ? dehydratedPart : hydratedPart)} className="contents">
        {part}
      </div>
    );
  }
  return Object.assign(memo(LazyPart) as unknown as ComponentType<P>, { hydrate: () => hydrate() });
}
