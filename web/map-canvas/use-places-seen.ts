import { useState } from 'react';
import type { MapPlace } from '#contracts/maps/maps.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { useWords } from '#web/platform/language.tsx';
import { districtsSeen } from './districts-seen.ts';
import type { SeenView } from './mark-layer.ts';
import { fetchPlaces } from './places-call.ts';

const none: readonly MapPlace[] = [];

/** The names of the districts that a map shows; those of before, while it is moved and where they do not come. */
export function usePlacesSeen(seen: SeenView | undefined): readonly MapPlace[] {
  const { lng } = useWords();
  const [last, setLast] = useState(none);
  const districts = seen ? districtsSeen(seen) : [];
  const { value } = useRead(districts.join() || undefined, async () => {
    const answers = await Promise.allSettled(districts.map((district) => fetchPlaces({ send: sendByFetch, lng }, district)));
    const places = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    return [...new Map(places.map((place) => [place.id, place])).values()];
  });
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
