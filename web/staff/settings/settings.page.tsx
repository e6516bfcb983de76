// The operator's facts, for admins: contact, banner, closed days, banned words and ready texts, in one form.
import { FormProvider, useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { settings as contract, type Settings } from '#contracts/staff/settings.ts';
import { readAsStaff } from '#web/staff/kit/read-as-staff.ts';
import { nestedResolver } from '#web/staff/kit/nested-faults.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { TryAgain } from '#web/staff/queue-states.tsx';
import { faultText } from '#web/platform/calls/fault-text.ts';
import { useWords } from '#web/platform/language.tsx';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/settings.page.ts';
import { readSettings, saveSettings } from './settings-calls.ts';
import { BannerFields, ClosedDaysFields, OfficeHoursFields, SupportFields, WordsFields } from './settings-fields.tsx';
import { RatesFields } from './rates-fields.tsx';
import { settingsForm, settingsInput, type SettingsForm } from './settings-form.ts';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'staffSettings', 'staffFirms', 'forms', 'buyingCosts'),
  settings: undefined as Outcome<Settings> | undefined,
});

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data, settings] = await Promise.all([serverLoader(), readAsStaff(readSettings)]);
  return { ...data, settings };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => staffMeta(matches, (t) => t('staffSettings.title'));

export const HydrateFallback = StaffSkeleton;

const formId = 'settings';

/** A list stands in one box, so its faults stand at the box. */
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
    () => focusFirstFault(formId),
  );
  const isWrong = Object.keys(form.formState.errors).length > 0 || Object.keys(fieldErrors).length > 0;
  return (
    <FormProvider {...form}>
      <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
        <SupportFields usual={settings.usual} />
        <BannerFields />
        <OfficeHoursFields />
        <ClosedDaysFields />
        <RatesFields />
        <WordsFields />
        {isWrong ? (
          <Notice tone="danger" alert>
            {t('staffFirms.checkFields')} {Object.values(fieldErrors).join(' · ')}
          </Notice>
        ) : null}
        <FailureNotice
          failure={isWrong ? undefined : failure}
          texts={{ STATE_CONFLICT: 'staffSettings.conflict', NO_RESPONSE: 'staffSettings.saveFailed' }}
          className=""
        />
        <Button type="submit" disabled={pending} aria-busy={pending} className="justify-self-start">
          {t(pending ? 'staffSettings.saving' : 'staffSettings.save')}
        </Button>
      </form>
    </FormProvider>
  );
}

export default function SettingsPage({ loaderData: { settings } }: Route.ComponentProps) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  return (
    <div className="mx-auto max-w-5xl">
      <h1 className="m-0">{t('staffSettings.title')}</h1>
      <p className="mt-1 mb-5 text-muted">{t('staffSettings.lead')}</p>
      {settings?.ok ? (
        <SettingsEditor key={settings.value.revision} settings={settings.value} onSaved={() => void revalidate()} />
      ) : (
        <TryAgain text={t(settings && settings.failure.code === 'FORBIDDEN' ? 'staffSettings.onlyAdmins' : 'staffSettings.failed')} />
      )}
    </div>
  );
}
