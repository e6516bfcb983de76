import { WandSparkles } from 'lucide-react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { facilityGroups, type Facility, type FacilityGroup, type PostType, type PropertyType } from '#contracts/enums.ts';
import { type FieldOfKind, postFieldNames, postFields } from '#contracts/posts/post-fields.ts';
import { limits } from '#contracts/limits.ts';
import { isRequired } from '#contracts/posts/post-rules.ts';
import { languageOf } from '#i18n/detect.ts';
import { closestOf } from '#web/areas/area-tree.ts';
import { useAreas } from '#web/areas/use-areas.ts';
import { useWords } from '#web/platform/language.tsx';
import { facilityIcons } from '#web/listings/facility-icons.ts';
import { choiceKey } from '#web/listings/field-words.ts';
import { ChoiceChip } from '#web/ui/controls.tsx';
import { ErrorText } from '#web/ui/field.tsx';
import { ProposedMark } from '#web/posting/draft/proposed-mark.tsx';
import { Card } from '#web/posting/card.tsx';
import { ContactHint } from '#web/posting/contact-hint.tsx';
import { Fold } from '#web/posting/fold.tsx';
import { PostChoice, PostTextBox, useOptional, usePostField } from '#web/posting/fields.tsx';
import { PlanBox } from '#web/posting/plan/plan-box.tsx';
import { CountBox } from '#web/posting/price/number-box.tsx';
import { kindOf, numberFields } from '#web/posting/price/number-fields.ts';
import { isAsked, type PostField, type PostForm, stepOf, type TextField } from '#web/posting/post-form.ts';
import { labelOf } from './field-label.ts';
import { suggestedTitle } from './title-words.ts';

/** Offers a title made of the answers while none is typed: in the language they write in, and in the other. */
function Suggestion({ type, form }: { type: PostType; form: PostForm }) {
  const { t, lng } = useWords();
  const areas = useAreas();
  const { setValue } = useFormContext<PostForm>();
  if (form.postTitle !== '') return null;
  const area = areas.state === 'ready' ? closestOf(areas.tree, form) : undefined;
  const own = form.description === '' ? lng : languageOf(form.description);
  const titles = [own, own === 'bn' ? 'en' : 'bn'] as const;
  return titles.map((language) => {
    const title = suggestedTitle(type, form, area, language);
    return title ? (
      <button
        key={language}
        type="button"
        onClick={() => setValue('postTitle', title, { shouldDirty: true })}
        className="control mt-2 flex min-h-12 w-full items-center gap-2 rounded-control px-2 text-left text-ui text-link hover:bg-primary-tint"
      >
        <WandSparkles aria-hidden="true" className="size-5 shrink-0" />
        {t('posting.titleSuggest', { title })}
      </button>
    ) : null;
  });
}

const descriptionHint = (type: PostType, { propertyType }: PostForm) =>
  propertyType === 'land' ? 'posting.descriptionHintLand' : type === 'rent' ? 'posting.descriptionHintRent' : 'posting.descriptionHint';

function Texts({ type, form }: { type: PostType; form: PostForm }) {
  const { t } = useWords();
  return (
    <Card id="title-title" title={t('posting.titleTitle')} lead={t(type === 'rent' ? 'posting.titleLeadRent' : 'posting.titleLead')}>
      <PostTextBox name="postTitle" label={t('posting.postTitle')} max={limits.posts.titleMax} autoComplete="off" />
      <Suggestion type={type} form={form} />
      <PostTextBox
        name="description"
        label={t('posting.description')}
        max={limits.posts.descriptionMax}
        hint={t(descriptionHint(type, form))}
        rows={6}
        className="mt-5"
      />
      <ContactHint texts={[form.postTitle, form.description]} />
    </Card>
  );
}

type AskedHere = FieldOfKind<'choice' | 'flag'> & Exclude<TextField, 'plan'>;
const choices = postFieldNames.filter((name): name is AskedHere => ['choice', 'flag'].includes(postFields[name].kind) && stepOf(name) === 'details');

const readiness = [
  { value: 'newReady', condition: 'new', constructionStatus: 'ready' },
  { value: 'underConstruction', condition: 'new', constructionStatus: 'underConstruction' },
  { value: 'used', condition: 'used', constructionStatus: 'ready' },
] as const;

/** New or used, ready or not, as one question: a used home that is still being built is no answer. */
function Readiness() {
  const { t } = useWords();
  const condition = usePostField('condition');
  const status = usePostField('constructionStatus');
  const note = useOptional('condition');
  const error = condition.error ?? status.error;
  const isChosen = (one: (typeof readiness)[number]): boolean => condition.value === one.condition && status.value === one.constructionStatus;
  const choose = (one?: (typeof readiness)[number]): void => {
    condition.set(one?.condition ?? '');
    status.set(one?.constructionStatus ?? '');
  };
  return (
    <fieldset id="condition" className="m-0 min-w-0 border-0 p-0 sm:col-span-2" aria-describedby="condition-error">
      <legend id="constructionStatus" className="mb-0.5 p-0 text-ui font-semibold">
        {t('posting.readiness')} {note ? <span className="font-normal text-muted">{note}</span> : null}
      </legend>
      <div className="flex flex-wrap gap-x-2">
        {readiness.map((one) => (
          <ChoiceChip
            key={one.value}
            kind="radio"
            name="readiness"
            value={one.value}
            label={t(`posting.readiness_${one.value}`)}
            checked={isChosen(one)}
            {...(error ? { 'data-invalid': true } : {})}
            onChange={() => choose(one)}
            onClick={() => void (note !== undefined && isChosen(one) && choose())}
            onBlur={condition.blur}
          />
        ))}
      </div>
      <ErrorText id="condition" error={error ? t('posting.choiceNeeded') : undefined} />
    </fieldset>
  );
}

