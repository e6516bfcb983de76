import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import { interestStates, type InterestState } from '#contracts/offers/building-enums.ts';
import { divisions } from '#contracts/enums.ts';
import { interests, type Interest } from '#contracts/offers/interests.ts';
import { limits } from '#contracts/limits.ts';
import { useConfirmed } from '#web/forms/use-confirmed.ts';
import { useWords } from '#web/platform/language.tsx';
import { call, type Api } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const noteInterest = (api: Api, id: string, state: InterestState, note: string): Promise<unknown> =>
  call(api, interests.setState, { params: { id }, body: { state, note: note.trim() || undefined } });

const tones = { new: 'clay', called: 'info', joined: 'green', declined: 'plain' } as const;

function About({ interest: { kind, PostID, title, division, location } }: { interest: Interest }) {
  const { t, fmt, lng } = useWords();
  const named = divisions.find((one) => one === division);
  if (PostID === null || !title) {
    return t('staffFirms.interestPlace', { location: location ?? '', division: named ? t(`enums.division_${named}`) : (division ?? '') });
  }
  return (
    <Link to={detailPath({ type: kind, PostID })} className="text-link">
      {title[lng]} {t('staff.number', { number: fmt.plain(PostID) })}
    </Link>
  );
}

/** How it stands and what the team notes about it. */
function Standing({ interest, onNoted }: { interest: Interest; onNoted: () => void }) {
  const { t } = useWords();
  const [state, setState] = useState<InterestState>(interest.state);
  const [note, setNote] = useState(interest.staffNote ?? '');
  const { busy, act } = useConfirmed(noteInterest, { done: t('staffFirms.interestSaved'), onDone: onNoted });
  const isSame = state === interest.state && note.trim() === (interest.staffNote ?? '');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    act(interest._id, state, note);
  };
  return (
    <form
      onSubmit={submit}
      className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] content-start gap-2 sm:grid-cols-[11rem_minmax(0,1fr)_auto] lg:mt-0 lg:grid-cols-[minmax(0,1fr)_auto]"
    >
      <Select
        aria-label={t('staffFirms.interestState', { name: interest.name })}
        value={state}
        className="[&>select]:pr-8 max-sm:[&>select]:pl-3 [&>svg]:right-2"
        onChange={(event) => setState(interestStates.find((one) => one === event.target.value) ?? state)}
      >
        {interestStates.map((one) => (
          <option key={one} value={one}>
            {t(`enums.interestState_${one}`)}
          </option>
        ))}
      </Select>
      <TextInput
        className="max-sm:order-first max-sm:col-span-2 lg:order-last lg:col-span-2"
        aria-label={t('staffFirms.interestNote')}
        placeholder={t('staffFirms.interestNote')}
        autoComplete="off"
        maxLength={limits.moderation.noteMax}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" kind="outline" disabled={busy || isSame} aria-busy={busy} className="max-sm:!px-3">
        {t(busy ? 'staff.saving' : 'staff.save')}
      </Button>
    </form>
  );
}

/** Who is interested in what, and how it stands. */
export function InterestRow({ interest, onNoted }: { interest: Interest; onNoted: () => void }) {
  const { t, fmt } = useWords();
  const { kind, name, occupation, phone, note, at, state } = interest;
  return (
    <li className="border-b border-line px-4 py-4 last:border-b-0 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-6 lg:px-5">
      <div>
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 className="m-0 !text-lead wrap-anywhere">{name}</h2>
          <Tag tone={tones[state]}>{t(`enums.interestState_${state}`)}</Tag>
          <Tag>{t(`staffFirms.interestKind_${kind}`)}</Tag>
        </div>
        <p className="m-0 text-ui wrap-anywhere">
          {occupation} ·{' '}
          <a href={`tel:${phone}`} className="font-semibold text-link">
            {fmt.phone(phone)}
          </a>
        </p>
        <p className="m-0 text-ui wrap-anywhere">
          <About interest={interest} />
        </p>
        {note ? <p className="m-0 text-ui whitespace-pre-line wrap-anywhere">{note}</p> : null}
        <p className="m-0 text-small text-muted">{fmt.dateTime(at)}</p>
      </div>
      <Standing key={`${state} ${interest.staffNote ?? ''}`} interest={interest} onNoted={onNoted} />
    </li>
  );
}
