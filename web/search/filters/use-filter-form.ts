import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Purpose } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { Understood } from '#contracts/search/search.ts';
import type { ShownAreas } from '#web/search/results/shown-areas.ts';
import { placesIn, withPlaces, type ChosenPlace } from './places/chosen-places.ts';
import { asAddress, isFinished } from './filter-address.ts';
import { searchOf, tidy } from './filters.ts';
import { saidFilters, withoutSaid } from './said-filters.ts';

const typedIn = (form: HTMLFormElement): URLSearchParams => {
  const typed = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed.append(name, value);
  return typed;
};

/** Whether someone changed a field since the server sent it. */
function isTouched(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement) {
    const sent = Math.max(
      0,
      [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
    );
    return field.selectedIndex !== sent;
  }
  return field.type === 'checkbox' || field.type === 'radio' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Whether a press opens another address in this tab. */
function leadsOn({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && !link.hash && link.target !== '_blank' && !(metaKey || ctrlKey || shiftKey || altKey);
}

export interface FilterForm {
  /** What the address says. */
  address: URLSearchParams;
  /** The same with what its words say: what the fields show. */
  params: URLSearchParams;
  /** What the form says now. */
  draft: URLSearchParams;
  /** Changes when the fields have to take their values from the address again. */
  version: number;
  /** The places that the form says now. */
  places: readonly ChosenPlace[];
  onChange(event: FormEvent<HTMLFormElement>): void;
  /** Anyone who leaves a field has finished typing, whatever is there. */
  onLeave(): void;
  onPlaces(form: HTMLFormElement, places: readonly ChosenPlace[]): void;
  /** Writes values into the form's fields, as if typed. */
  fill(form: HTMLFormElement, values: Readonly<Record<string, string>>): void;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Takes what was typed or chosen before anyone listened. */
  takeTyped(form: HTMLFormElement): void;
  /** Forgets what was typed but not applied. */
  reset(): void;
}

interface Options {
  purpose: Purpose;
  areas: ShownAreas;
  /** What the server took out of the words. */
  understood: readonly Understood[];
  /**
   * Every change, 300 ms after the last one; a half-typed number waits until its field is left. `name` is the field that
   * changed. Returns whether the address is on its way.
   */
  onDraft: (address: string, name: string) => boolean;
  /** The form's own button. */
  onApply: (address: string) => void;
}

/** The address, and what the fields show of it and of its words. */
function useShown({ areas, understood, purpose }: Pick<Options, 'areas' | 'understood' | 'purpose'>) {
  const { search } = useLocation();
  return useMemo(() => {
    const address = tidy(new URLSearchParams(search));
    const { filled, parts } = saidFilters(address, understood, purpose);
    return { search, address, parts, params: tidy(withPlaces(filled, placesIn(filled, areas.places))) };
  }, [search, understood, purpose, areas]);
}

/** The state of a form of filters beside the address: what was typed but not applied yet stays when the list changes. */
export function useFilterForm({ purpose, areas, understood, onDraft, onApply }: Options): FilterForm {
  const { search, address, params, parts } = useShown({ areas, understood, purpose });
  // Names of what was picked since the server named the others.
  const [picked, setPicked] = useState<readonly ChosenPlace[]>([]);
  // `sent`: addresses of this form that have not arrived yet. Someone may have typed on since.
  const [state, setState] = useState<{ search: string; sent: readonly string[]; draft: URLSearchParams; version: number }>({
    search,
    sent: [],
    draft: params,
    version: 0,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unfinished = useRef<() => void>(undefined);
  useEffect(() => {
    const forgetNow = (): void => {
      clearTimeout(timer.current);
      unfinished.current = undefined;
    };
    // Anyone who goes on to another address wants that, however lately a filter was changed.
    const onPress = (event: MouseEvent): void => void (leadsOn(event) && forgetNow());
    document.addEventListener('click', onPress, true);
    addEventListener('popstate', forgetNow);
    return () => {
      forgetNow();
      document.removeEventListener('click', onPress, true);
      removeEventListener('popstate', forgetNow);
    };
  }, []);
  if (state.search !== search) {
    const at = state.sent.indexOf(search);
    setState(at === -1 ? { search, sent: [], draft: params, version: state.version + 1 } : { ...state, search, sent: state.sent.slice(at + 1) });
  }

  const forget = (): void => {
    clearTimeout(timer.current);
    unfinished.current = undefined;
  };
  const addressOf = (draft: URLSearchParams): string => searchOf(withoutSaid(asAddress(draft, purpose), params, parts));
  // Other words may say other things, which the fields show then.
  const expect = (own: string, draft: URLSearchParams): void => {
    if ((draft.get('q') ?? '') === (address.get('q') ?? '')) setState((before) => ({ ...before, sent: [...before.sent, own] }));
  };
  const take = (draft: URLSearchParams, name: string): void => {
    const own = addressOf(draft);
    setState((before) => ({ ...before, draft }));
    const tell = (): void => void (onDraft(own, name) && expect(own, draft));
    forget();
    if (isFinished(draft)) timer.current = setTimeout(tell, limits.search.debounceMs);
    else unfinished.current = tell;
  };

  return {
    address,
    params,
    draft: state.draft,
    version: state.version,
    places: placesIn(state.draft, [...areas.places, ...picked]),
    onChange({ currentTarget, target }) {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) take(typedIn(currentTarget), target.name);
    },
    onLeave() {
      const tell = unfinished.current;
      unfinished.current = undefined;
      tell?.();
    },
    onPlaces(form, places) {
      setPicked(places);
      take(withPlaces(typedIn(form), places), 'place');
    },
    fill(form, values) {
      for (const [name, value] of Object.entries(values)) {
        const field = form.elements.namedItem(name);
        if (field instanceof HTMLInputElement) field.value = value;
      }
      take(typedIn(form), Object.keys(values)[0] ?? '');
    },
    onSubmit(event) {
      event.preventDefault();
      forget();
      const draft = typedIn(event.currentTarget);
      const own = addressOf(draft);
      expect(own, draft);
      onApply(own);
    },
    takeTyped(form) {
      if ([...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].some(isTouched)) take(typedIn(form), '');
    },
    reset() {
      forget();
      setState((before) => ({ search, sent: [], draft: params, version: before.version + 1 }));
    },
  };
}
