import { useEffect, useMemo, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { PostType } from '#contracts/enums.ts';
import { faultResolver, faultText } from '#web/platform/form-errors.ts';
import { useWords } from '#web/platform/language.tsx';
import { checkPost } from './check-post.ts';
import type { PostField, PostForm } from './post-form.ts';
import type { Photos } from './use-photos.ts';

/**
 * The form with its check. Faults are told when a step is left, not while its first letters are typed; from then on a
 * field's fault goes as soon as it is mended.
 */
export function usePostForm(type: PostType, started: PostForm, photos: Photos): UseFormReturn<PostForm> {
  const { t } = useWords();
  const resolver = useMemo(() => faultResolver<PostForm>((values) => checkPost(type, values), (fault) => faultText(t, fault)), [type, t]);
  const form = useForm<PostForm>({ defaultValues: started, resolver, mode: 'onSubmit', shouldFocusError: false });
  const { subscribe, setValue, trigger } = form;
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
  const ready = photos.list.filter(({ blob }) => blob).map(({ id }) => id);
  const order = ready.join();
  useEffect(() => setValue('images', order === '' ? [] : order.split(',')), [setValue, order]);
  // Faults speak the page's language, also after it was switched.
  useEffect(() => {
    if (marked.current.length > 0) void recheck.current(marked.current);
  }, [t]);
  return form;
}
