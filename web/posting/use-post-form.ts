import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { PostType } from '#contracts/enums.ts';
import { faultText } from '#web/platform/calls/fault-text.ts';
import { faultResolver, type Faults } from '#web/platform/calls/form-errors.ts';
import { useWords } from '#web/platform/language.tsx';
import { checkPost, type WithoutPictures } from './check-post.ts';
import type { PostField, PostForm } from './post-form.ts';
import { landTotal } from '#web/posting/price/land-total.ts';
import { isReady, type Photo } from '#web/posting/photos/photo-list.ts';
import type { Photos } from '#web/posting/photos/use-photos.ts';

/** What the server refused, with the value that it refused. */
type Refusals = Map<PostField, { message: string; value: string }>;

/** The same check, which also remembers what the server refused. */
function withRefusals(check: Resolver<PostForm>, refused: Refusals): Resolver<PostForm> {
  return async (values, context, options) => {
    const found = await check(values, context, options);
    const standing = [...refused].filter(([field, { value }]) => JSON.stringify(values[field]) === value);
    if (standing.length === 0) return found;
    const theirs = Object.fromEntries(standing.map(([field, { message }]) => [field, { type: 'server', message }]));
    return { values: {}, errors: { ...theirs, ...found.errors } as FieldErrors<PostForm> };
  };
}

export interface CheckedForm {
  form: UseFormReturn<PostForm>;
  /** The first fault of every field as it stands. */
  check: (values: PostForm) => Faults;
  /** Shows the server's errors at their fields; each stays until its field is changed. */
  refuse: (faults: Readonly<Partial<Record<PostField, string>>>) => Promise<void>;
  /** Forgets what the server refused, so that no one is stuck with a fault that only it can see. */
  forgive: () => void;
}

/**
 * The form with its check. Faults are told when a step is left, not while its first letters are typed; from then on a
 * field's fault goes as soon as it is mended.
 */
export function usePostForm(type: PostType, started: PostForm, photos: Photos, withoutPictures: WithoutPictures = 'imageRequired'): CheckedForm {
  const { t } = useWords();
  const [seen] = useState(() => new Map<'cover', Photo['shot']>());
  const check = useCallback((values: PostForm) => checkPost(type, values, withoutPictures, seen.get('cover')), [type, withoutPictures, seen]);
  const [refused] = useState<Refusals>(() => new Map());
  const resolver = useMemo(
    () =>
      withRefusals(
        faultResolver<PostForm>(check, (fault) => faultText(t, fault)),
        refused,
      ),
    [check, t, refused],
  );
  const form = useForm<PostForm>({ defaultValues: started, resolver, mode: 'onSubmit', shouldFocusError: false });
  const { subscribe, setValue, trigger, getValues } = form;
  const marked = useRef<PostField[]>([]);
  const { errors } = form.formState;
  useEffect(() => void (marked.current = Object.keys(errors) as PostField[]));
  const recheck = useRef(trigger);
  useEffect(() => void (recheck.current = trigger));

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => void (marked.current.length > 0 && recheck.current(marked.current)),
      }),
    [subscribe],
  );
  // Wherever the size or the rate of land is changed, its price follows.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const total = landTotal(values);
          if (total !== undefined && total !== values.price) setValue('price', total, { shouldDirty: true });
        },
      }),
    [subscribe, setValue],
  );
  const ready = photos.list.filter(isReady).map(({ id }) => id);
  const order = ready.join();
  useEffect(() => {
    if (getValues('images').join() !== order) setValue('images', order === '' ? [] : order.split(','));
  }, [setValue, getValues, order]);
  // Which photo is the cover, and what it shows, is part of the check.
  const first = photos.list[0]?.shot;
  useEffect(() => {
    seen.set('cover', first);
    if (marked.current.length > 0) void recheck.current(marked.current);
  }, [first, order, seen]);
  // Re-validates after a language switch, so that errors are in the new language.
  useEffect(() => {
    if (marked.current.length > 0) void recheck.current(marked.current);
  }, [t]);
  const refuse = async (faults: Readonly<Partial<Record<PostField, string>>>): Promise<void> => {
    const fields = Object.keys(faults) as PostField[];
    for (const field of fields) refused.set(field, { message: faults[field] ?? '', value: JSON.stringify(getValues(field)) });
    await trigger(fields);
  };
  return { form, check, refuse, forgive: () => refused.clear() };
}
