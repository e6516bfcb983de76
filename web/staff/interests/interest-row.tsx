import { NotebookPen } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { detailPath } from '#contracts/posts/detail-path.ts';
import { interestStates, type InterestState } from '#contracts/offers/building-enums.ts';
import { divisions } from '#contracts/enums.ts';
import { interests, type Interest } from '#contracts/offers/interests.ts';
import { limits } from '#contracts/limits.ts';
import { useAreas } from '#web/areas/use-areas.ts';
import { useConfirmed } from '#web/forms/use-confirmed.ts';
import { useWords } from '#web/platform/language.tsx';
import { call, type Api } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { areaNamed } from './area-named.ts';

const noteInterest = (api: Api, id: string, state: InterestState, note: string): Promise<unknown> =>
  call(api, interests.setState, { params: { id }, body: { state, note: note.trim() || undefined } });

/** A dot tells the state too: who still has to be called is seen while passing. */
const dots = { new: 'bg-clay', called: 'bg-info', joined: 'bg-primary', declined: 'bg-control' } as const;

function About({ interest: { kind, PostID, title, division, location } }: { interest: Interest }) {
  const { t, fmt, lng } = useWords();
  const areas = useAreas();
  const named = divisions.find((one) => one === division);
  if (PostID === null || !title) {
    const area = areas.state === 'ready' && location ? areaNamed(areas.tree, location) : undefined;
    const place = { location: area?.[lng] ?? location ?? '', division: named ? t(`enums.division_${named}`) : (division ?? '') };
    return area ? t('staffFirms.interestArea', place) : t('staffFirms.interestPlace', place);
  }
  return (
    <Link to={detailPath({ type: kind, PostID })} className="text-link">
      {title[lng]} {t('staff.number', { number: fmt.plain(PostID) })}
    </Link>
  );
}

interface OfInterest {
  interest: Interest;
  onNoted: () => void;
}

/** How it stands; another choice is saved at once, and one that could not be saved goes back. */
function State({ interest, onNoted }: OfInterest) {
  const { t } = useWords();
  const [chosen, setChosen] = useState(interest.state);
  const { busy, act } = useConfirmed(noteInterest, { done: t('staffFirms.interestSaved'), onDone: onNoted });
  const shown = busy ? chosen : interest.state;
  const choose = (value: string): void => {
    const next = interestStates.find((one) => one === value);
    if (!next || next === interest.state) return;
    setChosen(next);
    act(interest._id, next, interest.staffNote ?? '');
  };
  return (
    <Select
      aria-label={t('staffFirms.interestState', { name: interest.name })}
      aria-busy={busy}
      disabled={busy}
      value={shown}
      icon={<span className={`size-2 rounded-full ${dots[shown]}`} />}
      className="w-42 max-w-full shrink-0 lg:w-44 text-ui [&>select]:!h-11 [&>select]:!border-line [&>select]:!pr-7 [&>select]:!pl-8 [&>svg]:!right-1.5 [&>svg]:!size-4"
      onChange={(event) => choose(event.target.value)}
    >
      {interestStates.map((one) => (
        <option key={one} value={one}>
          {t(`enums.interestState_${one}`)}
        </option>
      ))}
    </Select>
  );
}

/** What the person wrote, and what the team notes about it. */
function Notes({ interest, onNoted }: OfInterest) {
  const { t } = useWords();
  const [note, setNote] = useState(interest.staffNote ?? '');
  const { busy, act } = useConfirmed(noteInterest, { done: t('staffFirms.interestSaved'), onDone: onNoted });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    act(interest._id, interest.state, note);
  };
  return (
    <>
      {interest.note ? <p className="m-0 mb-2 max-w-prose text-ui whitespace-pre-line wrap-anywhere">{interest.note}</p> : null}
      <form onSubmit={submit} className="flex gap-2">
        <TextInput
          className="min-w-0 flex-1"
          aria-label={t('staffFirms.interestNote')}
          placeholder={t('staffFirms.interestNote')}
          autoComplete="off"
          maxLength={limits.moderation.noteMax}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button type="submit" kind="outline" disabled={busy || note.trim() === (interest.staffNote ?? '')} aria-busy={busy} className="!px-3">
          {t(busy ? 'staff.saving' : 'staff.save')}
        </Button>
      </form>
    </>
  );
}

/** Who is interested in what, and how it stands, in one row; the notes open below it. */
export function InterestRow({ interest, onNoted }: OfInterest) {
  const { t, fmt } = useWords();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { kind, name, occupation, phone, at, state, staffNote } = interest;
  const noted = [interest.note, staffNote].filter(Boolean).length;
  return (
    <li className="border-b border-line px-4 py-1.5 last:border-b-0 lg:px-5">
      <div className="gap-x-3 lg:grid lg:min-h-11 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_8.5rem_18rem] lg:items-center lg:gap-x-5">
        <div className="min-w-0 leading-snug max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-2">
          <h2 className="m-0 !font-text !text-ui !leading-snug !font-semibold max-lg:wrap-anywhere lg:truncate">{name}</h2>
          <p className="m-0 text-small lg:truncate">
            <a href={`tel:${phone}`} className="font-semibold whitespace-nowrap text-link">
              {fmt.phone(phone)}
            </a>
            <span className="text-muted"> · {occupation}</span>
          </p>
        </div>
        <div className="min-w-0 text-small leading-snug">
          <p className="m-0 max-lg:wrap-anywhere lg:truncate">
            <About interest={interest} />
          </p>
          <p className="m-0 text-muted max-lg:hidden lg:truncate">{t(`staffFirms.interestKind_${kind}`)}</p>
        </div>
        <time dateTime={at} title={fmt.dateTime(at)} className="text-small text-muted max-lg:hidden">
          {fmt.date(at)}
        </time>
        <div className="flex items-center gap-2 max-lg:mt-1 max-lg:flex-wrap">
          <State interest={interest} onNoted={onNoted} />
          <span className="flex-1 text-small whitespace-nowrap text-muted lg:hidden">{fmt.dayMonth(at)}</span>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="control inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2.5 max-lg:-mr-2.5 text-ui font-semibold text-link hover:bg-sunk [&>svg]:size-5"
          >
            <NotebookPen aria-hidden="true" />
            <span className="max-lg:sr-only">{t('staffFirms.interestNotes')}</span>
            {noted > 0 ? <span className="text-small text-muted">{fmt.number(noted)}</span> : null}
            <span className="sr-only">: {name}</span>
          </button>
        </div>
      </div>
      {open ? (
        <div id={id} className="pt-1 pb-2">
          <Notes key={`${state} ${staffNote ?? ''}`} interest={interest} onNoted={onNoted} />
        </div>
      ) : null}
    </li>
  );
}
