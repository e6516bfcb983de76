import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { blogCategories, blogCovers } from '#contracts/blog/blog-enums.ts';
import { limits } from '#contracts/limits.ts';
import type { Language } from '#i18n/language.ts';
import { Cover } from '#web/blog/article-card.tsx';
import { Part, Pick } from '#web/staff/kit/form-parts.tsx';
import { TextBox } from '#web/forms/text-box.tsx';
import { useWide } from '#web/platform/hooks/use-wide.ts';
import { useWords } from '#web/platform/language.tsx';
import { Checkbox } from '#web/ui/controls.tsx';
import { type ArticleForm, slugOf } from './article-form.ts';
import { ArticlePreview } from './article-preview.tsx';
import { BodyBox } from './body-box.tsx';

const { titleMax, excerptMax, authorMax, tagsMax } = limits.blog;

/** What is in the folded part. */
function TitleEn() {
  const { t } = useWords();
  return <>{useWatch<ArticleForm, 'titleEn'>({ name: 'titleEn' }) || t('staffBlog.notWritten')}</>;
}

/** The words of one language; on a phone the English ones, which come second, are folded. */
export function LanguageFields({ lng }: { lng: Language }) {
  const { t } = useWords();
  const isWide = useWide();
  const end = lng === 'bn' ? 'Bn' : 'En';
  const named = (label: string): string => t(lng === 'bn' ? 'staff.inBn' : 'staff.inEn', { label });
  return (
    <Part title={t(lng === 'bn' ? 'staffBlog.partBn' : 'staffBlog.partEn')} {...(lng === 'en' && !isWide ? { open: false, note: <TitleEn /> } : {})}>
      <TextBox<ArticleForm> name={`title${end}`} label={named(t('staffBlog.heading'))} max={titleMax} />
      <TextBox<ArticleForm>
        name={`excerpt${end}`}
        label={named(t('staffBlog.excerpt'))}
        rows={3}
        max={excerptMax}
        className="[&_textarea]:block [&_textarea]:field-sizing-content"
      />
      <BodyBox name={`body${end}`} label={named(t('staffBlog.body'))} />
      <div className="grid gap-4 xl:grid-cols-2">
        <TextBox<ArticleForm>
          name={lng === 'bn' ? 'tags' : 'tagsEn'}
          label={named(t('staffBlog.tags'))}
          note={t('shell.optional')}
          hint={t('staffBlog.tagsHint', { count: tagsMax })}
        />
        <TextBox<ArticleForm>
          name={lng === 'bn' ? 'author' : 'authorEn'}
          label={named(t('staffBlog.author'))}
          note={lng === 'bn' ? undefined : t('shell.optional')}
          max={authorMax}
        />
      </div>
      <ArticlePreview lng={lng} />
    </Part>
  );
}

/** Follows the English title until someone words it. */
function SlugBox({ isPublic }: { isPublic: boolean }) {
  const { t } = useWords();
  const { getValues, setValue, formState } = useFormContext<ArticleForm>();
  const { isSubmitted } = formState;
  const title = useWatch<ArticleForm, 'titleEn'>({ name: 'titleEn' });
  const proposed = useRef(slugOf(title));
  useEffect(() => {
    const next = slugOf(title);
    // People may have kept the address of what is public.
    if (next !== proposed.current && !isPublic && ['', proposed.current].includes(getValues('slug'))) {
      setValue('slug', next, { shouldDirty: true, shouldValidate: isSubmitted });
    }
    proposed.current = next;
  }, [title, isPublic, getValues, setValue, isSubmitted]);
  return <TextBox<ArticleForm> name="slug" label={t('staffBlog.slug')} hint={t('staffBlog.slugHint')} />;
}

/** What both languages share. */
export function SharedFields({ isPublic }: { isPublic: boolean }) {
  const { t } = useWords();
  const { register } = useFormContext<ArticleForm>();
  const cover = useWatch<ArticleForm, 'cover'>({ name: 'cover' });
  return (
    <Part title={t('staffBlog.partMore')}>
      <div className="grid gap-4 lg:grid-cols-[1fr_400px] lg:gap-6">
        <div className="grid content-start gap-4">
          <SlugBox isPublic={isPublic} />
          <Pick name="category" label={t('staffBlog.category')} options={blogCategories} labelOf={(one) => t(`blog.category_${one}`)} />
          <Checkbox label={t('staffBlog.spotlight')} {...register('spotlight')} />
          <Pick name="cover" label={t('staffBlog.cover')} options={blogCovers} labelOf={(one) => t(`blog.cover_${one}`)} />
        </div>
        <div className="relative aspect-16/9 self-start overflow-hidden rounded-control bg-primary-tint">
          <Cover article={{ cover }} />
        </div>
      </div>
    </Part>
  );
}
