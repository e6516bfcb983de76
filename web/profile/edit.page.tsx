import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { UserData } from '#contracts/accounts/accounts.ts';
import { limits } from '#contracts/limits.ts';
import { AreaFields } from '#web/forms/area-fields.tsx';
import { BirthDateBox } from '#web/forms/birth-date-box.tsx';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { GenderBox } from '#web/forms/gender-box.tsx';
import { PhoneBox } from '#web/forms/phone-box.tsx';
import { TextBox } from '#web/forms/text-box.tsx';
import { returnPath } from '#web/accounts/return-path.ts';
import { AccountFailure } from '#web/accounts/account-failure.tsx';
import { reasonText } from '#web/platform/calls/failure-text.ts';
import { faultText } from '#web/platform/calls/fault-text.ts';
import { faultResolver } from '#web/platform/calls/form-errors.ts';
import { useWords, wordsOf } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { knowUser, refreshSession, useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Route } from './+types/edit.page.ts';
import { checkEdit, editBody, editValues, type EditField, type EditForm, type PictureChange } from './edit-values.ts';
import { AskBeforeLeaving } from './leaving.tsx';
import { NameBox } from './name-box.tsx';
import { Panel } from './panel.tsx';
import { PictureBox } from './picture/picture-box.tsx';
import { saveProfile } from './profile-calls.ts';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => pageData(context, 'profile', 'enums', 'accounts', 'areas', 'forms');

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = wordsOf(loaderData);
  return [{ title: t('profile.editDocument') }, { name: 'robots', content: 'noindex' }];
};

const { bioMax, occupationMax, addressMoreMax } = limits.accounts;

/** What a link from the profile asks for is put in sight, and gets the focus. */
function useWantedField(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const place = document.getElementById(hash.slice(1));
    place?.scrollIntoView({ block: 'center' });
    const field = place?.matches('input, textarea') ? place : place?.querySelector<HTMLElement>('input, select');
    field?.focus({ preventScroll: true });
  }, [hash]);
}

function useEdit(user: UserData) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const saving = useCall(saveProfile, { outlives: true });
  const [before] = useState(() => editValues(user));
  const [picture, setPicture] = useState<PictureChange>({});
  const [saved, setSaved] = useState(false);
  const resolver = useMemo(
    () =>
      faultResolver<EditForm>(
        (now) => checkEdit(before, now),
        (fault) => faultText(t, fault),
      ),
    [before, t],
  );
  const form = useForm<EditForm>({ defaultValues: before, resolver, mode: 'onTouched', shouldFocusError: false });
  const target = returnPath(params.get('return'), '/user/profile');
  const focusFault = (): void => focusFirstFault('profile-form');

  // Leaves once nothing is unsaved any more, or the question would come up.
  useEffect(() => {
    if (saved) void navigate(target, { replace: true });
  }, [saved, navigate, target]);

  async function save(now: EditForm): Promise<void> {
    saving.clear();
    const body = editBody(before, now, picture);
    if (!body) {
      showToast('info', t('profile.nothingChanged'));
      return;
    }
    const outcome = await saving.run(body);
    if (!outcome) return;
    if (outcome.ok) {
      knowUser(outcome.value);
      showToast('success', t('errors.notice_profileUpdated'));
      return setSaved(true);
    }
    const { code, fields } = outcome.failure;
    for (const [field, message] of Object.entries(fields)) form.setError(field as EditField, { message });
    if (code === 'NAME_LOCKED') {
      form.setError('name', { message: t('profile.nameRule') });
      void refreshSession();
    }
    focusFault();
  }
  const submit = form.handleSubmit(save, focusFault);
  const unsaved = !saved && (form.formState.isDirty || picture.picture !== undefined || picture.removed === true);
  return { form, picture, setPicture, saving, submit, unsaved, target };
}

