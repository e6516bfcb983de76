import { CircleAlert, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { PostType } from '#contracts/enums.ts';
import { faultText } from '#web/platform/form-errors.ts';
import { useWords } from '#web/platform/language.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useAnswers, type Answer } from './answers.ts';
import { Card } from './card.tsx';
import { checkPost } from './check-post.ts';
import type { Photo } from './photo-list.ts';
import { stepNames, stepOf, type PostField, type PostForm, type StepName } from './post-form.ts';
import { useStepName } from './stepper.tsx';

type Go = (step: StepName, field?: PostField) => void;

function Row({ answer, fault, onGo }: { answer: Answer; fault: string | undefined; onGo: () => void }) {
  const { t } = useWords();
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-x-4 border-t border-line py-2.5 first:border-t-0 sm:grid-cols-[180px_1fr_auto]">
      <dt className="text-[15px] text-muted max-sm:col-span-2">{answer.label}</dt>
      <dd className="m-0 min-w-0 break-words whitespace-pre-line">
        {answer.value || (fault ? null : <span className="text-muted">{t('posting.checkNothing')}</span>)}
        {fault ? (
          <span className="flex items-start gap-1.5 text-danger">
            <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
            {fault}
          </span>
        ) : null}
      </dd>
      <dd className="m-0">
        <button type="button" aria-label={t('posting.checkEdit', { name: answer.label })} onClick={onGo} className="-my-2 grid size-11 place-items-center rounded-full text-link hover:bg-primary-tint">
          <Pencil aria-hidden="true" className="size-[18px]" />
        </button>
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
            <img src={photo.url} alt={t('posting.photoNumber', { number: at + 1 })} className="h-16 w-21 rounded-tag object-cover" />
          </li>
        ) : null,
      )}
    </ul>
  );
}

interface StepCheckProps {
  type: PostType;
  photos: readonly Photo[];
  onGo: Go;
  /** Stands above the answers: what the last try to send came to. */
  children?: ReactNode;
}

/** Step 6: everything once more, each answer with the way back to it. */
export function StepCheck({ type, photos, onGo, children }: StepCheckProps) {
  const { t } = useWords();
  const form = useWatch<PostForm>() as PostForm;
  const faults = checkPost(type, form);
  const answers = useAnswers(type, form);
  const nameOf = useStepName(type);
  const missing = Object.keys(faults).length;
  return (
    <>
      {children}
      {missing > 0 ? <Notice tone="danger">{t('posting.checkMissing', { count: missing })}</Notice> : null}
      {stepNames.map((step) => {
        const rows = answers.filter(({ field }) => stepOf(field) === step);
        if (rows.length === 0) return null;
        return (
          <Card key={step} id={`check-${step}`} title={nameOf(step)}>
            {step === 'price' && photos.length > 0 ? <Pictures photos={photos} /> : null}
            <dl className="m-0">
              {rows.map((answer) => {
                const fault = faults[answer.field];
                return <Row key={answer.field} answer={answer} fault={fault ? faultText(t, fault) : undefined} onGo={() => onGo(step, answer.field)} />;
              })}
            </dl>
          </Card>
        );
      })}
    </>
  );
}
