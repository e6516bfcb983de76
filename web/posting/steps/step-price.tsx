import type { PostType } from '#contracts/enums.ts';
import { PhotoBox } from '#web/posting/photos/photo-box.tsx';
import { PriceBox } from '#web/posting/price/price-box.tsx';
import type { Photos } from '#web/posting/photos/use-photos.ts';

/** Step 3: price and pictures, which together decide whether anybody looks closer. */
export function StepPrice({ type, photos }: { type: PostType; photos: Photos }) {
  return (
    <>
      <PriceBox type={type} />
      <PhotoBox photos={photos} />
    </>
  );
}
