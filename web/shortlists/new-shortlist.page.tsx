import { type FormEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { limits } from '#contracts/limits.ts';
import { languageOf } from '#i18n/detect.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useDataSaver } from '#web/platform/data-saver.ts';
import { useWords, wordsOfMatches } from '#web/platform/language.tsx';
import { readAsMember, useMemberData } from '#web/platform/calls/member-data.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
import { type Priced, usePrice } from '#web/listings/use-price.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/controls.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { described, ErrorText, Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Route } from './+types/new-shortlist.page.ts';
import { ReadingFailed } from './reading-failed.tsx';
import { createShortlist, readChoices, type Choice } from './shortlist-calls.ts';

export const handle = { cache: false };

const { postsMax, validDays, nameMax } = limits.shortlists;

/** The posts that the address names, such as those that were compared. */
function idsIn(search: string): number[] {
  const numbers = (new URLSearchParams(search).get('ids') ?? '').split(',').map(Number);
  return [...new Set(numbers)].filter((id) => Number.isInteger(id) && id > 0 && id <= limits.posts.numberMax).slice(0, postsMax);
}

const keyOf = (ids: readonly number[]): string => `shortlist of ${ids.join()}`;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const ids = idsIn(new URL(request.url).search);
  return { choices: await readAsMember(keyOf(ids), (api) => readChoices(api, ids)), now: new Date().toISOString() };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOfMatches(matches);
  return [...(t ? [{ title: t('shortlists.newDocument') }] : []), { name: 'robots', content: 'noindex' }];
};

function ChoicePrice({ priced }: { priced: Priced }) {
  const { main, unit } = usePrice(priced);
  return (
    <b className="block font-semibold">
      {main}
      {unit ? <span className="text-small font-normal text-muted"> {unit}</span> : null}
    </b>
  );
}

function ChoiceRow({ choice, checked, full }: { choice: Choice; checked: boolean; full: boolean }) {
  const { t } = useWords();
  const saver = useDataSaver();
  return (
    <Checkbox
      name="postIds"
      value={choice.postId}
      defaultChecked={checked}
      disabled={full}
      className="rounded-control border border-line bg-card py-2 pr-3 pl-3.5 has-checked:border-primary has-disabled:opacity-60"
      label={
        <span className="flex items-center gap-3">
          {choice.picture && !saver ? (
            <img src={choice.picture} alt="" width={72} height={54} loading="lazy" className="h-13.5 w-18 rounded-tag object-cover" />
          ) : null}
          <span className="min-w-0 flex-1">
            {choice.priced ? <ChoicePrice priced={choice.priced} /> : null}
            <span lang={languageOf(choice.title)} className="line-clamp-2 text-ui leading-[1.5] break-words">
              {choice.title}
            </span>
            <span className="text-small text-muted">{t(`enums.purpose_${choice.type}`)}</span>
          </span>
        </span>
      }
    />
  );
}

/** The form: nothing that was typed or chosen is lost by a refusal. */
function NewShortlist({ choices, named }: { choices: readonly Choice[]; named: readonly number[] }) {
  const words = useWords();
  const { t, fmt } = words;
  // Enough for one press; whoever wants another name types over it.
  const [proposed] = useState(() => t('shortlists.proposed', { date: fmt.dayMonth(Date.now()) }));
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly number[]>(() => choices.flatMap(({ postId }) => (named.includes(postId) ? postId : [])));
  const attempt = useRef(crypto.randomUUID());
  const { run, pending, failure, fieldErrors } = useCall(createShortlist);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const outcome = await run({ name: String(new FormData(form).get('name') ?? ''), postIds: [...chosen] }, attempt.current);
    if (outcome?.ok) return void navigate(`/user/shortlists/${outcome.value}`, { replace: true });
    attempt.current = crypto.randomUUID();
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const choose = (form: HTMLFormElement): void => setChosen(new FormData(form).getAll('postIds').map(Number));
  const full = chosen.length >= postsMax;
  const nothing = fieldErrors['postIds'] ? t('shortlists.chooseOne') : undefined;
  return (
    <form onSubmit={(event) => void send(event)} onChange={(event) => choose(event.currentTarget)} noValidate className="mt-4 grid gap-5">
      <Field id="shortlist-name" label={t('shortlists.name')} hint={t('shortlists.nameHint')} error={fieldErrors['name']}>
        <TextInput
          {...described('shortlist-name', fieldErrors['name'], true)}
          name="name"
          defaultValue={proposed}
          onFocus={(event) => event.target.select()}
          maxLength={nameMax}
          autoComplete="off"
        />
      </Field>
      <fieldset className="m-0 min-w-0 border-0 p-0" {...(nothing ? { 'aria-describedby': 'chosen-posts-error' } : {})}>
        <legend className="mb-1.5 text-ui font-semibold">{t('shortlists.choose')}</legend>
        <output className="block text-small text-muted">
          {t('shortlists.chosen', { count: chosen.length, max: postsMax })} {full ? t('shortlists.full', { max: postsMax }) : null}
        </output>
        <ErrorText id="chosen-posts" error={chosen.length > 0 ? undefined : nothing} />
        <div className="mt-2 grid grid-cols-1 gap-2 sm:grid-cols-2">
          {choices.map((choice) => (
            <ChoiceRow key={choice.postId} choice={choice} checked={chosen.includes(choice.postId)} full={full && !chosen.includes(choice.postId)} />
          ))}
        </div>
      </fieldset>
      {failure ? (
        <Notice tone="danger" alert>
          {failureText(words, failure)}
        </Notice>
      ) : null}
      <div className="z-10 max-lg:sticky max-lg:bottom-[calc(64px+env(safe-area-inset-bottom))] max-lg:-mx-4 max-lg:border-y max-lg:border-line max-lg:bg-card max-lg:px-4 max-lg:py-2.5">
        <Button type="submit" disabled={pending} aria-busy={pending} className="max-sm:w-full">
          {t('shortlists.create')}
        </Button>
      </div>
    </form>
  );
}

function Waiting() {
  const { t } = useWords();
  return (
    <section aria-busy="true" aria-label={t('shell.loading')} className="delayed mt-4 grid gap-4">
      <Bone className="h-12 w-full rounded-control" />
      <Bone className="h-40 w-full rounded-card" />
    </section>
  );
}

export const HydrateFallback = Waiting;

export default function NewShortlistPage({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const ids = idsIn(useLocation().search);
  const reading = useMemberData(keyOf(ids), loaderData.choices);
  const { value, failure } = reading;
  return (
    <div className="max-w-3xl">
      <h1 className="m-0">{t('shortlists.newTitle')}</h1>
      <p className="mt-1 mb-0 text-ui text-muted">{t('shortlists.newLead', { days: validDays })}</p>
      <ReadingFailed reading={reading} />
      {value?.length === 0 ? (
        <EmptyState
          title={t('shortlists.nothingTitle')}
          text={t('shortlists.nothingText')}
          action={<ButtonLink to="/property-search">{t('shortlists.find')}</ButtonLink>}
        />
      ) : null}
      {value && value.length > 0 ? <NewShortlist key={keyOf(ids)} choices={value} named={ids} /> : null}
      {value || failure ? null : <Waiting />}
    </div>
  );
}
