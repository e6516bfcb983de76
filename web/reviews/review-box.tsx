import { CircleCheck } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { pendingIntent } from '#web/platform/visit/pending-intent.ts';
import { sendsOnceHydrated } from '#web/platform/delivery/replay-click.ts';
import { useSession } from '#web/platform/session.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Ticket } from './review-calls.ts';

const ReviewForm = lazy(async () => ({ default: (await import('./review-form.tsx')).ReviewForm }));

/** The code that someone typed before they were asked to sign in. */
const typedCode = pendingIntent('reviewCode', (stored) => (typeof stored === 'string' ? stored : undefined));

const boxId = 'write-review';

interface CodeStepProps {
  postId: number;
  /** Why the code is asked for again. */
  again: string | undefined;
  onTicket: (ticket: Ticket) => void;
}

/** The code in any case, with spaces and hyphens as it was read out. Anyone who is signed out signs in first and comes back here. */
function CodeStep({ postId, again, onTicket }: CodeStepProps) {
  const { t } = useWords();
  const { state } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Left to the browser: what is typed before this part hydrates stays.
  const box = useRef<HTMLInputElement>(null);
  const back = `${pathname}#${boxId}`;
  const checking = useCall(async (api, typed: string) => (await import('./review-calls.ts')).verifyCode(api, postId, typed));
  useEffect(() => {
    const typed = state === 'in' ? typedCode.take() : undefined;
    if (typed && box.current && box.current.value === '') box.current.value = typed;
  }, [state]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const code = box.current?.value ?? '';
    if (state === 'out') {
      typedCode.keep(code);
      return void navigate(`/SignIn?return=${encodeURIComponent(back)}`);
    }
    const outcome = await checking.run(code);
    if (outcome?.ok) onTicket(outcome.value);
  };
  // What is wrong with the code is at its box, whether the rules or the server found it.
  const isAboutCode = ['CODE_INVALID', 'CODE_EXPIRED'].includes(checking.failure?.code ?? '');
  const error = checking.fieldErrors['code'] ?? (isAboutCode ? checking.failure?.message : again);
  const hint = t('reviews.codeHint');
  return (
    // Without scripts the form leads to signing in, which is the first step for most.
    <form method="get" action="/SignIn" noValidate onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="return" value={back} />
      <p className="mt-1 mb-3 text-ui text-muted">{t('reviews.writeLead')}</p>
      <Field id="review-code" label={t('reviews.code')} hint={hint} error={error}>
        <span className="flex gap-2">
          <TextInput
            {...described('review-code', error, hint)}
            ref={box}
            className="min-w-0 flex-1"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="K7QM-3F9X"
            onChange={() => checking.clear()}
          />
          <Button type="submit" {...sendsOnceHydrated} className="shrink-0 !px-4" disabled={checking.pending} aria-busy={checking.pending}>
            {t(checking.pending ? 'reviews.codeChecking' : 'reviews.codeNext')}
          </Button>
        </span>
      </Field>
      {state === 'out' ? <p className="mt-2 mb-0 text-small text-muted">{t('reviews.writeSignIn')}</p> : null}
      <FailureNotice failure={isAboutCode ? undefined : checking.failure} />
    </form>
  );
}

/** Stands where the long form was, so the screen and the focus go to it. */
function Thanks() {
  const { t } = useWords();
  const area = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    area.current?.focus({ preventScroll: true });
    area.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <output ref={area} tabIndex={-1} className="block outline-none">
      <p className="m-0 flex items-center gap-2.5 font-semibold">
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-primary" />
        {t('reviews.thanksTitle')}
      </p>
      <p className="mt-2 mb-4 text-ui">{t('reviews.thanksText')}</p>
      <ButtonLink kind="outline" to="/user/my-reviews">
        {t('reviews.thanksMine')}
      </ButtonLink>
    </output>
  );
}

/** Writing a review: the code, then stars, text and pictures, then thanks. */
export function ReviewBox({ postId }: { postId: number }) {
  const { t } = useWords();
  const [ticket, setTicket] = useState<Ticket>();
  const [begun, setBegun] = useState(false);
  const [again, setAgain] = useState<string>();
  const [sent, setSent] = useState(false);
  const accept = (good: Ticket): void => {
    setTicket(good);
    setBegun(true);
  };
  return (
    <section id={boxId} aria-labelledby={`${boxId}-title`} className="scroll-mt-24 rounded-card border border-line bg-card p-4 lg:p-5 print:hidden">
      <h2 id={`${boxId}-title`} className="m-0 !text-h3">
        {t('reviews.writeTitle')}
      </h2>
      {sent ? (
        <div className="mt-3">
          <Thanks />
        </div>
      ) : null}
      {sent || ticket ? null : <CodeStep postId={postId} again={again} onTicket={accept} />}
      {begun ? (
        // What was written stays where the ticket ends and the code is asked for again.
        <div hidden={sent || !ticket}>
          <Suspense>
            <ReviewForm
              postId={postId}
              ticket={ticket}
              onSent={() => setSent(true)}
              onCode={(why) => {
                setAgain(why);
                setTicket(undefined);
              }}
            />
          </Suspense>
        </div>
      ) : null}
    </section>
  );
}
