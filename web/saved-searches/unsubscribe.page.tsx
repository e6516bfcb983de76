// Where a letter's link leads. One press, that of the link, ends the letters: by script, since programs that only look at
// links must not end anything. Mail programs that offer a press of their own, and browsers without scripts, send a form.
import { type ReactNode, useEffect, useState } from 'react';
import { data, Form, useActionData } from 'react-router';
import { savedSearches } from '#contracts/saved-searches.ts';
import { call, CallFailure } from '#web/platform/api.ts';
import { useWords, wordsOf } from '#web/platform/language.tsx';
import type { Outcome as CallOutcome } from '#web/platform/outcome.ts';
import { pageData, visitorApi } from '#web/platform/page-data.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useCall } from '#web/platform/use-call.ts';
import type { Route } from './+types/unsubscribe.page.ts';
import { setLetters } from './search-calls.ts';

type Outcome = { is: 'stopped'; names: string[] } | { is: 'resumed'; names: string[] } | { is: 'invalid' } | { is: 'failed' };

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => pageData(context, 'savedSearches');

export async function action({ context, params, request }: Route.ActionArgs) {
  const resumes = (await request.formData().catch(() => undefined))?.get('asked') === 'resume';
  try {
    const { names } = await call(visitorApi(context), resumes ? savedSearches.resubscribe : savedSearches.unsubscribe, { params: { token: params.token } });
    return data<Outcome>({ is: resumes ? 'resumed' : 'stopped', names });
  } catch (error) {
    const status = error instanceof CallFailure ? error.status : 0;
    if (status === 404) return data<Outcome>({ is: 'invalid' }, { status });
    throw error;
  }
}

/** The address is a key: it must not travel, not even to our own log of files. */
export const headers = (): HeadersInit => ({ 'referrer-policy': 'no-referrer' });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...(loaderData ? [{ title: wordsOf(loaderData)('savedSearches.stopDocument') }] : []),
  { name: 'robots', content: 'noindex' },
  // The address is a key: it must not travel to other sites.
  { name: 'referrer', content: 'no-referrer' },
];

type Asked = 'stop' | 'resume';

function endOf(asked: Asked, answer: CallOutcome<string[]>): Outcome {
  if (answer.ok) return { is: asked === 'resume' ? 'resumed' : 'stopped', names: answer.value };
  return { is: answer.failure.status === 404 ? 'invalid' : 'failed' };
}

/** Does what is asked once the scripts are there: at first, that the letters stop. */
function useLetters(token: string, sent: Outcome | undefined) {
  const [outcome, setOutcome] = useState(sent);
  const { run } = useCall((api, asked: Asked) => setLetters(api, token, asked === 'resume'));
  useEffect(() => {
    if (!sent) void run('stop').then((answer) => answer && setOutcome(endOf('stop', answer)));
  }, [sent, run]);
  const ask = (asked: Asked): void => {
    setOutcome(undefined);
    void run(asked).then((answer) => answer && setOutcome(endOf(asked, answer)));
  };
  return { outcome, ask };
}

function Told({ title, children, action: way }: { title: string; children: ReactNode; action?: ReactNode }) {
  const { t } = useWords();
  return (
    <>
      <h1 className="m-0">{title}</h1>
      <output className="mt-3 block">{children}</output>
      <div className="mt-6 flex flex-wrap gap-3">
        {way}
        <ButtonLink kind="outline" to="/user/saved-searches">
          {t('savedSearches.ownSearches')}
        </ButtonLink>
      </div>
    </>
  );
}

function Outcomes({ outcome, ask }: { outcome: Outcome; ask: (asked: Asked) => void }) {
  const { t, fmt } = useWords();
  if (outcome.is === 'invalid') return <Told title={t('savedSearches.stopInvalidTitle')}>{t('savedSearches.stopInvalidText')}</Told>;
  if (outcome.is === 'failed') {
    return (
      <Told title={t('savedSearches.stopFailed')} action={<Button onClick={() => ask('stop')}>{t('shell.retry')}</Button>}>
        {t('errors.notice_noResponse')}
      </Told>
    );
  }
  const names = fmt.list(outcome.names.map((name) => t('savedSearches.quoted', { name })));
  if (outcome.is === 'resumed') return <Told title={t('savedSearches.resumedTitle')}>{t('savedSearches.resumedText', { names })}</Told>;
  if (outcome.names.length === 0) return <Told title={t('savedSearches.stoppedTitle')}>{t('savedSearches.stoppedNone')}</Told>;
  const again = (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        ask('resume');
      }}
    >
      <input type="hidden" name="asked" value="resume" />
      <Button type="submit">{t('savedSearches.resume')}</Button>
    </Form>
  );
  return (
    <Told title={t('savedSearches.stoppedTitle')} action={again}>
      {t('savedSearches.stoppedText', { names })}
    </Told>
  );
}

/** Before the answer is there; without scripts a form asks for it. */
function Asking() {
  const { t } = useWords();
  return (
    <>
      <h1 className="m-0">{t('savedSearches.stopTitle')}</h1>
      <output className="mt-3 block noscript:hidden">{t('savedSearches.stopping')}</output>
      <noscript>
        <form method="post" className="mt-3">
          <p>{t('savedSearches.stopAsk')}</p>
          <button type="submit" className="min-h-12 rounded-control bg-primary px-5 font-semibold text-on-primary">
            {t('savedSearches.stopButton')}
          </button>
        </form>
      </noscript>
    </>
  );
}

export default function UnsubscribePage({ params }: Route.ComponentProps) {
  const sent = useActionData<typeof action>();
  const { outcome, ask } = useLetters(params.token, sent);
  return <div className="mx-auto max-w-xl px-4 py-12">{outcome ? <Outcomes outcome={outcome} ask={ask} /> : <Asking />}</div>;
}
