import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { blogCategories, blogCovers } from '#contracts/blog/blog-enums.ts';
import { limits } from '#contracts/limits.ts';
import type { Language } from '#i18n/language.ts';
import { Cover } from '#web/blog/article-card.tsx';
import { Part, Pick } from '#web/staff/kit/form-parts.tsx';
import { TextBox } from '#web/forms/text-box.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Checkbox } from '#web/ui/controls.tsx';
import { type ArticleForm, slugOf } from './article-form.ts';
import { ArticlePreview } from './article-preview.tsx';

const { titleMax, excerptMax, bodyMax, authorMax, tagsMax } = limits.blog;

/** The marks of Markdown that the hint explains. */
const marks = { heading: '##', strong: '**…**', list: '-', quote: '>', link: '[…](/faq)' };

/** The words of one language. */
export function LanguageFields({ lng }: { lng: Language }) {
  const { t } = useWords();
  const end = lng === 'bn' ? 'Bn' : 'En';
  const named = (label: string): string => t(lng === 'bn' ? 'staff.inBn' : 'staff.inEn', { label });
  return (
    <Part title={t(lng === 'bn' ? 'staffBlog.partBn' : 'staffBlog.partEn')}>
      <TextBox<ArticleForm> name={`title${end}`} label={named(t('staffBlog.heading'))} max={titleMax} />
      <TextBox<ArticleForm> name={`excerpt${end}`} label={named(t('staffBlog.excerpt'))} rows={3} max={excerptMax} />
      <TextBox<ArticleForm>
        name={`body${end}`}
        label={named(t('staffBlog.body'))}
        rows={10}
        max={bodyMax}
        hint={<span className="clear-both block">{t('staffBlog.bodyHint', marks)}</span>}
        className="[&_textarea]:field-sizing-content [&_textarea]:max-h-[70dvh] [&_textarea]:min-h-70 lg:[&_textarea]:min-h-100"
      />
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
      <div className="grid gap-4 lg:grid-cols-2">
        <SlugBox isPublic={isPublic} />
        <Pick name="category" label={t('staffBlog.category')} options={blogCategories} labelOf={(one) => t(`blog.category_${one}`)} />
        <Pick name="cover" label={t('staffBlog.cover')} options={blogCovers} labelOf={(one) => t(`blog.cover_${one}`)} />
        <div className="relative aspect-16/9 w-full overflow-hidden rounded-control bg-primary-tint lg:max-w-64">
          <Cover article={{ cover }} />
        </div>
      </div>
      <Checkbox label={t('staffBlog.spotlight')} {...register('spotlight')} />
    </Part>
  );
}
