import { useEffect, useRef, useState } from 'react';
import type { Purpose } from '#contracts/enums.ts';
import type { SearchInput } from '#contracts/search/search.ts';
import type { Facets } from '#contracts/search/facets.ts';
import { type Api, CallFailure, sendByFetch } from '#web/platform/api.ts';
import { asQuery } from '#web/search/results/asked.ts';
import { useWords } from '#web/platform/language.tsx';
import type { FoundByValue } from './field-parts.tsx';

export type MatchCount = Pick<Facets, 'total' | 'totalIsExact'>;

/** What the filters would find, or which of them are wrong; `none` until something was asked, and where nothing came. */
export type MatchPreview =
  | { state: 'none' }
  | { state: 'waiting' }
  | { state: 'counted'; count: MatchCount }
  | { state: 'failed' }
  | { state: 'wrong'; fields: Readonly<Record<string, string>> };

interface Asked {
  preview: MatchPreview;
  /** The newest that came: what is beside a filter stays until the next is there. */
  facets: FoundByValue | undefined;
}

/** A count that is shown longer than this without an answer is too old. */
const patienceMs = 600;

async function previewOf(api: Api, query: Partial<SearchInput>): Promise<Asked> {
  try {
    const { fetchFacets } = await import('./facets-call.ts');
    const facets = await fetchFacets(api, query);
    return { preview: { state: 'counted', count: facets }, facets };
  } catch (failure) {
    const preview: MatchPreview =
      failure instanceof CallFailure && failure.code === 'VALIDATION' ? { state: 'wrong', fields: failure.fields } : { state: 'failed' };
    return { preview, facets: undefined };
  }
}

/** Asks what a form of filters would find, before it is applied; the latest question counts. */
export function usePreview(purpose: Purpose) {
  const { lng } = useWords();
  const [asked, setAsked] = useState<Asked>({ preview: { state: 'none' }, facets: undefined });
  const latest = useRef('');
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(patience.current), []);
  const ask = async (address: string): Promise<MatchPreview> => {
    latest.current = address;
    clearTimeout(patience.current);
    patience.current = setTimeout(() => setAsked((before) => ({ ...before, preview: { state: 'waiting' } })), patienceMs);
    const next = await previewOf({ send: sendByFetch, lng }, { ...asQuery(new URLSearchParams(address)), purpose });
    if (latest.current !== address) return next.preview;
    clearTimeout(patience.current);
    // Without an answer nothing is beside the filters rather than what was true of others.
    const unknown: FoundByValue | undefined = next.preview.state === 'failed' ? { purpose, prices: [], types: [], bedrooms: [] } : undefined;
    setAsked((before) => ({ ...next, facets: next.facets ?? unknown ?? (before.facets?.purpose === purpose ? before.facets : undefined) }));
    return next.preview;
  };
  const forget = (): void => {
    latest.current = '';
    clearTimeout(patience.current);
    setAsked((before) => ({ ...before, preview: { state: 'none' } }));
  };
  return { ...asked, ask, forget };
}
