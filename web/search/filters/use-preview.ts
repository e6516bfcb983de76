import { useRef, useState } from 'react';
import type { Purpose } from '#contracts/enums.ts';
import type { Facets, SearchInput } from '#contracts/search.ts';
import { type Api, CallFailure, sendByFetch } from '#web/platform/api.ts';
import { asQuery } from '#web/search/results/asked.ts';
import { useWords } from '#web/platform/language.tsx';

export type MatchCount = Pick<Facets, 'total' | 'totalIsExact'>;

/** What the filters would find, or which of them are wrong; `none` until something was asked. */
export type MatchPreview = { state: 'none' } | { state: 'counted'; count: MatchCount } | { state: 'wrong'; fields: Readonly<Record<string, string>> };

interface Asked {
  preview: MatchPreview;
  /** The newest that came: what stands beside a filter stays until the next is there. */
  facets: Facets | undefined;
}

const nothing: Asked = { preview: { state: 'none' }, facets: undefined };

async function previewOf(api: Api, query: Partial<SearchInput>): Promise<Asked> {
  try {
    const { fetchFacets } = await import('./facets-call.ts');
    const facets = await fetchFacets(api, query);
    return { preview: { state: 'counted', count: facets }, facets };
  } catch (failure) {
    if (!(failure instanceof CallFailure) || failure.code !== 'VALIDATION') return nothing;
    return { preview: { state: 'wrong', fields: failure.fields }, facets: undefined };
  }
}

/** Asks what a form of filters would find, before it is applied; the latest question counts. */
export function usePreview(purpose: Purpose) {
  const { lng } = useWords();
  const [asked, setAsked] = useState(nothing);
  const latest = useRef('');
  const ask = async (address: string): Promise<MatchPreview> => {
    latest.current = address;
    const next = await previewOf({ send: sendByFetch, lng }, { ...asQuery(new URLSearchParams(address)), purpose });
    if (latest.current === address)
      setAsked((before) => ({ ...next, facets: next.facets ?? (before.facets?.purpose === purpose ? before.facets : undefined) }));
    return next.preview;
  };
  const forget = (): void => {
    latest.current = '';
    setAsked((before) => ({ ...before, preview: { state: 'none' } }));
  };
  return { ...asked, ask, forget };
}
