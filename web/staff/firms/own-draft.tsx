import { FormProvider, useForm } from 'react-hook-form';
import { firmServices } from '#contracts/offers/building-enums.ts';
import { FirmDraftFields, type StaffFirm } from '#contracts/offers/interiors.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { DigitsBox } from '#web/forms/digits-box.tsx';
import { TextBox } from '#web/forms/text-box.tsx';
import { faultText } from '#web/platform/calls/fault-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Panel } from '#web/profile/panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { firmForm } from './firm-form.ts';
import { BothBoxes, Checks } from '#web/staff/kit/form-parts.tsx';
import { nestedResolver } from '#web/staff/kit/nested-faults.ts';
import { bothOrNone } from '#web/staff/groups/offer-form.ts';
import { sendDraft } from './own-calls.ts';

/** What is drafted already, or else what is public. */
function draftOf(firm: StaffFirm) {
  const { about, services, startingPrice, address, phone } = firmForm(firm);
  const draft = firm.draft;
  if (!draft) return { about, services, startingPrice, address, phone };
  return {
    about: draft.about,
    services: [...draft.services] as string[],
    startingPrice: draft.startingPrice ?? { bn: '', en: '' },
    address: draft.address ?? '',
    phone: draft.phone,
  };
}
type DraftForm = ReturnType<typeof draftOf>;

const clean = (form: DraftForm) => ({ ...form, startingPrice: bothOrNone(form.startingPrice) });

/** What the owner may change of the firm's profile; staff publish it. */
export function OwnDraft({ firm, onSent }: { firm: StaffFirm; onSent: () => void }) {
  const { t, fmt } = useWords();
  const form = useForm<DraftForm>({
    defaultValues: draftOf(firm),
    resolver: nestedResolver<DraftForm>(FirmDraftFields, clean, (fault) => faultText(t, fault)),
  });
  const { run, pending, failure } = useCall(sendDraft, { outlives: true });
  const send = form.handleSubmit(
    async (values) => {
      const outcome = await run(clean(values));
      if (!outcome?.ok) return;
      showToast('success', outcome.value);
      onSent();
    },
    () => focusFirstFault('own-firm'),
  );
  return (
    <Panel id="own-profile" title={t('staffFirms.ownProfile')} lead={t('staffFirms.ownProfileText')} className="mt-5">
      <FormProvider {...form}>
        <form id="own-firm" noValidate onSubmit={(event) => void send(event)} className="mt-4 grid gap-4">
          {firm.draft ? <Notice tone="info">{t('staffFirms.ownWaits', { time: fmt.dateTime(firm.draft.at) })}</Notice> : null}
          <BothBoxes name="about" label={t('staffFirms.about')} rows={5} />
          <div className="[&_fieldset>div]:auto-rows-fr">
            <Checks name="services" label={t('staffFirms.services')} options={firmServices} labelOf={(one) => t(`enums.firmService_${one}`)} />
          </div>
          <BothBoxes name="startingPrice" label={t('staffFirms.startingPrice')} note={t('shell.optional')} />
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <TextBox name="address" label={t('staffFirms.address')} note={t('shell.optional')} />
            <DigitsBox name="phone" label={t('staffFirms.phone')} kind="tel" />
          </div>
          <FailureNotice failure={failure} texts={{ NO_RESPONSE: 'staff.actFailed' }} className="" />
          <Button type="submit" disabled={pending} aria-busy={pending} className="sm:justify-self-start">
            {t(pending ? 'staff.sending' : 'staffFirms.ownSend')}
          </Button>
        </form>
      </FormProvider>
    </Panel>
  );
}