const inReadiness: readonly AskedHere[] = ['condition', 'constructionStatus'];

function State({ asks }: { asks: (field: PostField) => boolean }) {
  const words = useWords();
  const { t } = words;
  const optionsOf = (name: AskedHere) =>
    name === 'lift'
      ? (['yes', 'no'] as const).map((value) => ({ value: String(value === 'yes'), label: t(value === 'yes' ? 'posting.liftYes' : 'posting.liftNo') }))
      : postFields[name].values.map((value) => ({ value, label: t(choiceKey(name, value)) }));
  return (
    <Card id="state-title" title={t('posting.stateTitle')} aside={<ProposedMark fields={['facing']} />}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {inReadiness.every(asks) ? <Readiness /> : null}
        {choices
          .filter((name) => asks(name) && !inReadiness.includes(name))
          .map((name) => (
            <PostChoice key={name} name={name} label={labelOf(name, words)} options={optionsOf(name)} />
          ))}
      </div>
    </Card>
  );
}

const counts = numberFields.filter((name): name is FieldOfKind<'count' | 'floor'> => kindOf(name) === 'count' && stepOf(name) === 'details');

/** How floors are counted. */
const floorHints = { availableFloor: 'posting.groundFloorHint', totalFloor: 'posting.totalFloorHint' } as const;

function Counts({ asks }: { asks: (field: PostField) => boolean }) {
  const words = useWords();
  const { t } = words;
  const asked = counts.filter(asks);
  if (asked.length === 0) return null;
  return (
    <Card id="rooms-title" title={t(asks('totalRooms') ? 'posting.roomsTitle' : 'posting.buildingTitle')}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {asked.map((name) => (
          <CountBox
            key={name}
            name={name}
            label={labelOf(name, words)}
            {...(name in floorHints ? { hint: t(floorHints[name as keyof typeof floorHints]) } : {})}
          />
        ))}
      </div>
    </Card>
  );
}

/** The label with its icon, which the tick replaces when chosen. */
function FacilityLabel({ facility }: { facility: Facility }) {
  const { t } = useWords();
  const Icon = facilityIcons[facility];
  return (
    <>
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-primary [label:has(:checked)_&]:hidden" strokeWidth={1.8} />
      {t(`enums.facility_${facility}`)}
    </>
  );
}

function Facilities() {
  const { t } = useWords();
  const { field } = useController<PostForm, 'facilities'>({ name: 'facilities' });
  const chosen = new Set(field.value);
  const toggle = (one: string): void => field.onChange(chosen.has(one) ? field.value.filter((kept) => kept !== one) : [...field.value, one]);
  return (
    <Card id="facilities-title" title={t('posting.facilities')} lead={t('posting.facilitiesLead')}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {(Object.keys(facilityGroups) as FacilityGroup[]).map((group) => (
          <fieldset key={group} className="m-0 min-w-0 border-0 p-0">
            <legend className="p-0 text-ui font-semibold">{t(`enums.facilityGroup_${group}`)}</legend>
            <div className="flex flex-wrap gap-x-2">
              {facilityGroups[group].map((one) => (
                <ChoiceChip
                  key={one}
                  kind="checkbox"
                  name="facilities"
                  value={one}
                  label={<FacilityLabel facility={one} />}
                  checked={chosen.has(one)}
                  onChange={() => toggle(one)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Card>
  );
}

/** Step 4: what makes it worth a call; only what the property type has. */
export function StepDetails({ type }: { type: PostType }) {
  const { t } = useWords();
  const form = useWatch<PostForm>() as PostForm;
  const { propertyType } = form;
  const asks = (field: PostField): boolean => isAsked(type, propertyType, field);
  // Land is asked for nothing further; where rooms must be told they stand with the rest.
  const mustCount = propertyType !== '' && counts.some((field) => isRequired(propertyType as PropertyType, field));
  const further: readonly PostField[] = [...(mustCount ? [] : counts), 'floorPlan', 'facilities'];
  const rooms = propertyType === '' ? null : <Counts asks={asks} />;
  return (
    <>
      <Texts type={type} form={form} />
      {propertyType === '' ? null : <State asks={asks} />}
      {mustCount ? rooms : null}
      {further.some(asks) ? (
        <Fold title={t('posting.furtherTitle')} lead={t('posting.furtherLead')} fields={further}>
          {mustCount ? null : rooms}
          {propertyType !== '' && asks('floorPlan') ? <PlanBox type={type} /> : null}
          {asks('facilities') ? <Facilities /> : null}
        </Fold>
      ) : null}
    </>
  );
}
