import { useFormState, useWatch } from 'react-hook-form';
import type { PostType } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { labelOf } from '#web/posting/steps/field-label.ts';
import { fieldsOf, stepNames, stepOf, type PostField, type PostForm, type StepName } from '#web/posting/post-form.ts';

/** Marks the list of errors, for focusing it. */
export const summaryMark = 'data-faults';

/** Fields that are chosen, not typed: the summary says "choose" instead of "fill in". */
const chosen: ReadonlySet<PostField> = new Set(['propertyType', 'landCategory', 'condition', 'constructionStatus', 'furnishing', 'facing', 'lift', 'postedBy']);

interface FaultSummaryProps {
  type: PostType;
  /** The steps on screen, where not all of them are. */
  steps?: readonly StepName[];
  onGo: (step: StepName, field: PostField) => void;
}

/** All errors as links to their fields. Hidden where a step has a single one, which is in view anyway. */
export function FaultSummary({ type, steps, onGo }: FaultSummaryProps) {
  const words = useWords();
  const { t } = words;
  const { errors } = useFormState<PostForm>();
  const propertyType = useWatch<PostForm, 'propertyType'>({ name: 'propertyType' });
  // New or used, ready or not is one question.
  const faulty = (steps ?? stepNames)
    .flatMap((one) => fieldsOf(type, propertyType, one))
    .filter((field) => errors[field] && !(field === 'constructionStatus' && errors.condition));
  if (faulty.length < (steps ? 2 : 1)) return null;
  return (
    <div {...{ [summaryMark]: '' }} tabIndex={-1} className="rounded-control outline-none">
      <Notice tone="danger">
        <p className="m-0 font-semibold">{t('posting.faults', { count: faulty.length })}</p>
        <ul className="m-0 list-none gap-x-6 p-0 lg:columns-2">
          {faulty.map((field) => (
            <li key={field}>
              <button type="button" onClick={() => onGo(stepOf(field), field)} className="control min-h-11 py-1 text-left underline">
                <b className="font-semibold">{labelOf(field, words)}</b>: {chosen.has(field) ? t('posting.choiceNeeded') : errors[field]?.message}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
