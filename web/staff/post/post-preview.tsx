import { ArrowLeft, Phone } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { AuditEntry, OwnerHistory, StaffPost } from '#contracts/staff/moderation.ts';
import { useWords } from '#web/platform/language.tsx';
import { PlanDrawing } from '#web/floor-plan/plan-drawing.tsx';
import { PriceLine, RateLine } from '#web/listings/price-line.tsx';
import { usePrice } from '#web/listings/use-price.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { CopiedPhotos } from './copied-photos.tsx';
import { HistoryList } from './history-list.tsx';
import { MarkedText } from './marked-text.tsx';
import { OwnersPosts } from './owners-posts.tsx';
import { PlanBox } from './plan-box.tsx';
import { PostChangesBox } from './post-changes.tsx';
import { PostChecks } from './post-checks.tsx';
import { PinOfPost } from './pin-of-post.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostPictures } from './post-pictures.tsx';
import { ReportsBox } from './reports-box.tsx';
import { HoldsOfPost } from '#web/staff/legal-requests/holds-of-post.tsx';
import type { PostAnswer } from '#web/staff/staff-calls.ts';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h3 className="mt-0 mb-2">{title}</h3>
      {children}
    </section>
  );
}

function Head({ post, position }: { post: StaffPost; position: string | undefined }) {
  const { t, fmt } = useWords();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Tag>{t('posts.number', { number: fmt.plain(post.PostID) })}</Tag>
      <Tag>
        {t(`enums.purpose_${post.type}`)} · {t(`enums.propertyType_${post.propertyType}`)}
      </Tag>
      <Tag tone={post.state === 'pending' ? 'clay' : post.state === 'approved' ? 'green' : 'plain'}>{t(`moderation.state_${post.state}`)}</Tag>
      {post.promotion === 'none' ? null : <Tag tone="gold">{t(`moderation.promotion_${post.promotion}`)}</Tag>}
      <span className="text-caption max-sm:w-full sm:ml-auto text-muted">
        {position ? `${position} · ` : null}
        {t('moderation.submitted', { time: fmt.dateTime(post.submittedAt) })}
      </span>
    </div>
  );
}

/** Numbers to call: only staff see them without asking. */
function Owner({ post, history }: { post: StaffPost; history: OwnerHistory | undefined }) {
  const { t, fmt } = useWords();
  const numbers = [post.primaryContact, post.secondaryContact].filter((number) => number !== null);
  return (
    <Section title={t('moderation.owner')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={post.owner.name} picture={post.owner.proPic} className="size-11" />
        <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-76px)]">
          <p className="m-0 font-semibold">{post.owner.name}</p>
          <p className="m-0 text-small text-muted">
            {t('moderation.ownerSince', { date: fmt.date(post.owner.joinDate) })} · {t('moderation.ownerLive', { count: post.owner.livePosts })}
          </p>
        </div>
        <ul aria-label={t('moderation.field_primaryContact')} className="m-0 flex list-none flex-wrap gap-2 p-0">
          {numbers.map((number) => (
            <li key={number}>
              <a
                href={`tel:${number}`}
                className="control inline-flex min-h-12 items-center gap-2 rounded-control border border-control px-4 font-semibold text-ink no-underline hover:border-primary"
              >
                <Phone aria-hidden="true" className="size-5 text-primary" />
                {fmt.phone(number)}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {history ? <OwnersPosts history={history} /> : null}
    </Section>
  );
}

interface HistoryProps {
  history: readonly AuditEntry[] | undefined;
  isDecided: boolean;
  failed: boolean;
  onRetry: () => void;
}

function History({ history, isDecided, failed, onRetry }: HistoryProps) {
  const { t } = useWords();
  return (
    <Section title={t('moderation.history')}>
      {failed ? (
        <Notice tone="danger">
          <p className="m-0">{t('moderation.postFailed')}</p>
          <Button kind="outline" className="mt-2" onClick={onRetry}>
            {t('shell.retry')}
          </Button>
        </Notice>
      ) : history ? (
        <HistoryList history={history} isDecided={isDecided} />
      ) : (
        <Bone className="delayed h-5 w-3/5" />
      )}
    </Section>
  );
}

interface PostPreviewProps {
  post: StaffPost;
  /** Where the post is in the list: "3 / 23". */
  position: string | undefined;
  /** What comes with the fresh post; undefined until it is there. */
  opened: PostAnswer | undefined;
  historyFailed: boolean;
  onRetry: () => void;
  enlarged: number | undefined;
  onEnlarge: (index: number | undefined) => void;
  titleRef: Ref<HTMLHeadingElement>;
  /** What must be read first, such as that someone else has decided. */
  notice: ReactNode;
}

/** A post as a buyer will read it, with what may not be there marked, and all that staff know about it. */
export function PostPreview({ post, position, opened, historyFailed, onRetry, enlarged, onEnlarge, titleRef, notice }: PostPreviewProps) {
  const { t } = useWords();
  const { main, unit, rate, exact } = usePrice(post);
  return (
    <>
      <Head post={post} position={position} />
      {notice}
      {opened && opened.reports.length > 0 ? <ReportsBox key={post.PostID} post={post} reports={opened.reports} /> : null}
      {opened && opened.copiedPhotos.length > 0 ? <CopiedPhotos post={post} copies={opened.copiedPhotos} /> : null}
      {opened?.changes ? <PostChangesBox changes={opened.changes} /> : null}
      <div className="mt-3">
        <PostPictures post={post} enlarged={enlarged} onEnlarge={onEnlarge} />
      </div>
      <h2 ref={titleRef} tabIndex={-1} className="mt-4 mb-0 wrap-anywhere outline-none">
        <MarkedText>{post.postTitle}</MarkedText>
      </h2>
      <div className="mt-1">
        <PriceLine main={main} unit={unit} exact={exact} />
        <RateLine rate={rate} />
      </div>
      <p className="mt-2 mb-0 max-w-reading wrap-anywhere whitespace-pre-line">
        <MarkedText>{post.description}</MarkedText>
      </p>
      <div className="mt-4 border-t-2 border-dashed border-line pt-1.5">
        <PostChecks post={post} />
      </div>
      <Owner post={post} history={opened?.ownerHistory} />
      <PlanBox post={post} />
      <Section title={t('moderation.facts')}>
        <PostFacts post={post} />
        {post.floorPlan ? <PlanDrawing plan={post.floorPlan} label={t('floorPlan.drawn')} className="mt-4 max-h-[60vh] max-w-120" /> : null}
        <PinOfPost key={post.PostID} post={post} />
      </Section>
      <History history={opened?.history} isDecided={post.state !== 'pending'} failed={historyFailed} onRetry={onRetry} />
      <HoldsOfPost PostID={post.PostID} />
    </>
  );
}

/** The way back to the list where there is room for one of the two. */
export function BackToList({ onBack }: { onBack: () => void }) {
  const { t } = useWords();
  return (
    <button
      type="button"
      onClick={onBack}
      className="mb-2 -ml-2 flex min-h-12 items-center gap-2 rounded-control px-2 text-ui font-semibold text-link lg:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {t('moderation.backToList')}
    </button>
  );
}
