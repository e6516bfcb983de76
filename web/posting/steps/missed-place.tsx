import { MapPinOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SuggestedItem } from '#contracts/search/suggested.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { fetchSuggestions } from '#web/search/box/suggest-call.ts';
import { villageOf } from './village.ts';

export interface MissedProps {
  /** As it is in the box; another text is another row. */
  typed: string;
  onPick: (item: SuggestedItem) => void;
  /** Puts it into the street. */
  onStreet: (text: string) => void;
}

/** Whoever goes on typing is not asked about yet. */
const pauseMs = 500;

/** What is known of a text that the list may not have. */
interface Missed {
  village: string;
  /** What follows the comma, where that is a place. */
  place?: SuggestedItem;
}

/** The last row of the list: a village that no list has goes into the street; of “village, upazila” the upazila is chosen with it. */
export function MissedPlace({ typed, onPick, onStreet }: MissedProps) {
  const { t, lng } = useWords();
  const [missed, setMissed] = useState<Missed>();
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      const ask = (text: string) => fetchSuggestions({ send: sendByFetch, lng }, text, true);
      if ((await ask(typed)).length > 0) return;
      const { village, around } = villageOf(typed);
      const place = around ? (await ask(around))[0] : undefined;
      if (!left) setMissed({ village: place ? village : typed, ...(place ? { place } : {}) });
    };
    const timer = setTimeout(() => void look().catch(() => undefined), pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [typed, lng]);
  if (!missed) return null;
  const { village, place } = missed;
  const take = (): void => {
    onStreet(village);
    if (place) onPick(place);
  };
  return (
    <button
      type="button"
      onClick={take}
      className="control mt-1.5 flex min-h-12 w-full items-center gap-2.5 rounded-control border border-line bg-card px-3 py-2 text-left text-ui hover:border-primary"
    >
      <MapPinOff aria-hidden="true" className="size-5 shrink-0 text-gold-ink" />
      {place ? t('posting.placeSplit', { village, place: place[lng] }) : t('posting.placeUnlisted', { village })}
    </button>
  );
}
