import { CircleAlert, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { PostType } from '#contracts/enums.ts';
import { faultText } from '#web/platform/calls/fault-text.ts';
import type { Faults } from '#web/platform/calls/form-errors.ts';
import { useWords } from '#web/platform/language.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useAnswers, type AnsweredField } from './answers.ts';
import { Card } from '#web/posting/card.tsx';
import type { Photo } from '#web/posting/photos/photo-list.ts';
import type { CheckedForm } from '#web/posting/use-post-form.ts';
import { stepNames, stepOf, type PostField, type PostForm, type StepName } from '#web/posting/post-form.ts';
import { Preview } from '#web/posting/preview.tsx';
import { useStepName } from './stepper.tsx';

type Go = (step: StepName, field?: PostField) => void;

/** Characters from which an answer takes the whole line of a phone, below its label. */
const longValue = 27;

/** What was answered; a fault is a way to its field. */
function Row({ answer, fault, onGo }: { answer: AnsweredField; fault: string | undefined; onGo: () => void }) {
  return (
    <div
      className={`grid ${answer.value.length > longValue ? '' : 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'} items-baseline gap-x-4 border-t border-line py-2 first:border-t-0 sm:grid-cols-[9.5rem_minmax(0,1fr)] ${answer.value.length > longValue || fault ? 'lg:col-span-2' : 'lg:only:col-span-2 lg:[&:nth-child(2)]:border-t-0'}`}
    >
      <dt className="text-ui text-muted">{answer.label}</dt>
      <dd className="m-0 break-words whitespace-pre-line">
        {answer.value}
        {fault ? (
          <button type="button" onClick={onGo} className="control flex min-h-11 w-full items-start gap-1.5 py-2 text-left text-ui text-danger underline">
            <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
            {fault}
          </button>
        ) : null}
      </dd>
    </div>
  );
}

function Pictures({ photos }: { photos: readonly Photo[] }) {
  const { t } = useWords();
  return (
    <ul className="m-0 mb-3 flex list-none flex-wrap gap-2 p-0">
      {photos.map((photo, at) =>
        photo.url ? (
          <li key={photo.id}>
            <img src={photo.url} alt={t('posting.photoNumber', { number: at + 1 })} className="h-16 w-21 rounded-tag bg-sunk object-cover" />
          </li>
        ) : null,
      )}
    </ul>
  );
}

interface StepAnswersProps {
  name: string;
  step: StepName;
  answers: readonly AnsweredField[];
  faults: Faults;
  onGo: Go;
  children?: ReactNode;
}

/** The answers of one step: what was given line by line, what was left out in one. */
function StepAnswers({ name, step, answers, faults, onGo, children }: StepAnswersProps) {
  const { t, fmt } = useWords();
  // Photos are in sight themselves, and a street that is called as its quarter is one place.
  const quarter = answers.find(({ field }) => field === 'locality')?.value;
  const isSaid = ({ field, value }: AnsweredField): boolean =>
    (field === 'images' && value !== '') || (field === 'street' && value !== '' && value === quarter);
  const told = answers.filter((answer) => faults[answer.field] || (answer.value !== '' && !isSaid(answer)));
  // A pin is set or it is not; nobody leaves out a latitude.
  const left = answers
    .filter((answer) => !told.includes(answer) && !isSaid(answer) && answer.field !== 'lat' && answer.field !== 'lng')
    .map(({ label }) => label);
  const edit = (
    <button
      type="button"
      aria-label={t('posting.checkEdit', { name })}
      onClick={() => onGo(step)}
      className="control -my-2 -mr-2 inline-flex min-h-12 shrink-0 items-center gap-2 rounded-control px-2 text-ui font-semibold text-link hover:bg-primary-tint"
    >
      <Pencil aria-hidden="true" className="size-4.5" />
      {t('posting.change')}
    </button>
  );
  return (
    <Card id={`check-${step}`} title={name} aside={edit}>
      {children}
      <dl className="m-0 lg:grid lg:grid-cols-2 lg:gap-x-8">
        {told.map((answer) => {
          const fault = faults[answer.field];
          return <Row key={answer.field} answer={answer} fault={fault ? faultText(t, fault) : undefined} onGo={() => onGo(step, answer.field)} />;
        })}
      </dl>
      {left.length > 0 ? <p className="mt-3 mb-0 text-small text-muted">{t('posting.checkLeft', { fields: fmt.list(left) })}</p> : null}
    </Card>
  );
}

interface StepCheckProps {
  type: PostType;
  photos: readonly Photo[];
  check: CheckedForm['check'];
  onGo: Go;
  /** Whether phones have the post here as others will see it. */
  withPreview?: boolean;
  /** Stands above the answers: what the last try to send came to. */
  children?: ReactNode;
}

/** Step 6: everything once more, each part with the way back to it. */
export function StepCheck({ type, photos, check, onGo, withPreview = true, children }: StepCheckProps) {
  const { t } = useWords();
  const form = useWatch<PostForm>() as PostForm;
  const faults = check(form);
  const answers = useAnswers(type, form);
  const nameOf = useStepName(type);
  const missing = Object.keys(faults).length;
  return (
    <>
      {children}
      {withPreview ? (
        <div className="lg:hidden">
          <Preview type={type} photos={photos} />
        </div>
      ) : null}
      {missing > 0 ? <Notice tone="danger">{t('posting.checkMissing', { count: missing })}</Notice> : null}
      {stepNames.map((step) => {
        const ofStep = answers.filter(({ field }) => stepOf(field) === step);
        if (ofStep.length === 0) return null;
        return (
          <StepAnswers key={step} name={nameOf(step)} step={step} answers={ofStep} faults={faults} onGo={onGo}>
            {step === 'price' && photos.length > 0 ? <Pictures photos={photos} /> : null}
          </StepAnswers>
        );
      })}
    </>
  );
}
