// Where the last link of a letter leads: a page with one button. Looking at it changes nothing, since programs look at links
// too. Mail programs with a button of their own, and browsers without scripts, send the form to the same address.
import { type ReactNode, useState } from 'react';
import { data, Form, useActionData } from 'react-router';
import { unsubscribing, type UnsubscribeState } from '#contracts/accounts/unsubscribing.ts';
import { call, CallFailure } from '#web/platform/api.ts';
import { useWords, wordsOf } from '#web/platform/language.tsx';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/unsubscribe.page.ts';

export const handle = { cache: false };

/** Undefined for a link that is not ours. Throws CallFailure for anything else. */
async function answerOf(asked: Promise<UnsubscribeState>): Promise<UnsubscribeState | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) return undefined;
    throw error;
  }
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const state = await answerOf(call(visitorApi(context), unsubscribing.read, { params: { token: params.token } }));
  return data({ ...pageData(context, 'channels', 'savedSearches'), state }, { status: state ? 200 : 404 });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const resumes = (await request.formData().catch(() => undefined))?.get('asked') === 'resume';
  const endpoint = resumes ? unsubscribing.resume : unsubscribing.stop;
  const state = await answerOf(call(visitorApi(context), endpoint, { params: { token: params.token } }));
  return data(state, { status: state ? 200 : 404 });
}

/** The address is a key: it must not travel, not even to our own log of files. */
export const headers = (): HeadersInit => ({ 'referrer-policy': 'no-referrer' });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData ? [{ title: wordsOf(loaderData)('channels.stopDocument') }] : []),
  { name: 'robots', content: 'noindex' },
  // The address is a key: it must not travel to other sites.
  { name: 'referrer', content: 'no-referrer' },
];

interface LettersProps {
  state: UnsubscribeState;
  /** Whether it was changed on this page. */
  changed: boolean;
  children: ReactNode;
}

/** What the letters are, and how they stand. */
function Letters({ state: { group, names, on }, changed, children }: LettersProps) {
  const { t, fmt } = useWords();
  const named = fmt.list(names.map((name) => t('savedSearches.quoted', { name })));
  const [title, ofGroup, ofSearches] = on
    ? changed
      ? (['resumedTitle', 'resumedGroupText', 'resumedText'] as const)
      : (['stopTitle', 'stopGroupText', 'stopSearchText'] as const)
    : (['stoppedTitle', 'stoppedGroupText', 'stoppedText'] as const);
  return (
    <>
      <h1 className="m-0">{t(`channels.${title}`)}</h1>
      <output className="mt-3 block">
        {names.length > 0 ? t(`channels.${ofSearches}`, { names: named }) : t(`channels.${ofGroup}`, { group: t(`channels.group_${group}`) })}
      </output>
      {children}
    </>
  );
}

function Plain({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="m-0">{title}</h1>
      <p className="mt-3 mb-0">{children}</p>
    </>
  );
}

interface SwitchFormProps {
  on: boolean;
  pending: boolean;
  onAsk: () => void;
}

function SwitchForm({ on, pending, onAsk }: SwitchFormProps) {
  const { t } = useWords();
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <input type="hidden" name="asked" value={on ? 'stop' : 'resume'} />
      <Button type="submit" kind={on ? 'primary' : 'outline'} disabled={pending} aria-busy={pending}>
        {t(on ? 'channels.stopButton' : 'channels.resume')}
      </Button>
    </Form>
  );
}

export default function UnsubscribePage({ params, loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const sent = useActionData<typeof action>();
  const [done, setDone] = useState<UnsubscribeState>();
  const { run, pending, failure } = useCall((api, on: boolean) => import('./unsubscribe-call.ts').then(({ setLetters }) => setLetters(api, params.token, on)));
  const state = done ?? sent ?? loaderData.state;
  const changed = done !== undefined || sent !== undefined;
  const ask = (on: boolean): void => void run(on).then((answer) => answer?.ok && setDone(answer.value));
  const isGone = state?.group === 'savedSearches' && state.names.length === 0;
  return (
    <div className="mx-auto max-w-xl px-4 py-12">
      {state && !isGone ? (
        <Letters state={state} changed={changed}>
          {failure ? (
            <div className="mt-4">
              <Notice tone="danger" alert>
                <p className="m-0 font-semibold">{t('channels.stopFailed')}</p>
                <p className="m-0">{t('errors.notice_noResponse')}</p>
              </Notice>
            </div>
          ) : null}
          <div className="mt-6">
            <SwitchForm on={state.on} pending={pending} onAsk={() => ask(!state.on)} />
          </div>
        </Letters>
      ) : null}
      {isGone ? <Plain title={t('channels.stoppedTitle')}>{t('channels.stoppedNone')}</Plain> : null}
      {state ? (
        <ButtonLink kind="quiet" className="mt-3 -ml-4" to={state.group === 'savedSearches' ? '/user/saved-searches' : '/user/profile-settings'}>
          {t(state.group === 'savedSearches' ? 'channels.ownSearches' : 'channels.toSettings')}
        </ButtonLink>
      ) : (
        <EmptyState
          drawing="bell"
          heading="h1"
          title={t('channels.stopInvalidTitle')}
          text={t('channels.stopInvalidText')}
          action={<ButtonLink to="/user/profile-settings">{t('channels.toSettings')}</ButtonLink>}
        />
      )}
    </div>
  );
}
