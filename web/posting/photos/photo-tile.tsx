import { ArrowLeft, ArrowRight, Check, EllipsisVertical, Image, Tag as TagIcon, Trash2, X } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type PointerEvent, type ReactNode, useRef } from 'react';
import type { PhotoShot } from '#contracts/posts/photo-shots.ts';
import { useWords } from '#web/platform/language.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Photo } from './photo-list.ts';

interface PhotoTileProps {
  photo: Photo;
  at: number;
  count: number;
  dragged: boolean;
  onDragStart: (id: string, event: PointerEvent<HTMLElement>) => void;
  onPlace: (to: number) => void;
  onRemove: () => void;
  /** What it can be said to show; none before the kind of property is known. */
  shots: readonly PhotoShot[];
  onShot: (shot: PhotoShot | undefined) => void;
  /** Below the picture. */
  children?: ReactNode;
}

/** Progress of shrinking a picture. */
function Making({ progress, number }: { progress: number; number: number }) {
  const { t, fmt } = useWords();
  return (
    <div className="absolute inset-0 grid place-items-center bg-photo-veil text-white">
      <div className="w-1/2 text-center">
        <span aria-hidden="true" className="text-lg font-semibold">
          {fmt.percent(Math.round(progress * 100) / 100)}
        </span>
        <progress value={progress} aria-label={t('posting.photoMaking', { number })} className="sr-only" />
        <span className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-white/30">
          <span
            className="block h-full rounded-full bg-white transition-[width] duration-200 motion-reduce:transition-none"
            style={{ width: `${progress * 100}%` }}
          />
        </span>
      </div>
    </div>
  );
}

/** In the place of a picture that the account has and this device does not, yet. */
function InAccount({ number }: { number: number }) {
  const { t } = useWords();
  return (
    <div className="absolute inset-0 grid place-items-center px-2 text-center text-small text-muted">
      <span>{t('posting.photoInAccount', { number })}</span>
    </div>
  );
}

function Item({ icon, disabled = false, onSelect, children }: { icon: ReactNode; disabled?: boolean; onSelect: () => void; children: ReactNode }) {
  return (
    <DropdownMenu.Item
      disabled={disabled}
      onSelect={onSelect}
      className="control flex min-h-11 cursor-pointer items-center gap-3 rounded-tag px-3 text-ui outline-none data-disabled:text-muted data-disabled:opacity-60 data-highlighted:bg-primary-tint data-highlighted:text-primary-ink [&>svg]:size-5"
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

/** A menu with everything dragging does, for keyboards and for people who cannot drag. */
function TileMenu({ at, count, onPlace, onRemove }: Pick<PhotoTileProps, 'at' | 'count' | 'onPlace' | 'onRemove'>) {
  const { t } = useWords();
  const removed = useRef(false);
  // The menu would return the focus to its button, which is removed together with the picture.
  const giveFocus = (event: Event): void => {
    if (!removed.current) return;
    event.preventDefault();
    document.getElementById('images')?.focus();
  };
  const remove = (): void => {
    removed.current = true;
    onRemove();
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={t('posting.photoMenu', { number: at + 1 })}
        className="absolute top-1 right-1 grid size-12 place-items-center rounded-full"
      >
        <span className="grid size-10 place-items-center rounded-full bg-white text-photo-ink shadow-[0_1px_3px_rgba(0,0,0,.2)]">
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" onCloseAutoFocus={giveFocus} className="z-40 min-w-48 rounded-control bg-raised p-1 text-ink shadow-float">
          <Item icon={<Image aria-hidden="true" />} disabled={at === 0} onSelect={() => onPlace(0)}>
            {t('posting.makeCover')}
          </Item>
          <Item icon={<ArrowLeft aria-hidden="true" />} disabled={at === 0} onSelect={() => onPlace(at - 1)}>
            {t('posting.moveLeft')}
          </Item>
          <Item icon={<ArrowRight aria-hidden="true" />} disabled={at === count - 1} onSelect={() => onPlace(at + 1)}>
            {t('posting.moveRight')}
          </Item>
          <Item icon={<Trash2 aria-hidden="true" className="text-danger" />} onSelect={remove}>
            {t('posting.remove')}
          </Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** What the picture shows, said by a press: the name becomes its caption. */
function Name({ photo, at, shots, onShot }: Pick<PhotoTileProps, 'photo' | 'at' | 'shots' | 'onShot'>) {
  const { t } = useWords();
  const shot = photo.shot && shots.includes(photo.shot) ? photo.shot : undefined;
  const name = shot && t(`enums.shot_${shot}`);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={name ? t('photos.named', { number: at + 1, name }) : t('photos.nameOf', { number: at + 1 })}
        className="group absolute bottom-0 left-0 flex min-h-12 max-w-full items-end p-1.5 text-left"
      >
        <span
          className={`control flex min-h-9 max-w-full items-center gap-1.5 rounded-tag px-2.5 text-small leading-tight font-semibold ${name ? 'bg-photo-veil text-white' : 'bg-white text-photo-ink shadow-[0_1px_3px_rgba(0,0,0,.2)]'}`}
        >
          {name ? null : <TagIcon aria-hidden="true" className="size-4 shrink-0" />}
          {name ?? t('photos.nameAsk')}
        </span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          collisionPadding={8}
          className="z-40 grid max-h-(--radix-dropdown-menu-content-available-height) min-w-64 grid-cols-2 overflow-y-auto rounded-control bg-raised p-1 text-ink shadow-float"
        >
          {shots.map((one) => (
            <Item key={one} icon={one === shot ? <Check aria-hidden="true" /> : null} onSelect={() => onShot(one)}>
              {t(`enums.shot_${one}`)}
            </Item>
          ))}
          {shot ? (
            <Item icon={<X aria-hidden="true" />} onSelect={() => onShot(undefined)}>
              {t('photos.nameNone')}
            </Item>
          ) : null}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** One picture; the first is the cover and stands large. */
export function PhotoTile({ photo, at, count, dragged, onDragStart, onPlace, onRemove, shots, onShot, children }: PhotoTileProps) {
  const { t } = useWords();
  const { url } = photo;
  return (
    <li data-photo={photo.id} onPointerDown={(event) => onDragStart(photo.id, event)} className={`min-w-0 ${at === 0 ? 'col-span-2 lg:row-span-2' : ''}`}>
      <div
        className={`relative aspect-4/3 cursor-grab touch-pan-y overflow-hidden rounded-control bg-sunk select-none ${dragged ? 'z-10 opacity-80 shadow-float outline-3 outline-primary' : ''}`}
      >
        {url ? (
          <img
            src={url}
            alt={t('posting.photoNumber', { number: at + 1 })}
            draggable={false}
            className="pointer-events-none absolute inset-0 size-full object-cover"
          />
        ) : null}
        {url ? null : photo.stored ? <InAccount number={at + 1} /> : <Making progress={photo.progress} number={at + 1} />}
        {at === 0 && url ? (
          <span className="absolute top-2.5 left-2.5">
            <Tag tone="green">{t('posting.cover')}</Tag>
          </span>
        ) : null}
        {url && shots.length > 0 ? <Name photo={photo} at={at} shots={shots} onShot={onShot} /> : null}
        <TileMenu at={at} count={count} onPlace={onPlace} onRemove={onRemove} />
      </div>
      {children}
    </li>
  );
}
