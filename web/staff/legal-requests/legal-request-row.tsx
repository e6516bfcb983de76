import { type FormEvent, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { legalRequestStates, type LegalRequestState } from '#contracts/staff/legal-request-enums.ts';
import { legalRequests, type LegalRequest } from '#contracts/staff/legal-requests.ts';
import { useConfirmed } from '#web/forms/use-confirmed.ts';
import { type Api, call } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type EndingHold, PostHolds } from './post-holds.tsx';

const save = (api: Api, id: string, state: LegalRequestState, note: string): Promise<unknown> =>
  call(api, legalRequests.setState, { params: { id }, body: { state, note: note.trim() || undefined } });

const isOpen = (state: LegalRequestState): boolean => state === 'received' || state === 'checking';

/** How it stands and what was done, saved together: a state without its reason is worth little to an authority. */
function Answer({ request, onSaved }: { request: LegalRequest; onSaved: () => void }) {
  const { t, fmt } = useWords();
  const [state, setState] = useState(request.state);
  const [note, setNote] = useState(request.staffNote ?? '');
  const { busy, act } = useConfirmed(save, { done: t('legalRequests.staffSaved'), onDone: onSaved });
  const isSame = state === request.state && note.trim() === (request.staffNote ?? '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    act(request._id, state, note);
  };
  return (
    <form onSubmit={submit} className="mt-3 flex flex-wrap gap-2">
      <Select
        aria-label={t('legalRequests.staffState', { number: fmt.plain(request.number) })}
        value={state}
        className="w-44 max-sm:w-full"
        onChange={(event) => setState(legalRequestStates.find((one) => one === event.target.value) ?? state)}
      >
        {legalRequestStates.map((one) => (
          <option key={one} value={one}>
            {t(`legalRequests.state_${one}`)}
          </option>
        ))}
      </Select>
      <TextInput
        className="min-w-0 flex-1 basis-60"
        aria-label={t('legalRequests.staffNote')}
        placeholder={t('legalRequests.staffNote')}
        autoComplete="off"
        maxLength={limits.moderation.noteMax}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" kind="outline" disabled={busy || isSame} aria-busy={busy}>
        {t(busy ? 'staff.saving' : 'staff.save')}
      </Button>
    </form>
  );
}

interface LegalRequestRowProps {
  request: LegalRequest;
  /** The post that a hold is about to be placed for. */
  post: string | undefined;
  onSaved: () => void;
  onEnd: (hold: EndingHold) => void;
}

/** One request with all that was written, which is read as a whole. */
export function LegalRequestRow({ request, post, onSaved, onEnd }: LegalRequestRowProps) {
  const { t, fmt, now } = useWords();
  const { number, at, answerBy, kind, name, organisation, email, phone, subject, text, basis, state } = request;
  const isLate = isOpen(state) && answerBy < now;
  return (
    <li className="border-b border-line px-4 py-4 last:border-b-0 lg:px-5">
      <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <h2 className="m-0 !font-text !text-ui !font-semibold wrap-anywhere">
          {t('legalRequests.staffNumber', { number: fmt.plain(number) })} · {organisation ?? name}
        </h2>
        <Tag tone={isOpen(state) ? 'gold' : 'green'}>{t(`legalRequests.state_${state}`)}</Tag>
        {isOpen(state) ? (
          <span className={`text-small ${isLate ? 'font-semibold text-danger' : 'text-muted'}`}>
            {t(isLate ? 'legalRequests.staffLate' : 'legalRequests.staffAnswerBy', { date: fmt.date(answerBy) })}
          </span>
        ) : null}
      </div>
      <p className="m-0 text-small text-muted wrap-anywhere">
        {t(`legalRequests.staffKind_${kind}`)} · {fmt.dateTime(at)}
      </p>
      <p className="m-0 text-small wrap-anywhere">
        {organisation ? `${name} · ` : ''}
        <a href={`mailto:${email}`} className="text-link">
          {email}
        </a>
        {phone ? ` · ${phone}` : null}
      </p>
      <p className="mt-2 mb-0 max-w-prose font-semibold whitespace-pre-line wrap-anywhere">{subject}</p>
      <p className="mt-1 mb-0 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
      {basis ? <p className="mt-1 mb-0 max-w-prose text-small whitespace-pre-line wrap-anywhere">{t('legalRequests.staffBasis', { basis })}</p> : null}
      <Answer key={`${state} ${request.staffNote ?? ''}`} request={request} onSaved={onSaved} />
      <PostHolds request={request} post={post} onSaved={onSaved} onEnd={onEnd} />
    </li>
  );
}
