import { MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { loadChunk } from '#web/platform/delivery/chunks.ts';
import { Card } from '#web/posting/card.tsx';
import type { PostForm } from '#web/posting/post-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Bone } from '#web/ui/skeleton.tsx';

const PinChooser = lazy(async () => ({ default: (await loadChunk(() => import('./pin-chooser.tsx'))).PinChooser }));

/** Where the house is, on a map that comes when it is asked for. */
export function PinBox() {
  const { t, fmt } = useWords();
  const { setValue, formState, trigger } = useFormContext<PostForm>();
  const [lat, lng, subDistrict] = useWatch<PostForm, ['lat', 'lng', 'subDistrict']>({ name: ['lat', 'lng', 'subDistrict'] });
  const [isOpen, setOpen] = useState(false);
  const error = formState.errors.lat?.message ?? formState.errors.lng?.message;
  const isSet = lat !== '' && lng !== '';
  const set = (place: { lat: string; lng: string }): void => {
    setValue('lat', place.lat, { shouldDirty: true });
    setValue('lng', place.lng, { shouldDirty: true });
    if (error) void trigger(['lat', 'lng']);
  };
  return (
    <Card id="pin-title" title={t('posting.pinTitle')} lead={t('posting.pinLead', { meters: fmt.number(limits.posts.pinMovedMetersMax) })}>
      {isOpen && subDistrict !== '' ? (
        <Suspense fallback={<Bone className="h-80 w-full rounded-panel" />}>
          <PinChooser pin={isSet ? { lat: Number(lat), lng: Number(lng) } : undefined} onSet={set} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button kind="outline" id="lat" aria-describedby="pin-said" disabled={subDistrict === ''} onClick={() => setOpen(true)}>
            <MapPin aria-hidden="true" className="size-5" />
            {t(isSet ? 'posting.pinChange' : 'posting.pinShow')}
          </Button>
          {isSet ? (
            <Button kind="quiet" onClick={() => set({ lat: '', lng: '' })}>
              {t('posting.pinUnsure')}
            </Button>
          ) : null}
        </div>
      )}
      <p id="pin-said" className={`mt-2 mb-0 text-small ${error ? 'text-danger' : 'text-muted'}`}>
        {error ?? t(subDistrict === '' ? 'posting.pinAreaFirst' : isSet ? 'posting.pinSet' : 'posting.pinNone')}
      </p>
    </Card>
  );
}
