import type { ReactNode } from 'react';
import type { FloorPlan } from '#contracts/floor-plans/floor-plan.ts';
import type { FieldChange, PostChanges } from '#contracts/staff/post-changes.ts';
import type { PhotoShot } from '#contracts/posts/photo-shots.ts';
import type { PostImage } from '#contracts/posts/posts.ts';
import { useAreas, type Areas } from '#web/areas/use-areas.ts';
import { PlanDrawing } from '#web/floor-plan/plan-drawing.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Picture } from '#web/listings/post-picture.tsx';
import { changeLabel, changeValue } from './change-words.ts';
import { MarkedText } from './marked-text.tsx';

const free = new Set(['postTitle', 'description', 'street', 'house']);

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dd className="m-0 grid grid-cols-[56px_minmax(0,1fr)] items-baseline gap-x-2 wrap-anywhere whitespace-pre-line">
      <span className="text-small text-muted">{label}</span>
      {children}
    </dd>
  );
}

/** Both versions of a plan beside each other, in the order of the lines below them. */
function Plans({ before, after }: { before: FloorPlan | null; after: FloorPlan | null }) {
  const { t } = useWords();
  const sides = [
    ['changeBefore', before],
    ['changeAfter', after],
  ] as const;
  return (
    <dd className="m-0 my-2 grid grid-cols-2 gap-3">
      {sides.map(([side, plan]) => (
        <figure key={side} className="m-0">
          <figcaption className="text-small text-muted">{t(`moderation.${side}`)}</figcaption>
          {plan ? (
            <PlanDrawing plan={plan} label={t(`moderation.${side}`)} className="max-h-72" />
          ) : (
            <p className="m-0 text-muted">{t('moderation.changeNothing')}</p>
          )}
        </figure>
      ))}
    </dd>
  );
}

function Change({ change: { field, before, after }, areas }: { change: FieldChange; areas: Areas }) {
  const words = useWords();
  const { t } = words;
  const now = changeValue(words, areas, field, after, before);
  return (
    <div className="border-b border-line py-2.5 last:border-b-0">
      <dt className="text-small text-muted">{changeLabel(words, field)}</dt>
      {field === 'floorPlan' ? <Plans before={before as FloorPlan | null} after={after as FloorPlan | null} /> : null}
      <Side label={t('moderation.changeBefore')}>
        {/* Not struck through: a line across Bengali letters hides them. */}
        <del className="text-muted no-underline">{changeValue(words, areas, field, before, after)}</del>
      </Side>
      <Side label={t('moderation.changeAfter')}>
        <ins className="font-semibold no-underline">{free.has(field) ? <MarkedText>{now}</MarkedText> : now}</ins>
      </Side>
    </div>
  );
}

function Images({ title, images, faded = false }: { title: string; images: readonly PostImage[]; faded?: boolean }) {
  if (images.length === 0) return null;
  return (
    <div className="border-b border-line py-2.5 last:border-b-0">
      <p className="mt-0 mb-1.5 text-small text-muted">{title}</p>
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {images.map((image) => (
          <li key={image.src} className={`relative h-16 w-21 overflow-hidden rounded-tag bg-sunk ${faded ? 'opacity-50' : ''}`}>
            <Picture image={image} alt="" sizes="84px" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pictures that are said to show something else now. */
function Captions({ changes: { recaptioned } }: { changes: PostChanges }) {
  const { t } = useWords();
  const named = (shot: PhotoShot | null): string => (shot ? t(`enums.shot_${shot}`) : t('moderation.captionNone'));
  if (recaptioned.length === 0) return null;
  return (
    <div className="border-b border-line py-2.5 last:border-b-0">
      <p className="mt-0 mb-1.5 text-small text-muted">{t('moderation.changesCaptions')}</p>
      <ul className="m-0 grid list-none gap-2 p-0">
        {recaptioned.map(({ image, before, after }) => (
          <li key={image.src} className="flex items-center gap-3">
            <span className="relative h-16 w-21 shrink-0 overflow-hidden rounded-tag bg-sunk">
              <Picture image={image} alt="" sizes="84px" />
            </span>
            <span>
              <del className="text-muted no-underline">{named(before)}</del> → <ins className="font-semibold no-underline">{named(after)}</ins>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the owner changed since staff decided last: the only thing an edit has to be read for. */
export function PostChangesBox({ changes }: { changes: PostChanges }) {
  const { t } = useWords();
  const areas = useAreas();
  const nothing =
    changes.fields.length === 0 &&
    changes.addedImages.length === 0 &&
    changes.removedImages.length === 0 &&
    changes.recaptioned.length === 0 &&
    !changes.reordered;
  return (
    <section aria-labelledby="changes-title" className="mt-3 rounded-control border border-line px-4 py-3 text-ui">
      <h2 id="changes-title" className="m-0 text-h3">
        {t(`moderation.changes_${changes.decided}`)}
      </h2>
      {nothing ? <p className="mt-1 mb-0 text-muted">{t('moderation.changesNone')}</p> : null}
      <dl className="m-0">
        {changes.fields.map((change) => (
          <Change key={change.field} change={change} areas={areas} />
        ))}
      </dl>
      <Images title={t('moderation.changesAdded', { count: changes.addedImages.length })} images={changes.addedImages} />
      <Images title={t('moderation.changesRemoved', { count: changes.removedImages.length })} images={changes.removedImages} faded />
      <Captions changes={changes} />
      {changes.reordered ? <p className="mt-2 mb-0 text-muted">{t('moderation.changesReordered')}</p> : null}
    </section>
  );
}
