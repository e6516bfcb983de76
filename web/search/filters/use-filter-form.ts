import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Purpose } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { sendByFetch } from '#web/platform/api.ts';
import type { AreaOptions } from './area-options.ts';
import { asAddress, isFinished } from './filter-address.ts';
import { areaNames, searchOf, tidy } from './filters.ts';
import type { AreaChoice, AreaLevel } from '#web/areas/area-tree.ts';
import { choiceIn } from '#web/search/results/shown-areas.ts';

const typedIn = (form: HTMLFormElement): URLSearchParams => {
  const typed = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed.append(name, value);
  return typed;
};

/** Whether somebody changed a field since the server sent it. */
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

/** A parent that changes takes its children along, which lie elsewhere. */
const withoutChildren = (chosen: AreaChoice, level: AreaLevel, id: string): AreaChoice => ({
  division: level === 'division' ? id : chosen.division,
  district: level === 'district' ? id : level === 'division' ? '' : chosen.district,
  subDistrict: level === 'subDistrict' ? id : '',
});

export interface FilterForm {
  /** What the address says. */
  params: URLSearchParams;
  /** What the form says now. */
  draft: URLSearchParams;
  /** Changes when the fields have to take their values from the address again. */
  version: number;
  areaOptions: AreaOptions | undefined;
  /** Fetches all places; called when somebody comes near the form. */
  loadAreas(): void;
  onChange(event: FormEvent<HTMLFormElement>): void;
  /** Whoever leaves a field has finished typing, whatever stands there. */
  onLeave(): void;
  onChooseArea(form: HTMLFormElement, level: AreaLevel, id: string): void;
  /** Writes values into the form's fields, as if typed. */
  fill(form: HTMLFormElement, values: Readonly<Record<string, string>>): void;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** Takes what was typed or chosen before anybody listened. */
  takeTyped(form: HTMLFormElement): void;
  /** Forgets what was typed but not applied. */
  reset(): void;
}

interface Options {
  purpose: Purpose;
  /**
   * Every change, 300 ms after the last one; a half-typed number waits until its field is left. `name` is the field that
   * changed. Returns whether the address is on its way.
   */
  onDraft: (address: string, name: string) => boolean;
  /** The form's own button. */
  onApply: (address: string) => void;
}

/** Places for the selects, fetched on the first touch; until then the server's own lists stand. */
function useAreaOptions() {
  const { lng } = useWords();
  const [options, setOptions] = useState<{ lng: string; all: AreaOptions }>();
  const asked = useRef<string>(undefined);
  const load = useCallback((): void => {
    if (asked.current === lng) return;
    asked.current = lng;
    // Without the catalogue the lists still come with every answer of the server.
    void import('./area-options.ts')
      .then(({ fetchAreaOptions }) => fetchAreaOptions({ send: sendByFetch, lng }))
      .then((all) => setOptions({ lng, all }))
      .catch(() => (asked.current = undefined));
  }, [lng]);
  return { areaOptions: options?.lng === lng ? options.all : undefined, loadAreas: load };
}

/** The state of a form of filters beside the address: what was typed but not applied yet stays when the list changes. */
export function useFilterForm({ purpose, onDraft, onApply }: Options): FilterForm {
  const { search } = useLocation();
  const params = useMemo(() => tidy(new URLSearchParams(search)), [search]);
  // `sent`: addresses of this form that have not arrived yet. Somebody may have typed on since.
  const [state, setState] = useState<{ search: string; sent: readonly string[]; draft: URLSearchParams; version: number }>({
    search,
    sent: [],
    draft: params,
    version: 0,
  });
  const { areaOptions, loadAreas } = useAreaOptions();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unfinished = useRef<() => void>(undefined);
  useEffect(() => {
    const forgetNow = (): void => {
      clearTimeout(timer.current);
      unfinished.current = undefined;
    };
    // Whoever goes on to another address wants that, however lately a filter was changed.
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
  const addressOf = (draft: URLSearchParams): string => searchOf(asAddress(draft, purpose));
  const expect = (address: string): void => setState((before) => ({ ...before, sent: [...before.sent, address] }));
  const take = (draft: URLSearchParams, name: string): void => {
    const own = addressOf(draft);
    setState((before) => ({ ...before, draft }));
    const tell = (): void => void (onDraft(own, name) && expect(own));
    forget();
    if (isFinished(draft)) timer.current = setTimeout(tell, limits.search.debounceMs);
    else unfinished.current = tell;
  };

  return {
    params,
    draft: state.draft,
    version: state.version,
    areaOptions,
    loadAreas,
    onChange({ currentTarget, target }) {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) take(typedIn(currentTarget), target.name);
    },
    onLeave() {
      const tell = unfinished.current;
      unfinished.current = undefined;
      tell?.();
    },
    onChooseArea(form, level, id) {
      const draft = typedIn(form);
      const before = choiceIn(state.draft);
      const chosen = areaOptions?.choose(before, level, id) ?? withoutChildren(before, level, id);
      for (const name of areaNames) draft.set(name, chosen[name]);
      draft.delete('locality');
      take(draft, level);
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
      const own = addressOf(typedIn(event.currentTarget));
      expect(own);
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
