// Where a letter's link leads. One press, that of the link, ends the letters: by script, since programs that only look at
// links must not end anything. Mail programs that offer a press of their own, and browsers without scripts, send a form.
import { type ReactNode, useEffect, useState } from 'react';
import { data, Form, useActionData } from 'react-router';
import { savedSearches } from '#contracts/saved-searches.ts';
import { call, CallFailure } from '#web/platform/api.ts';
import { useWords, wordsOf } from '#web/platform/language.tsx';
import { pageData, visitorApi } from '#web/platform/page-data.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/unsubscribe.page.ts';
import { setLetters } from './search-calls.ts';

type Outcome = { is: 'stopped'; names: string[] } | { is: 'resumed'; names: string[] } | { is: 'invalid' } | { is: 'failed' };

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => pageData(context, 'savedSearches');

export async function action({ context, params, request }: Route.ActionArgs) {
  const resumes = (await request.formData().catch(() => undefined))?.get('wish') === 'resume';
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

/** Does what is wished once the scripts are there. */
function useLetters(token: string, sent: Outcome | undefined) {
  const { lng } = useWords();
  const [outcome, setOutcome] = useState(sent);
  const [wish, setWish] = useState<'stop' | 'resume' | undefined>(sent ? undefined : 'stop');
  useEffect(() => {
    if (!wish) return;
    let gone = false;
    setLetters(token, wish === 'resume', lng).then(
      (names) => void (gone || setOutcome({ is: wish === 'resume' ? 'resumed' : 'stopped', names })),
      (error: unknown) => void (gone || setOutcome({ is: error instanceof CallFailure && error.status === 404 ? 'invalid' : 'failed' })),
    );
    return () => void (gone = true);
  }, [token, wish, lng]);
  const wished = (next: 'stop' | 'resume'): void => {
    setOutcome(undefined);
    // The same wish again, after a failure, is a wish of its own.
    setWish(undefined);
    setTimeout(() => setWish(next));
  };
  return { outcome, wished };
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

function Outcomes({ outcome, wished }: { outcome: Outcome; wished: (wish: 'stop' | 'resume') => void }) {
  const { t, fmt } = useWords();
  if (outcome.is === 'invalid') return <Told title={t('savedSearches.stopInvalidTitle')}>{t('savedSearches.stopInvalidText')}</Told>;
  if (outcome.is === 'failed') {
    return (
      <Told title={t('savedSearches.stopFailed')} action={<Button onClick={() => wished('stop')}>{t('shell.retry')}</Button>}>
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
        wished('resume');
      }}
    >
      <input type="hidden" name="wish" value="resume" />
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
  const { outcome, wished } = useLetters(params.token, sent);
  return <div className="mx-auto max-w-xl px-4 py-12">{outcome ? <Outcomes outcome={outcome} wished={wished} /> : <Asking />}</div>;
}
