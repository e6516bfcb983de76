import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { limits } from '#contracts/limits.ts';
import { pageFacts } from '#contracts/pages/page-marks.ts';
import { pageTexts, type StaffPage, type TextPage } from '#contracts/pages/page-texts.ts';
import { BothBoxes, clearOfBar, Part } from '#web/staff/kit/form-parts.tsx';
import { nestedResolver } from '#web/staff/kit/nested-faults.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { TextBox } from '#web/forms/text-box.tsx';
import { faultText } from '#web/platform/calls/fault-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { publish } from './page-text-calls.ts';
import type { PageForm } from './page-form.ts';
import { PublishSheet } from './publish-sheet.tsx';
import { Publishing } from './publishing.tsx';
import { SectionFields } from './section-fields.tsx';

const formId = 'page-text';

/** The four marks, and the facts by their names. */
function Help() {
  const { t } = useWords();
  return (
    <details className="group rounded-card border border-line bg-card px-4 sm:px-6">
      <summary className="control flex min-h-13 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
        {t('staffPages.help')}
        <ChevronDown aria-hidden="true" className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-0 mb-3 pl-5 text-ui">
        <li>{t('staffPages.helpLines')}</li>
        <li>{t('staffPages.helpMarks', { strong: '**…**', link: '[…](/faq)', phone: '[{phone}](phone)', email: '[{email}](email)' })}</li>
        <li className="wrap-anywhere">{t('staffPages.helpFacts', { facts: pageFacts.map((fact) => `{${fact}}`).join(' ') })}</li>
      </ul>
    </details>
  );
}

interface PageEditorProps {
  page: TextPage;
  staffPage: StaffPage;
  onDone: () => void;
  /** Between the form and its bar, which is at the end of the page. */
  children?: ReactNode;
}

/** The words of a page in both languages: change, preview, publish with a note. */
export function PageEditor({ page, staffPage, onDone, children }: PageEditorProps) {
  const { t } = useWords();
  const input = (form: PageForm) => ({ ...form, basedOn: staffPage.version });
  const resolver = nestedResolver<PageForm>(pageTexts.publish.body, input, (fault) =>
    fault.key === 'invalid' ? t('staffPages.badMarks', { braces: '{…}' }) : faultText(t, fault),
  );
  const form = useForm<PageForm>({ defaultValues: { content: staffPage.content, note: '' }, resolver });
  const [asked, setAsked] = useState<PageForm>();
  const ask = form.handleSubmit(
    (values) => setAsked(structuredClone(values)),
    () => focusFirstFault(formId),
  );
  return (
    <FormProvider {...form}>
      <div className={clearOfBar}>
        <form id={formId} noValidate onSubmit={(event) => void ask(event)} className="grid gap-5">
          <Help />
          <Part title={t('staffPages.beginning')}>
            <BothBoxes name="content.lead" label={t('staffPages.lead')} rows={4} />
            {staffPage.content.highlight ? <BothBoxes name="content.highlight" label={t('staffPages.highlight')} rows={page === 'terms' ? 6 : 4} /> : null}
          </Part>
          <Part title={t(page === 'faq' ? 'staffPages.questions' : 'staffPages.sections')}>
            <SectionFields page={page} />
          </Part>
          <TextBox name="note" label={t('staffPages.note')} hint={t('staffPages.noteHint')} max={limits.pageTexts.noteMax} />
          {Object.keys(form.formState.errors).length > 0 ? (
            <Notice tone="danger" alert>
              {t('staff.checkFields')}
            </Notice>
          ) : null}
        </form>
        {children}
      </div>
      <Publishing form={formId} content={() => form.getValues('content')} />
      {asked ? (
        <PublishSheet
          before={staffPage.content}
          after={asked.content}
          note={asked.note}
          publish={(api) => publish(api, page, input(asked))}
          onClose={() => setAsked(undefined)}
          onDone={onDone}
        />
      ) : null}
    </FormProvider>
  );
}
