// The numbers of one's own post, each proved by a code that is sent to it.
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import type { ContactProof } from '#contracts/posts/phone-proofs.ts';
import { toAsciiDigits } from '#i18n/digits.ts';
import { ReadFailed } from '#web/forms/read-failed.tsx';
import { reasonText } from '#web/platform/calls/failure-text.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { useSecondsLeft } from '#web/platform/hooks/use-seconds-left.ts';
import { useTimeLeft } from '#web/platform/hooks/use-time-left.ts';
import { useWords, wordsOf } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/number.page.ts';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => pageData(context, 'accounts', 'myPosts');

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  return [{ title: wordsOf(loaderData)('myPosts.numberDocument') }, { name: 'robots', content: 'noindex' }];
};

const calls = () => import('./number-calls.ts');
const { digits, validMinutes } = limits.codes;

interface NumberProps {
  PostID: number;
  number: ContactProof;
  onProved: () => void;
}

/** The code that was sent, and a new one when it may be had. */
function CodeForm({ PostID, number: { phone }, onProved, resendAt, onResend }: NumberProps & { resendAt: number; onResend: () => void }) {
  const words = useWords();
  const { t, fmt } = words;
  const { inWords } = useTimeLeft();
  const left = useSecondsLeft(resendAt);
  const [code, setCode] = useState('');
  const verifying = useCall(async (api, typed: string) => (await calls()).verifyCode(api, PostID, { phone, code: typed }));
  async function verify(typed: string): Promise<void> {
    const outcome = await verifying.run(typed);
    if (outcome?.ok) {
      showToast('success', outcome.value.message);
      onProved();
    } else if (outcome) setCode('');
  }
  const { failure } = verifying;
  const isOfCode = failure?.code === 'CODE_INVALID' || failure?.code === 'CODE_EXPIRED' || failure?.code === 'CODE_LOCKED';
  const error = isOfCode ? reasonText(words, failure) : verifying.fieldErrors['code'];
  const change = (typed: string): void => {
    setCode(typed);
    verifying.clear();
    if (toAsciiDigits(typed).replace(/\D/g, '').length === digits) void verify(typed);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void verify(code);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-3">
      <output className="mb-3 block text-ui">{t('myPosts.numberSentTo', { phone: fmt.phone(phone), minutes: fmt.number(validMinutes) })}</output>
      <Field id="code" label={t('accounts.codeLabel')} hint={t('accounts.codeHint')} error={error}>
        <TextInput
          {...described('code', error, t('accounts.codeHint'))}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          disabled={verifying.pending}
          onChange={({ target }) => change(target.value)}
        />
      </Field>
      <FailureNotice failure={isOfCode || failure?.fields['code'] ? undefined : failure} />
      <Button type="submit" disabled={verifying.pending} aria-busy={verifying.pending} className="mt-4 w-full">
        {t(verifying.pending ? 'accounts.checking' : 'myPosts.numberVerify')}
      </Button>
      <Button kind="outline" disabled={left > 0} onClick={onResend} className="mt-3 w-full">
        {left > 0 ? t('accounts.resendIn', { time: inWords(left) }) : t('accounts.resend')}
      </Button>
    </form>
  );
}

/** One number: proved, to be proved, or one to which no code can be sent. */
function NumberCard(props: NumberProps) {
  const { PostID, number } = props;
  const { t, fmt } = useWords();
  const [resendAt, setResendAt] = useState<number>();
  const sending = useCall(async (api) => (await calls()).sendCode(api, PostID, number.phone));
  async function send(): Promise<void> {
    const outcome = await sending.run();
    if (outcome?.ok) setResendAt(Date.now() + outcome.value.resendIn * 1000);
  }
  return (
    <section className="rounded-card border border-line bg-card p-4 lg:p-5">
      <p className="m-0 flex flex-wrap items-center justify-between gap-2">
        <b className="font-[family-name:var(--font-num)] text-heading leading-normal font-semibold whitespace-nowrap">{fmt.phone(number.phone)}</b>
        {number.proof === 'proved' ? (
          <span className="flex items-center gap-1.5 text-ui font-semibold text-primary-ink">
            <CircleCheck aria-hidden="true" className="size-5" />
            {t('myPosts.numberIsProved')}
          </span>
        ) : null}
      </p>
      {number.proof === 'closed' ? <p className="mt-2 mb-0 text-ui text-muted">{t('myPosts.numberClosed')}</p> : null}
      {number.proof === 'open' && resendAt === undefined ? (
        <Button onClick={() => void send()} disabled={sending.pending} aria-busy={sending.pending} className="mt-3 w-full">
          {t(sending.pending ? 'accounts.sendingCode' : 'myPosts.numberSendCode')}
        </Button>
      ) : null}
      {number.proof === 'open' ? <FailureNotice failure={sending.failure} /> : null}
      {number.proof === 'open' && resendAt !== undefined ? <CodeForm {...props} resendAt={resendAt} onResend={() => void send()} /> : null}
    </section>
  );
}

export default function NumberPage({ params }: Pick<Route.ComponentProps, 'params'>) {
  const { t, fmt } = useWords();
  const PostID = Number(params.PostID);
  const { value, failure, reload } = useRead(`numbers ${PostID}`, async () => (await calls()).readNumbers(memberApi(), PostID));
  return (
    <div className="grid max-w-xl gap-4 pb-10">
      <div>
        <h1 className="m-0">{t('myPosts.numberTitle')}</h1>
        <p className="mt-1 mb-0 text-ui text-muted">{t('myPosts.numberLead', { number: fmt.plain(PostID) })}</p>
      </div>
      {value?.numbers.map((number) => (
        <NumberCard key={number.phone} PostID={PostID} number={number} onProved={reload} />
      ))}
      {!value && !failure ? <Bone className="h-32 rounded-card" /> : null}
      {!value && failure ? <ReadFailed failed={failure} text={t('myPosts.numberFailed')} onRetry={reload} /> : null}
      <ButtonLink to="/user/my-properties" kind="outline">
        {t('myPosts.toList')}
      </ButtonLink>
    </div>
  );
}
