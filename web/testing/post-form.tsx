// The form of a post around a part of it, as the wizard holds it, with a button that leaves the step.
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { PostType } from '#contracts/enums.ts';
import type { Photo } from '#web/posting/photos/photo-list.ts';
import type { Photos } from '#web/posting/photos/use-photos.ts';
import { emptyPost, type PostForm } from '#web/posting/post-form.ts';
import { type CheckedForm, usePostForm } from '#web/posting/use-post-form.ts';

const nothing = (): void => undefined;

/** Pictures that stay as they are. */
export const stillPhotos = (list: readonly Photo[] = [], change: Partial<Photos> = {}): Photos => ({
  list,
  loaded: true,
  refused: [],
  tooMany: false,
  kept: true,
  add: nothing,
  remove: nothing,
  move: nothing,
  say: nothing,
  markStored: nothing,
  fill: nothing,
  mend: nothing,
  unmend: nothing,
  arrange: nothing,
  keep: nothing,
  forget: nothing,
  ...change,
});

/** A picture that is ready. */
export const photo = (id: string, change: Partial<Photo> = {}): Photo => ({
  id,
  name: `${id}.jpg`,
  progress: 1,
  blob: new Blob(['x'], { type: 'image/jpeg' }),
  url: `blob:${id}`,
  width: 1600,
  height: 1200,
  ...change,
});

/** Answers to every question about a flat for sale. */
export const flatAnswers: Partial<PostForm> = {
  propertyType: 'apartment',
  size: '1850',
  bedrooms: '3',
  bathrooms: '3',
  division: 'dhaka',
  district: 'dhaka',
  subDistrict: 'dhaka-dhanmondi',
  price: '27800000',
  postTitle: 'South facing flat by the lake',
  description: 'Four minutes from the lake.',
  constructionStatus: 'ready',
  condition: 'new',
  postedBy: 'owner',
  primaryContact: '01712345678',
};

interface WithPostFormProps {
  type?: PostType;
  answers?: Partial<PostForm>;
  photos?: Photos;
  /** Hears every answer as it stands. */
  onValues?: (values: PostForm) => void;
  children: ReactNode | ((checked: CheckedForm) => ReactNode);
}

const noPhotos = stillPhotos();

export function WithPostForm({ type = 'sell', answers = {}, photos = noPhotos, onValues, children }: WithPostFormProps) {
  const checked = usePostForm(type, { ...emptyPost, ...answers }, photos);
  onValues?.(checked.form.watch());
  return (
    <FormProvider {...checked.form}>
      {typeof children === 'function' ? children(checked) : children}
      <button type="button" onClick={() => void checked.form.trigger()}>
        Leave the step
      </button>
    </FormProvider>
  );
}
