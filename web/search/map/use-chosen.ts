// A mark that was pressed: its post comes first in the list, or the posts at its place are the list.
import { useState } from 'react';
import { isWithinBounds, type Mark } from '#contracts/maps/map-search.ts';
import type { PostCard } from '#contracts/posts/posts.ts';
import type { SeenView } from '#web/map-canvas/mark-layer.ts';
import type { Api } from '#web/platform/api.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { fetchPost, fetchSpot } from './map-calls.ts';

/** Degrees that make up for the rounding of a mark. */
const rounding = 0.00003;

interface Chosen {
  mark: Mark;
  params: URLSearchParams;
  /** Degrees around it. */
  by: number;
}

export interface ChosenPosts {
  /** How many are at one place, where such a place was chosen. */
  spot: number | undefined;
  cards: readonly PostCard[];
  choose: (mark: Mark, by?: number) => void;
  forget: () => void;
}

export function useChosen(api: Api, params: URLSearchParams, seen: SeenView | undefined, cards: readonly PostCard[]): ChosenPosts {
  const [last, setChosen] = useState<Chosen>();
  // Another search, or another part of the map, shows something else.
  const chosen = last && last.params === params && (!seen || isWithinBounds(last.mark, seen)) ? last : undefined;
  const key = chosen && `${params} ${chosen.mark.lat} ${chosen.mark.lng} ${chosen.mark.PostID ?? ''}`;
  const { value } = useRead(key, () => {
    if (!chosen) return Promise.resolve([]);
    const { PostID } = chosen.mark;
    const known = PostID === undefined ? undefined : cards.filter((post) => post.PostID === PostID);
    if (known && known.length > 0) return Promise.resolve(known);
    return PostID === undefined ? fetchSpot(api, params, chosen.mark, chosen.by) : fetchPost(api, PostID);
  });
  const choose: ChosenPosts['choose'] = (mark, by = rounding) => setChosen({ mark, params, by });
  const forget = (): void => setChosen(undefined);
  const isSpot = chosen !== undefined && chosen.mark.PostID === undefined && value !== undefined;
  if (isSpot) return { spot: value.length, cards: value, choose, forget };
  const first = (chosen && value) ?? [];
  return { spot: undefined, cards: [...first, ...cards.filter(({ PostID }) => first.every((one) => one.PostID !== PostID))], choose, forget };
}
