import { Eye, EyeOff, LogIn } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { FieldError } from '#contracts/errors.ts';
import { useWords, wordsOf } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/page-data.ts';
import { beginSession, memberApi, useSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/controls.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/sign-in.page.ts';
import { returnPath } from './return-path.ts';

export const loader = ({ context }: Route.LoaderArgs) => pageData(context, 'accounts');

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = wordsOf(loaderData);
  return [{ title: t('accounts.signInTitle') }, { name: 'robots', content: 'noindex' }];
};

interface Problem {
  fields: Record<string, string>;
  message?: string;
}

function useSignIn(done: () => void) {
  const { t, fmt } = useWords();
  const [problem, setProblem] = useState<Problem>({ fields: {} });
  const [busy, setBusy] = useState(false);
  async function submit(form: HTMLFormElement): Promise<void> {
    const typed = new FormData(form);
    setBusy(true);
    try {
      const { signIn } = await import('./sign-in-call.ts');
      const api = { ...memberApi(), token: undefined };
      const result = await signIn(api, { email: String(typed.get('email')), password: String(typed.get('password')) }, (key) => t.dynamic(`errors.field_${key as FieldError}`));
      if ('token' in result) {
        await beginSession(result.token);
        return done();
      }
      if ('fields' in result) return setProblem({ fields: result.fields });
      const { failure } = result;
      const wait = failure.retryAfter ? ` ${t('accounts.waitMinutes', { minutes: fmt.number(Math.ceil(failure.retryAfter / 60)) })}` : '';
      const offline = failure.code === 'NO_RESPONSE' ? t('errors.notice_noResponse') : t('errors.notice_loginFailed');
      setProblem({ fields: failure.fields, message: `${failure.message || offline}${wait}` });
    } catch {
      setProblem({ fields: {}, message: t('errors.notice_loginFailed') });
    } finally {
      setBusy(false);
    }
  }
  return { problem, busy, submit };
}

function Password({ error }: { error: string | undefined }) {
  const { t } = useWords();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field id="password" label={t('accounts.password')} error={error} className="mt-4">
      <span className="relative block">
        <TextInput {...described('password', error)} name="password" type={shown ? 'text' : 'password'} autoComplete="current-password" required maxLength={1024} className="[&>input]:pr-13" />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={t('accounts.showPassword')}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-muted"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </span>
    </Field>
  );
}

export default function SignInPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const session = useSession();
  const form = useRef<HTMLFormElement>(null);
  const target = returnPath(params.get('return'), '/');
  const leave = (): void => void navigate(target, { replace: true });
  const { problem, busy, submit } = useSignIn(leave);

  useEffect(() => {
    if (session.state === 'in' && !busy) void navigate(target, { replace: true });
  }, [session.state, busy, navigate, target]);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problem]);

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  const returning = params.get('return');
  return (
    <div className="mx-auto max-w-md px-4 pt-8 lg:pt-14">
      <form ref={form} method="post" noValidate onSubmit={onSubmit} className="rounded-card border border-line bg-card p-5 sm:p-8">
        <h1 className="m-0">{t('accounts.welcomeBack')}</h1>
        <p className="mt-1 mb-0 text-muted">{returning ? t('accounts.signInToGoOn') : t('accounts.signInLead')}</p>
        <noscript>
          <p className="mt-4">{t('shell.needsScript')}</p>
        </noscript>
        {problem.message ? (
          <div className="mt-4">
            <Notice tone="danger" alert>
              {problem.message}
            </Notice>
          </div>
        ) : null}
        <Field id="email" label={t('accounts.email')} error={problem.fields['email']} className="mt-5">
          <TextInput {...described('email', problem.fields['email'])} name="email" type="email" inputMode="email" autoComplete="username" required maxLength={254} />
        </Field>
        <Password error={problem.fields['password']} />
        <p className="mt-2 mb-0 text-right">
          <Link to="/ForgotPassword" className="inline-flex min-h-11 items-center text-[15px] text-link">
            {t('accounts.forgotPassword')}
          </Link>
        </p>
        <Button type="submit" disabled={busy} className="mt-2 w-full">
          <LogIn aria-hidden="true" className="size-5" />
          {busy ? t('accounts.signingIn') : t('shell.signIn')}
        </Button>
        <p className="mt-5 mb-0 text-center text-[15px]">
          {t('accounts.noAccount')}{' '}
          <Link to="/Register" className="inline-flex min-h-11 items-center font-semibold text-link">
            {t('accounts.register')}
          </Link>
        </p>
      </form>
    </div>
  );
}
