import { useEffect, useState } from 'react';
import { type Control, FormProvider, useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { uuidv7 } from 'uuidv7';
import { articlePath } from '#contracts/blog/article-path.ts';
import { ArticleFields, type StaffArticle } from '#contracts/blog/blog.ts';
import { BackLink } from '#web/staff/kit/back-link.tsx';
import { barredForm, FormBar, openPart, SendButton } from '#web/staff/kit/form-parts.tsx';
import { nestedResolver } from '#web/staff/kit/nested-faults.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import type { CallFailure } from '#web/platform/api.ts';
import { faultText } from '#web/platform/calls/fault-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { AskBeforeLeaving } from '#web/profile/leaving.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { SharedFields, LanguageFields } from './article-fields.tsx';
import { articleForm, type ArticleForm, articleInput, boxOf, isSameForm, isWritten } from './article-form.ts';
import { saveArticle } from './blog-calls.ts';
import { DeleteArticle } from './delete-article.tsx';

const formId = 'article';
const list = '/admin/blog';

function useEditor(article: StaffArticle | undefined) {
  const { t } = useWords();
  const { user } = useSession();
  const navigate = useNavigate();
  const [key] = useState(uuidv7);
  const [known, setKnown] = useState(article);
  const [saved, setSaved] = useState(() => articleForm(article, user?.name ?? ''));
  const [target, setTarget] = useState<string>();
  const saving = useCall(saveArticle, { outlives: true });
  const resolver = nestedResolver<ArticleForm>(
    ArticleFields,
    (values) => articleInput(values, false),
    (fault) => faultText(t, fault),
    boxOf,
  );
  const form = useForm<ArticleForm>({ defaultValues: saved, resolver, shouldFocusError: false });
  const focusFault = (): void => focusFirstFault(formId, openPart);

  // Leaves once nothing is unsaved any more, or the question would come up.
  useEffect(() => {
    if (target) void navigate(target, { replace: true });
  }, [target, navigate]);

  function tell({ code, fields, message }: CallFailure): void {
    for (const [path, text] of Object.entries(fields)) form.setError(boxOf(path.split('.')) as keyof ArticleForm, { message: text });
    if (code === 'DUPLICATE') form.setError('slug', { message: message || t('errors.notice_slugTaken') });
    focusFault();
  }
  const save = (published: boolean): Promise<void> =>
    form.handleSubmit(async (values) => {
      const outcome = await saving.run(known?._id, articleInput(values, published), key);
      if (!outcome) return;
      if (!outcome.ok) return tell(outcome.failure);
      const takenBack = known?.published && !published;
      showToast('success', t(published ? 'staffBlog.donePublished' : takenBack ? 'staffBlog.doneTakenBack' : 'staffBlog.doneDraft'));
      setSaved(values);
      if (known) setKnown(outcome.value);
      else setTarget(`${list}/${outcome.value._id}`);
    }, focusFault)();
  return { form, known, saved, saving, save, target, leave: () => setTarget(list) };
}

/** Apart, so that what is typed draws nothing but this again. */
function Leaving({ control, saved, isLeft }: { control: Control<ArticleForm>; saved: ArticleForm; isLeft: boolean }) {
  const typed = useWatch({ control });
  return <AskBeforeLeaving unsaved={!isLeft && !isSameForm(saved, typed)} />;
}

function Head({ known }: { known: StaffArticle | undefined }) {
  const { t, lng } = useWords();
  return (
    <>
      <BackLink to={list}>{t('staffBlog.back')}</BackLink>
      <h1 className="m-0 wrap-anywhere">{known ? (lng === 'bn' ? known.titleBn : known.titleEn) : t('staffBlog.write')}</h1>
      {known ? (
        <p className="m-0 mb-2 flex min-h-12 flex-wrap items-center gap-x-3">
          <Tag tone={known.published ? 'green' : 'gold'}>{t(known.published ? 'staffBlog.published' : 'staffBlog.draft')}</Tag>
          {known.published ? (
            <Link to={articlePath(known._id, known.slug)} className="inline-flex min-h-12 items-center text-ui font-semibold text-link">
              {t('staff.view')}
            </Link>
          ) : null}
        </p>
      ) : (
        <div className="mb-4" />
      )}
    </>
  );
}

interface ActionsProps {
  known: StaffArticle | undefined;
  saved: ArticleForm;
  /** Said above already, in place of what is missing. */
  isWrong: boolean;
  pending: boolean;
  onSave: (published: boolean) => void;
}

/** Publish, or keep as a draft; no button sends the form by Enter, so that nothing is published by mistake. */
function Actions({ known, saved, isWrong, pending, onSave }: ActionsProps) {
  const { t } = useWords();
  const typed = useWatch<ArticleForm>() as ArticleForm;
  const isPublic = known?.published ?? false;
  const written = isWritten(typed);
  const ready = written && !(isPublic && isSameForm(saved, typed));
  const busy = { disabled: pending, 'aria-busy': pending };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      {written || isWrong ? null : <p className="m-0 text-small text-muted max-sm:w-full sm:order-last">{t('staffBlog.notYet')}</p>}
      <SendButton {...busy} ready={ready} onClick={() => onSave(true)}>
        {t(isPublic ? 'staffBlog.saveChanges' : 'staffBlog.publish')}
      </SendButton>
      <Button {...busy} kind="outline" onClick={() => onSave(false)} className="max-sm:grow max-sm:!px-3">
        {t(isPublic ? 'staffBlog.takeBack' : 'staffBlog.saveDraft')}
      </Button>
    </div>
  );
}

/** An article in both languages: write, preview, keep as a draft, publish, take back, delete. */
export function ArticleEditor({ article }: { article: StaffArticle | undefined }) {
  const { t, lng } = useWords();
  const { form, known, saved, saving, save, target, leave } = useEditor(article);
  const { pending, failure } = saving;
  const isWrong = Object.keys(form.formState.errors).length > 0;
  return (
    <FormProvider {...form}>
      <div className="mx-auto max-w-7xl">
        <Head known={known} />
        <form id={formId} noValidate onSubmit={(event) => event.preventDefault()} className={barredForm}>
          {/* What is typed while it is sent would be in neither. */}
          <fieldset disabled={pending} className="m-0 grid min-w-0 gap-5 border-0 p-0">
            <div className="grid min-w-0 gap-5 lg:grid-cols-2 lg:items-start">
              <LanguageFields lng="bn" />
              <LanguageFields lng="en" />
            </div>
            <SharedFields isPublic={known?.published ?? false} />
          </fieldset>
        </form>
        {known ? (
          <div className="mt-5">
            <DeleteArticle id={known._id} title={lng === 'bn' ? known.titleBn : known.titleEn} onDone={leave} />
          </div>
        ) : null}
        <FormBar>
          {isWrong ? (
            <Notice tone="danger" alert>
              {t('staff.checkFields')}
            </Notice>
          ) : null}
          <FailureNotice failure={isWrong ? undefined : failure} texts={{ NO_RESPONSE: 'staffBlog.saveFailed' }} className="" />
          <Actions known={known} saved={saved} isWrong={isWrong} pending={pending || target !== undefined} onSave={(published) => void save(published)} />
          <p aria-live="polite" className="sr-only">
            {pending ? t('shell.saving') : ''}
          </p>
        </FormBar>
      </div>
      <Leaving control={form.control} saved={saved} isLeft={target !== undefined} />
    </FormProvider>
  );
}