const failed = 'errors.notice_profileUpdateFailed';
const texts = { otherwise: failed, INTERNAL: failed, UNAVAILABLE: failed, NAME_LOCKED: 'profile.nameRule' } as const;
/** What is said at the picture. */
const ofThePicture = new Set<string>(['UNSUPPORTED_IMAGE', 'TOO_LARGE']);

function EditProfile({ user }: { user: UserData }) {
  const words = useWords();
  const { t } = words;
  const [params] = useSearchParams();
  const { form, picture, setPicture, saving, submit, unsaved, target } = useEdit(user);
  const { failure, pending, slow } = saving;
  useWantedField();
  const ofPicture = failure && ofThePicture.has(failure.code) ? reasonText(words, failure, texts) : failure?.fields['proPic'];
  const forPosting = /^\/(sellpost|add-rent-post)/i.test(params.get('return') ?? '');
  return (
    <FormProvider {...form}>
      <form
        id="profile-form"
        method="post"
        noValidate
        onSubmit={(event) => void (pending ? event.preventDefault() : submit(event))}
        className="grid gap-4 lg:gap-5"
      >
        <h1 className="m-0">{t('profile.editTitle')}</h1>
        {forPosting ? <Notice tone="info">{t('profile.phoneNeeded')}</Notice> : null}
        <Panel id="picture-title" title={t('profile.picture')}>
          <PictureBox name={user.name} stored={user.proPic} change={picture} onChange={setPicture} error={ofPicture} />
        </Panel>
        <Panel id="basic-title" title={t('profile.basicInfo')}>
          <div className="mt-4 grid grid-cols-1 gap-5 sm:grid-cols-2">
            <NameBox stored={user.name} locked={user.nameLockedUntil} />
            <Field id="email" label={t('profile.email')} hint={t('profile.emailFixed')}>
              <TextInput id="email" type="email" value={user.email} disabled aria-describedby="email-hint" />
            </Field>
            <PhoneBox hint={t('profile.phoneHint')} />
            <div id="birthDate">
              <BirthDateBox />
            </div>
          </div>
        </Panel>
        <Panel id="additional-title" title={t('profile.additionalInfo')}>
          <div className="mt-4 grid grid-cols-1 gap-5 sm:grid-cols-2">
            <TextBox<EditForm>
              name="occupation"
              label={t('profile.occupation')}
              note={t('shell.optional')}
              max={occupationMax}
              hint={t('profile.occupationHint')}
              autoComplete="organization-title"
            />
            <GenderBox />
            <div className="sm:col-span-2">
              <TextBox<EditForm> name="bio" label={t('profile.bio')} note={t('shell.optional')} rows={4} max={bioMax} hint={t('profile.bioHint')} />
            </div>
          </div>
        </Panel>
        <Panel id="address-title" title={t('profile.address')}>
          <div className="mt-4 grid gap-5">
            <div id="address">
              <AreaFields className="grid grid-cols-1 gap-4 sm:grid-cols-3" />
            </div>
            <TextBox<EditForm>
              name="addressMore"
              label={t('profile.addressMore')}
              note={t('shell.optional')}
              max={addressMoreMax}
              autoComplete="street-address"
            />
          </div>
        </Panel>
        <div>
          <AccountFailure failure={ofPicture ? undefined : failure} texts={texts} />
          <div className="mt-2 flex flex-wrap gap-3 sm:justify-end">
            <ButtonLink to={target} kind="outline" className="max-sm:flex-1">
              {t('shell.cancel')}
            </ButtonLink>
            <Button type="submit" disabled={pending} aria-busy={pending} className="max-sm:flex-2 sm:px-8">
              {pending ? t('shell.saving') : t('shell.save')}
            </Button>
          </div>
          <p aria-live="polite" className="mt-2 mb-0 text-right text-small text-muted">
            {slow ? t('shell.stillWorking') : ''}
          </p>
        </div>
      </form>
      <AskBeforeLeaving unsaved={unsaved} />
    </FormProvider>
  );
}

export default function EditPage() {
  const { user } = useSession();
  return user ? <EditProfile key={user.id} user={user} /> : null;
}
