import { useWatch } from 'react-hook-form';
import type { PostType } from '#contracts/enums.ts';
import { PhotoBox } from '#web/posting/photos/photo-box.tsx';
import { PriceBox } from '#web/posting/price/price-box.tsx';
import type { Photos } from '#web/posting/photos/use-photos.ts';
import type { PostForm } from '#web/posting/post-form.ts';
import { RentFacts } from './rent-facts.tsx';

/** Step 3: price and pictures, which together decide whether anyone looks closer. */
export function StepPrice({ type, photos }: { type: PostType; photos: Photos }) {
  const propertyType = useWatch<PostForm, 'propertyType'>({ name: 'propertyType' });
  return (
    <>
      <PriceBox type={type} />
      {type === 'rent' ? <RentFacts propertyType={propertyType} /> : null}
      <PhotoBox photos={photos} />
    </>
  );
}
