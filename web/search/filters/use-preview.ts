import { useRef, useState } from 'react';
import type { Purpose } from '#contracts/enums.ts';
import type { SearchInput } from '#contracts/search.ts';
import { type Api, CallFailure, sendByFetch } from '#web/platform/api.ts';
import { asQuery } from '#web/search/results/asked.ts';
import { useWords } from '#web/platform/language.tsx';

export interface MatchCount {
  total: number;
  totalIsExact: boolean;
}

/** What the filters would find, or which of them are wrong; `none` until something was changed. */
export type MatchPreview = { state: 'none' } | { state: 'counted'; count: MatchCount } | { state: 'wrong'; fields: Readonly<Record<string, string>> };

async function previewOf(api: Api, query: Partial<SearchInput>): Promise<MatchPreview> {
  try {
    const { countMatches } = await import('./count-call.ts');
    return { state: 'counted', count: await countMatches(api, query) };
  } catch (failure) {
    return failure instanceof CallFailure && failure.code === 'VALIDATION' ? { state: 'wrong', fields: failure.fields } : { state: 'none' };
  }
}

/** Asks what a form of filters would find, before it is applied; the latest question counts. */
export function usePreview(purpose: Purpose) {
  const { lng } = useWords();
  const [preview, setPreview] = useState<MatchPreview>({ state: 'none' });
  const latest = useRef('');
  const ask = async (address: string): Promise<MatchPreview> => {
    latest.current = address;
    const next = await previewOf({ send: sendByFetch, lng }, { ...asQuery(new URLSearchParams(address)), purpose });
    if (latest.current === address) setPreview(next);
    return next;
  };
  const forget = (): void => {
    latest.current = '';
    setPreview({ state: 'none' });
  };
  return { preview, ask, forget };
}
