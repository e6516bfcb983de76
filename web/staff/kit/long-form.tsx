import { type ReactNode, useState } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import { detailPath } from '#contracts/posts/detail-path.ts';
import { Confirm } from '#web/forms/confirm.tsx';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { useConfirmed } from '#web/forms/use-confirmed.ts';
import type { Api } from '#web/platform/api.ts';
import { faultText } from '#web/platform/calls/fault-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { BackLink } from './back-link.tsx';
import { barredForm, FormBar, openPart, SendButton } from './form-parts.tsx';
import { nestedResolver } from './nested-faults.ts';

interface LongFormProps<V extends FieldValues> {
  title: string;
  type: 'group' | 'interior';
  /** The list that it belongs to. */
  list: string;
  /** Undefined for a new one. */
  PostID: number | undefined;
  listed: boolean;
  given: V;
  schema: z.ZodType;
  clean: (values: V) => unknown;
  save: (api: Api, PostID: number | undefined, body: never, key: string) => Promise<number>;
  withdraw: (api: Api, PostID: number) => Promise<unknown>;
  children: ReactNode;
}

const formId = 'listing';

function Withdraw({ PostID, withdraw, onDone }: { PostID: number; withdraw: LongFormProps<FieldValues>['withdraw']; onDone: () => void }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const { busy, act } = useConfirmed(withdraw, { done: t('staff.withdrawDone'), onClose: close, onDone });
  return (
    <>
      <Button kind="outline" onClick={() => setOpen(true)} className="!text-danger sm:ml-auto">
        {t('staff.withdraw')}
      </Button>
      <Confirm open={open} onClose={close} title={t('staff.withdrawTitle')} yes={t('staff.withdraw')} busy={busy} onYes={() => act(PostID)}>
        {t('staff.withdrawText')}
      </Confirm>
    </>
  );
}

interface ShownProps {
  type: 'group' | 'interior';
  PostID: number;
  listed: boolean;
}

/** Whether everyone sees it, and the way to its page. */
function Shown({ type, PostID, listed }: ShownProps) {
  const { t } = useWords();
  return (
    <p className="mt-1 mb-2 flex min-h-12 flex-wrap items-center gap-x-3">
      <Tag tone={listed ? 'green' : 'red'}>{t(listed ? 'staffFirms.listed' : 'staffFirms.withdrawn')}</Tag>
      {listed ? (
        <Link to={detailPath({ type, PostID })} className="control inline-flex min-h-12 items-center text-ui font-semibold text-link">
          {t('staff.view')}
        </Link>
      ) : null}
    </p>
  );
}

/** A long form of staff, checked by the contract before it is sent: publishes a new listing, or what changed of one. */
export function LongForm<V extends FieldValues>({ title, type, list, PostID, listed, given, schema, clean, save, withdraw, children }: LongFormProps<V>) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [key] = useState(uuidv7);
  const form = useForm<V>({ defaultValues: given as DefaultValues<V>, resolver: nestedResolver<V>(schema, clean, (fault) => faultText(t, fault)) });
  const { run, pending, failure, fieldErrors } = useCall(save, { outlives: true });
  const send = form.handleSubmit(
    async (values) => {
      const outcome = await run(PostID, clean(values as V) as never, key);
      if (!outcome?.ok) return;
      showToast('success', t('staff.published'));
      if (PostID === undefined) void navigate(`${list}/${outcome.value}`);
      else void revalidate();
    },
    () => focusFirstFault(formId, openPart),
  );
  const faults = Object.entries(fieldErrors);
  const { errors, isDirty } = form.formState;
  const isWrong = Object.keys(errors).length > 0;
  return (
    <FormProvider {...form}>
      <BackLink to={list}>{t('staff.back')}</BackLink>
      <h1 className={PostID === undefined ? 'm-0 mb-5' : 'm-0'}>{title}</h1>
      {PostID === undefined ? null : <Shown type={type} PostID={PostID} listed={listed} />}
      <form id={formId} noValidate onSubmit={(event) => void send(event)} className={barredForm}>
        {children}
        <FormBar>
          {isWrong || faults.length > 0 ? (
            <Notice tone="danger" alert>
              {t('staff.checkFields')} {faults.map(([name, text]) => `${name}: ${text}`).join(' · ')}
            </Notice>
          ) : null}
          <FailureNotice failure={faults.length > 0 ? undefined : failure} texts={{ NO_RESPONSE: 'staff.actFailed' }} className="" />
          <div className="flex gap-3">
            <SendButton type="submit" ready={!listed || isDirty} disabled={pending} aria-busy={pending}>
              {t(pending ? 'staff.sending' : listed ? 'staff.publishChanges' : 'staff.publish')}
            </SendButton>
            {PostID !== undefined && listed ? <Withdraw PostID={PostID} withdraw={withdraw} onDone={() => void revalidate()} /> : null}
          </div>
        </FormBar>
      </form>
    </FormProvider>
  );
}
