import { MapPin } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SuggestedItem } from '#contracts/search/suggested.ts';
import { closestOf } from '#web/areas/area-tree.ts';
import { useAreas } from '#web/areas/use-areas.ts';
import { useWords } from '#web/platform/language.tsx';
import type { PostForm } from '#web/posting/post-form.ts';
import { SuggestBox } from '#web/search/box/suggest-box.tsx';
import type { MissedProps } from './missed-place.tsx';
import { restOfPlace } from './place-rest.ts';

// Asked for when what is typed is in no list.
const MissedPlace = lazy<(props: MissedProps) => ReactNode>(() =>
  import('./missed-place.tsx').then(({ MissedPlace: Row }) => ({ default: Row })).catch(() => ({ default: () => null })),
);

/** Shorter texts are only begun. */
const missedFrom = 3;

const levels = ['division', 'district', 'subDistrict', 'locality'] as const;

/** One box for the place, as those who search have it: whatever is chosen fills in what lies around it. */
export function PlaceBox() {
  const { t, lng } = useWords();
  const areas = useAreas();
  const { setValue, getValues, trigger, formState } = useFormContext<PostForm>();
  const [subDistrict, locality] = useWatch<PostForm, ['subDistrict', 'locality']>({ name: ['subDistrict', 'locality'] });
  const [typed, setTyped] = useState('');
  const [missed, setMissed] = useState(false);
  // A union is in no list but the box's own.
  const [union, setUnion] = useState<SuggestedItem>();
  const known = areas.state === 'ready' ? (closestOf(areas.tree, { subDistrict, locality })?.[lng] ?? '') : '';
  const name = union && union.locality === locality ? union[lng] : known;

  /** What the catalogue does not name goes into the street, unless something is there. */
  const keep = (text: string): void => {
    if (text && getValues('street').trim() === '') setValue('street', text, { shouldDirty: true });
  };
  /** Kept as the street; the sub-district is chosen below. */
  const toStreet = (text: string): void => {
    setValue('street', text, { shouldDirty: true });
    setTyped('');
    setMissed(true);
    document.getElementById('area-division-box')?.focus();
    document.querySelector<HTMLElement>('[name="division"]')?.focus();
  };
  const pick = (item: SuggestedItem): string => {
    for (const level of levels) setValue(level, item[level] ?? '', { shouldDirty: true });
    keep(restOfPlace(typed, item));
    setTyped('');
    setUnion(item);
    setMissed(false);
    if (formState.isSubmitted || formState.errors.subDistrict) void trigger(['division', 'district', 'subDistrict']);
    return item[lng];
  };
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget) || typed.trim() === '') return;
        setMissed(true);
        keep(typed.trim());
      }}
    >
      <span className="mb-1.5 block text-ui font-semibold">{t('posting.place')}</span>
      <SuggestBox
        id="place"
        label={t('posting.place')}
        placeholder={t('posting.placeExample')}
        icon={<MapPin aria-hidden="true" />}
        text={name}
        placesOnly
        aria-describedby="place-hint"
        onType={(text) => {
          setTyped(text);
          setMissed(false);
        }}
        onPick={pick}
      />
      {typed.trim().length >= missedFrom ? (
        <Suspense>
          <MissedPlace key={typed.trim()} typed={typed.trim()} onPick={pick} onStreet={toStreet} />
        </Suspense>
      ) : null}
      <output id="place-hint" className={`mt-1.5 block text-small ${missed ? 'text-gold-ink' : 'text-muted'}`}>
        {t(missed ? 'posting.placeMissed' : 'posting.placeHint')}
      </output>
    </div>
  );
}
