import { CallFailure } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { JaliBand } from '#web/ui/jali-band.tsx';
import { Mark } from '#web/ui/logo.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Bone, CardSkeleton } from '#web/ui/skeleton.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { SumRow } from '#web/ui/sum-row.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { hardWords, tallest } from './hard-words.ts';
import { Sample, Samples } from './sample.tsx';

const noticeTones = ['danger', 'info', 'gold', 'green'] as const;
const tagTones = ['green', 'gold', 'red', 'clay', 'info', 'plain'] as const;
const noAnswer = new CallFailure(0);
const pageOf = (page: number): string => `/styleguide?page=${page}`;

export function Messages({ label }: { label: string }) {
  const { t } = useWords();
  return (
    <Samples title="Notice, FailureNotice, EmptyState, Tag">
      {noticeTones.map((tone) => (
        <Sample key={tone} name={`notice ${tone}`}>
          <Notice tone={tone}>{Object.values(hardWords).join(' ')}</Notice>
        </Sample>
      ))}
      <Sample name="failure notice">
        <FailureNotice failure={noAnswer} />
      </Sample>
      {tagTones.map((tone) => (
        <Sample key={tone} name={`tag ${tone}`}>
          <Tag tone={tone}>{tallest}</Tag>
        </Sample>
      ))}
      <Sample name="empty state" wide>
        <EmptyState title={t('shell.notFoundTitle')} text={hardWords.conjuncts} action={<Button>{label}</Button>} />
      </Sample>
    </Samples>
  );
}

export function Marks({ label }: { label: string }) {
  return (
    <Samples title="Avatar, Mark, JaliBand, Stars, Skeleton, SumRow, Pagination">
      <Sample name="avatar">
        <Avatar name="ক্ষ্মৌণীশ" className="size-12" /> <Avatar name="" className="size-12" /> <Avatar name="Rafiq" className="size-12" />
      </Sample>
      <Sample name="avatar with picture">
        <Avatar name={label} picture="/empty-house.svg" className="size-12" />
      </Sample>
      <Sample name="mark">
        <Mark className="size-12 text-primary" />
      </Sample>
      <Sample name="jali band">
        <JaliBand />
      </Sample>
      {[0, 2.5, 4.3, 5].map((rating) => (
        <Sample key={rating} name={`stars ${rating}`}>
          <Stars rating={rating} />
        </Sample>
      ))}
      <Sample name="bone">
        <Bone className="h-6 w-2/5" />
      </Sample>
      <Sample name="card skeleton">
        <CardSkeleton />
      </Sample>
      <Sample name="sum rows">
        <dl className="m-0">
          <SumRow label={hardWords.signs}>{hardWords.digits}</SumRow>
          <SumRow label={tallest} total>
            {hardWords.digits.slice(13)}
          </SumRow>
        </dl>
      </Sample>
      <Sample name="pagination at the start" wide>
        <Pagination page={1} totalPages={12} hrefOf={pageOf} />
      </Sample>
      <Sample name="pagination in the middle" wide>
        <Pagination page={6} totalPages={123} hrefOf={pageOf} />
      </Sample>
    </Samples>
  );
}
