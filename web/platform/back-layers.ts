// What covers a page (a sheet, a picture in the whole window, a menu) is closed by Back, as on every phone: while it is open the
// history has an entry more, with the same address. The router neither sees that entry nor hears when it is left;
// see docs/decisions/0089-back-closes-what-is-open.md.

interface Layer {
  close: () => void;
  /** The router's key of the page that it covers. */
  page: string;
}

/** What the router keeps in an entry, and how many of ours lie below and in it. */
type State = { key?: string; idx?: number; layers?: number } | null;
type Change = Parameters<History['pushState']>;

/** What is open, the topmost last. */
let open: readonly Layer[] = [];
/** Where the history was before the last step. */
let here: State = null;
/** Our entries are being left; what the router writes in the meantime waits. */
let leaving = false;
let waiting: Array<() => void> = [];
let planned = false;
/** The browser's own; undefined until the window is watched. */
let own: Pick<History, 'pushState' | 'replaceState'> | undefined;

const present = (): State => history.state as State;
const layersOf = (state: State): number => state?.layers ?? 0;
/** The router goes on in the history before the page that it leaves is gone: what covers that has no entry beside the next one. */
const openAt = (state: State): readonly Layer[] => open.filter(({ page }) => page === (state?.key ?? 'default'));

function leave(count: number): void {
  leaving = true;
  history.go(-count);
}

/** Brings the history to as many entries of ours as there are layers. */
function settle(): void {
  planned = false;
  if (leaving) return;
  const [have, wanted] = [layersOf(present()), openAt(present()).length];
  if (have > wanted) return leave(have - wanted);
  for (let layers = have + 1; layers <= wanted; layers++) own?.pushState({ ...present(), layers }, '');
  here = present();
}

/** In a moment: one sheet may close and another open in one step, or a link lead on from an open one. */
function plan(): void {
  if (planned || !own) return;
  planned = true;
  setTimeout(settle);
}

/** What the router writes from within a layer is written to the page below: our entries are left first. */
const written =
  (name: 'pushState' | 'replaceState') =>
  (...change: Change): void => {
    const write = (): void => {
      own?.[name](...change);
      here = present();
    };
    const have = layersOf(present());
    if (!leaving && have === 0) return write();
    waiting.push(write);
    if (!leaving) leave(have);
  };

function onBack(event: PopStateEvent): void {
  const before = here;
  here = present();
  const isOurs = here?.idx === before?.idx && here?.key === before?.key && layersOf(here) + layersOf(before) > 0;
  if (isOurs) event.stopImmediatePropagation();
  if (leaving) {
    leaving = false;
    for (const write of waiting.splice(0)) write();
  } else {
    for (const { close } of openAt(before)
      .slice(isOurs ? layersOf(here) : 0)
      .toReversed())
      close();
  }
  plan();
}

/** Once for each window, before the router listens. */
export function watchBack(): void {
  own = { pushState: history.pushState.bind(history), replaceState: history.replaceState.bind(history) };
  history.pushState = written('pushState');
  history.replaceState = written('replaceState');
  here = present();
  addEventListener('popstate', onBack, { capture: true });
  // The page was loaded again while something was open.
  if (layersOf(here) > 0) plan();
}

/** Something covers the page of this key from now on; Back calls `close`. Returns what to call once it is closed. */
export function addLayer(page: string, close: () => void): () => void {
  const layer = { page, close };
  open = [...open, layer];
  plan();
  return () => {
    open = open.filter((one) => one !== layer);
    plan();
  };
}
