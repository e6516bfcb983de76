import { type FormEvent, useState } from 'react';
import { type LegalRequest, legalRequests } from '#contracts/staff/legal-requests.ts';
import { Confirm } from '#web/forms/confirm.tsx';
import { useConfirmed } from '#web/forms/use-confirmed.ts';
import { toAsciiDigits } from '#i18n/digits.ts';
import { type Api, call } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** Usual lengths of an order; a hold can be renewed. */
const lengths = [90, 180, 365, 730] as const;

/** A hold that is about to be ended. */
export interface EndingHold {
  request: LegalRequest;
  PostID: number;
}

const holdPost = (api: Api, id: string, PostID: string, days: number): Promise<unknown> =>
  call(api, legalRequests.holdPost, { params: { id, PostID }, body: { days } });
const releasePost = (api: Api, id: string, PostID: number): Promise<unknown> => call(api, legalRequests.releasePost, { params: { id, PostID } });

interface HoldFormProps {
  request: LegalRequest;
  /** Stands in the field at first. */
  post?: string | undefined;
  onSaved: () => void;
}

function HoldForm({ request, post, onSaved }: HoldFormProps) {
  const { t, fmt } = useWords();
  const [number, setNumber] = useState(post ? fmt.plain(Number(post)) : '');
  const [days, setDays] = useState<number>(lengths[1]);
  const texts = { NOT_FOUND: 'legalRequests.holdNoPost', VALIDATION_FAILED: 'legalRequests.holdNoPost' } as const;
  const saved = (): void => {
    setNumber('');
    onSaved();
  };
  const { busy, act } = useConfirmed(holdPost, { done: t('legalRequests.holdPlaced'), texts, onDone: saved });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    act(request._id, toAsciiDigits(number).trim(), days);
  };
  return (
    <form onSubmit={submit} className="mt-2 flex flex-wrap gap-2">
      <TextInput
        className="min-w-0 flex-1 basis-32 sm:max-w-60"
        aria-label={t('legalRequests.holdNumber', { number: fmt.plain(request.number) })}
        placeholder={t('legalRequests.holdPost')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
      <Select aria-label={t('legalRequests.holdLength')} value={days} className="w-36" onChange={(event) => setDays(Number(event.target.value))}>
        {lengths.map((length) => (
          <option key={length} value={length}>
            {t('legalRequests.holdDays', { days: length })}
          </option>
        ))}
      </Select>
      <Button type="submit" kind="outline" className="max-sm:w-full" disabled={busy || number.trim() === ''} aria-busy={busy}>
        {t('legalRequests.hold')}
      </Button>
    </form>
  );
}

/** The posts that no job deletes because of the request, and another one. */
export function PostHolds({ request, post, onSaved, onEnd }: HoldFormProps & { onEnd: (hold: EndingHold) => void }) {
  const { t, fmt } = useWords();
  return (
    <details className="mt-3" open={post !== undefined || request.holds.length > 0}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-small font-semibold text-link">{t('legalRequests.holds')}</summary>
      <p className="m-0 max-w-prose text-small text-muted">{t('legalRequests.holdsLead')}</p>
      <ul className="m-0 list-none p-0">
        {request.holds.map(({ PostID, until }) => (
          <li key={PostID} className="flex flex-wrap items-center gap-x-2.5">
            <span className="text-ui">{t('legalRequests.heldUntil', { number: fmt.plain(PostID), date: fmt.date(until) })}</span>
            <Button kind="quiet" aria-label={t('legalRequests.holdEndOf', { number: fmt.plain(PostID) })} onClick={() => onEnd({ request, PostID })}>
              {t('legalRequests.holdEnd')}
            </Button>
          </li>
        ))}
      </ul>
      <HoldForm request={request} post={post} onSaved={onSaved} />
    </details>
  );
}

/** Asks before a hold ends: the post may be erased within the hour. */
export function EndHold({ hold: { request, PostID }, onClose, onDone }: { hold: EndingHold; onClose: () => void; onDone: () => void }) {
  const { t, fmt } = useWords();
  const number = fmt.plain(PostID);
  const { busy, act } = useConfirmed(releasePost, { done: t('legalRequests.holdEnded'), onClose, onDone });
  return (
    <Confirm
      onClose={onClose}
      title={t('legalRequests.holdEndTitle', { number })}
      yes={t('legalRequests.holdEnd')}
      busy={busy}
      onYes={() => act(request._id, PostID)}
    >
      {t('legalRequests.holdEndText')}
    </Confirm>
  );
}
