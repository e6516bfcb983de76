import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { limits } from '#contracts/limits.ts';
import { areaTextLimits } from '#contracts/maps/area-text-limits.ts';
import { areaTexts, type AreaText, type StaffAreaText } from '#contracts/maps/area-texts.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { TextBox } from '#web/forms/text-box.tsx';
import { faultText } from '#web/platform/calls/fault-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { barredForm, clearOfBar, Part } from '#web/staff/kit/form-parts.tsx';
import { nestedResolver } from '#web/staff/kit/nested-faults.ts';
import { PublishSheet } from '#web/staff/pages/publish-sheet.tsx';
import { Publishing } from '#web/staff/pages/publishing.tsx';
import { asPage, publishAreaText } from './area-text-calls.ts';

interface AreaForm {
  text: AreaText;
  note: string;
}

const formId = 'area-text';
const rows = 4;

interface AreaEditorProps {
  id: string;
  areaText: StaffAreaText;
  onDone: () => void;
  /** Between the form and its bar, which is at the end of the page. */
  children: ReactNode;
}

/** A few sentences on an area in both languages: change them, see how they look and what changes, publish with a note. */
export function AreaEditor({ id, areaText: { text, version }, onDone, children }: AreaEditorProps) {
  const { t } = useWords();
  const input = (form: AreaForm) => ({ ...form, basedOn: version });
  const resolver = nestedResolver<AreaForm>(areaTexts.publish.body, input, (fault) => faultText(t, fault));
  const form = useForm<AreaForm>({ defaultValues: { text, note: '' }, resolver });
  const [asked, setAsked] = useState<AreaForm>();
  const ask = form.handleSubmit(
    (values) => setAsked(structuredClone(values)),
    () => focusFirstFault(formId),
  );
  const max = areaTextLimits.textMax;
  return (
    <FormProvider {...form}>
      <form id={formId} noValidate onSubmit={(event) => void ask(event)} className={barredForm}>
        <Part title={t('staffPages.areaSentences')}>
          <p className="m-0 text-ui text-muted">{t('staffPages.areaHint')}</p>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <TextBox name="text.bn" label={t('staff.inBn', { label: t('staffPages.text') })} rows={rows} max={max} />
            <TextBox name="text.en" label={t('staff.inEn', { label: t('staffPages.text') })} rows={rows} max={max} />
          </div>
        </Part>
        <TextBox name="note" label={t('staffPages.note')} hint={t('staffPages.areaNoteHint')} max={limits.pageTexts.noteMax} />
      </form>
      <div className={clearOfBar}>{children}</div>
      <Publishing form={formId} content={() => asPage(form.getValues('text'))} />
      {asked ? (
        <PublishSheet
          before={asPage(text)}
          after={asPage(asked.text)}
          note={asked.note}
          publish={(api) => publishAreaText(api, id, input(asked))}
          onClose={() => setAsked(undefined)}
          onDone={onDone}
        />
      ) : null}
    </FormProvider>
  );
}
