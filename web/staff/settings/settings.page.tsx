// The operator's facts, for admins: contact, banner, closed days, banned words and ready texts, in one form.
import { FormProvider, useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { settings as contract, type Settings } from '#contracts/staff/settings.ts';
import { staffClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { nestedResolver } from '#web/staff/kit/nested-faults.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { StaffAnswer } from '#web/staff/kit/staff-answer.tsx';
import { PageFrame } from '#web/staff/kit/page-frame.tsx';
import { faultText } from '#web/platform/calls/fault-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/settings.page.ts';
import { readSettings, saveSettings } from './settings-calls.ts';
import { BannerFields, ClosedDaysFields, ControllerFields, OfficeHoursFields, SupportFields, WordsFields } from './settings-fields.tsx';
import { barredForm, FormBar, openPart } from '#web/staff/kit/form-parts.tsx';
import { RatesFields } from './rates-fields.tsx';
import { settingsForm, settingsInput, type SettingsForm } from './settings-form.ts';

export const handle = { cache: false };

export const loader = staffLoader('staffSettings', 'forms', 'buyingCosts');
export const clientLoader = staffClientLoader(readSettings);
export const meta = staffMeta((t) => t('staffSettings.title'));
export const HydrateFallback = StaffSkeleton;

const formId = 'settings';

/** A list is in one box, so its faults are at the box. */
const boxOf = ([first, ...rest]: readonly PropertyKey[]): string => (first === 'social' || first === 'bannedWords' ? first : [first, ...rest].join('.'));

export function SettingsEditor({ settings, onSaved }: { settings: Settings; onSaved: () => void }) {
  const { t } = useWords();
  const clean = (values: SettingsForm) => settingsInput(values, settings.revision);
  const resolver = nestedResolver<SettingsForm>(contract.change.body, clean, (fault) => faultText(t, fault), boxOf);
  const form = useForm<SettingsForm>({ defaultValues: settingsForm(settings), resolver });
  const { run, pending, failure, fieldErrors } = useCall(saveSettings, { outlives: true });
  const send = form.handleSubmit(
    async (values) => {
      const outcome = await run(clean(values) as Parameters<typeof saveSettings>[1]);
      if (!outcome?.ok) return;
      showToast('success', t('staffSettings.saved'));
      onSaved();
    },
    () => focusFirstFault(formId, openPart),
  );
  // Read while rendering, so that the form watches it.
  const { isDirty } = form.formState;
  const isWrong = Object.keys(form.formState.errors).length > 0 || Object.keys(fieldErrors).length > 0;
  return (
    <FormProvider {...form}>
      <form id={formId} noValidate onSubmit={(event) => void send(event)} className={barredForm}>
        <SupportFields usual={settings.usual} />
        <ControllerFields />
        <BannerFields />
        <OfficeHoursFields />
        <ClosedDaysFields />
        <RatesFields />
        <WordsFields />
        {isDirty || isWrong || failure ? (
          <FormBar>
            {isWrong ? (
              <Notice tone="danger" alert>
                {t('staff.checkFields')} {Object.values(fieldErrors).join(' · ')}
              </Notice>
            ) : null}
            <FailureNotice
              failure={isWrong ? undefined : failure}
              texts={{ STATE_CONFLICT: 'staffSettings.conflict', NO_RESPONSE: 'staffSettings.saveFailed' }}
              className=""
            />
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="m-0 text-ui text-muted max-sm:hidden">{t('staffSettings.unsaved')}</p>
              <Button type="submit" disabled={pending} aria-busy={pending} className="max-sm:w-full">
                {t(pending ? 'staff.saving' : 'staff.save')}
              </Button>
            </div>
          </FormBar>
        ) : null}
      </form>
    </FormProvider>
  );
}

export default function SettingsPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  return (
    <PageFrame title={t('staffSettings.title')} lead={t('staffSettings.lead')}>
      <StaffAnswer answer={answer} failed={t('staffSettings.failed')} refused={t('staffSettings.onlyAdmins')}>
        {(settings) => <SettingsEditor key={settings.revision} settings={settings} onSaved={() => void revalidate()} />}
      </StaffAnswer>
    </PageFrame>
  );
}
