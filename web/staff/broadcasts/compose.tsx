import { useState } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { uuidv7 } from 'uuidv7';
import { audiences, broadcasts, hasPlace } from '#contracts/notices/broadcasts.ts';
import { divisions } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { Part, Pick } from '#web/staff/kit/form-parts.tsx';
import { nestedResolver } from '#web/staff/kit/nested-faults.ts';
import { Confirm } from '#web/forms/confirm.tsx';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { TextBox } from '#web/forms/text-box.tsx';
import { faultText } from '#web/platform/calls/fault-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { countAudience, sendBroadcast } from './broadcast-calls.ts';
import { broadcastInput, divisionOf, emptyBroadcast, type BroadcastForm } from './broadcast-form.ts';
import { GroupName } from './group-name.tsx';
import { NoticePreview } from './notice-preview.tsx';

const formId = 'broadcast';
const { titleMax, messageMax } = limits.broadcasts;

/** How many would be told; undefined until it is known. */
function useRecipients({ audience, division }: Pick<BroadcastForm, 'audience' | 'division'>): number | undefined {
  const place = divisionOf({ audience, division });
  return useRead(`${audience} ${place ?? ''}`, (signal) => countAudience({ ...memberApi(), signal }, audience, place)).value;
}

function WhoFields({ count }: { count: number | undefined }) {
  const { t } = useWords();
  const [audience, division] = useWatch<BroadcastForm, ['audience', 'division']>({ name: ['audience', 'division'] });
  return (
    <Part title={t('staffBroadcasts.who')}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Pick name="audience" label={t('staffBroadcasts.audience')} options={audiences} labelOf={(one) => t(`staffBroadcasts.audience_${one}`)} />
        {hasPlace(audience) ? (
          <Pick
            name="division"
            label={t('staffBroadcasts.division')}
            options={['', ...divisions]}
            labelOf={(one) => (one === '' ? t('staffBroadcasts.everywhere') : t(`enums.division_${one}`))}
          />
        ) : null}
      </div>
      <output className="block min-h-6 text-ui text-muted">
        {count === undefined ? null : (
          <>
            <GroupName audience={audience} division={divisionOf({ audience, division }) ?? null} />: {t('staffBroadcasts.recipients', { count })}
          </>
        )}
      </output>
    </Part>
  );
}

function WordFields() {
  const { t } = useWords();
  return (
    <Part title={t('staffBroadcasts.what')}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {(['bn', 'en'] as const).map((lng) => (
          <div key={lng} className="grid content-start gap-4">
            <TextBox name={`title.${lng}`} label={t(`staffBroadcasts.title_${lng}`)} max={titleMax} />
            <TextBox name={`message.${lng}`} label={t(`staffBroadcasts.message_${lng}`)} max={messageMax} rows={4} />
          </div>
        ))}
      </div>
      <TextBox name="link" label={t('staffBroadcasts.link')} note={t('shell.optional')} hint={t('staffBroadcasts.linkHint')} />
    </Part>
  );
}

function Previewed() {
  const { t } = useWords();
  const [title, message] = useWatch<BroadcastForm, ['title', 'message']>({ name: ['title', 'message'] });
  return (
    <Part title={t('staffBroadcasts.preview')}>
      <NoticePreview title={title} message={message} />
    </Part>
  );
}

interface SendingProps {
  count: number | undefined;
  onClose: () => void;
  onSent: () => void;
}

/** Says once more what goes to how many, and sends it; a second press of the button changes nothing. */
function ConfirmSending({ count, onClose, onSent }: SendingProps) {
  const { t } = useWords();
  const { getValues } = useFormContext<BroadcastForm>();
  const [values] = useState<BroadcastForm>(() => getValues());
  const [key] = useState(uuidv7);
  const { run, pending, failure, fieldErrors } = useCall(sendBroadcast, { outlives: true });
  const send = async (): Promise<void> => {
    const outcome = await run(key, broadcastInput(values));
    if (!outcome?.ok) return;
    showToast('success', t('staffBroadcasts.begun'));
    onSent();
  };
  return (
    <Confirm
      onClose={onClose}
      title={t('staffBroadcasts.confirmTitle')}
      yes={pending ? t('staffBroadcasts.sending') : t('staffBroadcasts.sendTo', { count: count ?? 0 })}
      no={t('staffBroadcasts.back')}
      kind="primary"
      busy={pending}
      onYes={() => void send()}
    >
      <p className="m-0 font-semibold">
        <GroupName audience={values.audience} division={divisionOf(values) ?? null} />
      </p>
      <p className="mt-0 mb-4 text-ui text-muted">{t('staffBroadcasts.confirmText')}</p>
      <NoticePreview title={values.title} message={values.message} />
      {Object.keys(fieldErrors).length > 0 ? <p className="mb-0 text-danger">{Object.values(fieldErrors).join(' · ')}</p> : null}
      <FailureNotice failure={failure} texts={{ NO_RESPONSE: 'staffBroadcasts.sendFailed' }} />
    </Confirm>
  );
}

/** Whom to tell, what to tell in both languages, how it will look; sent after it was confirmed. */
export function Compose({ onSent }: { onSent: () => void }) {
  const { t } = useWords();
  const resolver = nestedResolver<BroadcastForm>(broadcasts.send.body, broadcastInput, (fault) => faultText(t, fault));
  const form = useForm<BroadcastForm>({ defaultValues: emptyBroadcast, resolver });
  const [audience, division, title, message] = useWatch({ control: form.control, name: ['audience', 'division', 'title', 'message'] });
  const isWritten = [title, message].every(({ bn, en }) => bn.trim() !== '' && en.trim() !== '');
  const count = useRecipients({ audience, division });
  const [asked, setAsked] = useState(false);
  const ask = form.handleSubmit(
    () => setAsked(true),
    () => focusFirstFault(formId),
  );
  const sent = (): void => {
    setAsked(false);
    form.reset(emptyBroadcast);
    onSent();
  };
  return (
    <FormProvider {...form}>
      <form id={formId} noValidate onSubmit={(event) => void ask(event)} className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="grid grid-cols-1 gap-5">
          <WhoFields count={count} />
          <WordFields />
        </div>
        <div className="grid grid-cols-1 gap-5 lg:sticky lg:top-5">
          <Previewed />
          {/* Quiet until there is something to send. */}
          <Button type="submit" kind={isWritten ? 'primary' : 'outline'} disabled={count === 0} className="max-sm:w-full">
            {count ? t('staffBroadcasts.checkFor', { count }) : t('staffBroadcasts.check')}
          </Button>
        </div>
      </form>
      {asked ? <ConfirmSending count={count} onClose={() => setAsked(false)} onSent={sent} /> : null}
    </FormProvider>
  );
}
