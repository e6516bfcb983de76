import { BadgeCheck, EllipsisVertical, Eye, EyeOff, Pencil, RotateCcw, SquareArrowOutUpRight, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { editPath } from '#contracts/posts/edit-path.ts';
import { detailPath } from '#contracts/posts/detail-path.ts';
import { limits } from '#contracts/limits.ts';
import type { OwnPostCard } from '#contracts/posts/own-posts.ts';
import { useWords } from '#web/platform/language.tsx';
import type { OwnerAction } from './own-post-calls.ts';

interface ItemProps {
  icon: ReactNode;
  /** Why it cannot be chosen. */
  hint?: string;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

function Item({ icon, hint, disabled = false, onSelect, children }: ItemProps) {
  return (
    <DropdownMenu.Item
      disabled={disabled}
      onSelect={onSelect}
      className="control flex min-h-12 cursor-pointer items-center gap-3 rounded-tag px-3 py-1.5 text-ui outline-none data-disabled:cursor-default data-disabled:text-muted data-highlighted:bg-primary-tint data-highlighted:text-primary-ink [&>svg]:size-5 [&>svg]:shrink-0"
    >
      {icon}
      <span className="min-w-0">
        {children}
        {hint ? <span className="block text-small text-muted">{hint}</span> : null}
      </span>
    </DropdownMenu.Item>
  );
}

const usedUp = ({ updateCount }: OwnPostCard): boolean => updateCount >= limits.posts.editsMax;
const sentBack = ({ state }: OwnPostCard): boolean => state === 'rejected' || state === 'cancelled';
const taken = ({ state }: OwnPostCard): boolean => state === 'sold' || state === 'rented';

/** Editing, or correcting what was sent back; with the reason where it is no longer possible. */
function EditItem({ post }: { post: OwnPostCard }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const open = (): void => void navigate(editPath(post));
  const icon = <Pencil aria-hidden="true" />;
  if (sentBack(post)) {
    const can = post.can.includes('repost');
    return (
      <Item icon={icon} disabled={!can} {...(can ? {} : { hint: t('myPosts.repostLimit') })} onSelect={open}>
        {t('myPosts.repost')}
      </Item>
    );
  }
  if (taken(post)) return null;
  const can = post.can.includes('edit');
  return (
    <Item icon={icon} disabled={!can} {...(usedUp(post) ? { hint: t('myPosts.editLimit') } : {})} onSelect={open}>
      {t('myPosts.edit')}
    </Item>
  );
}

interface PostMenuProps {
  post: OwnPostCard;
  busy: boolean;
  onAct: (action: OwnerAction) => void;
  onRemove: () => void;
}

/** Everything that can be done with a post now. */
export function PostMenu({ post, busy, onAct, onRemove }: PostMenuProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const can = (action: OwnerAction): boolean => post.can.includes(action);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        disabled={busy}
        aria-label={t('myPosts.menu', { title: post.postTitle })}
        className="-mt-2 -mr-2 grid size-12 shrink-0 place-items-center rounded-full hover:bg-sunk disabled:opacity-60"
      >
        <EllipsisVertical aria-hidden="true" className="size-6" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" className="z-40 max-w-72 min-w-56 rounded-control bg-raised p-1 text-ink shadow-float">
          {post.state === 'approved' || taken(post) ? (
            <Item icon={<SquareArrowOutUpRight aria-hidden="true" />} onSelect={() => void navigate(detailPath(post))}>
              {t('myPosts.view')}
            </Item>
          ) : null}
          <EditItem post={post} />
          {can('hide') ? (
            <Item icon={<EyeOff aria-hidden="true" />} onSelect={() => onAct('hide')}>
              {t('myPosts.hide')}
            </Item>
          ) : null}
          {can('show') ? (
            <Item icon={<Eye aria-hidden="true" />} onSelect={() => onAct('show')}>
              {t(taken(post) ? 'myPosts.showAgain' : 'myPosts.show')}
            </Item>
          ) : null}
          {can('sold') ? (
            <Item icon={<BadgeCheck aria-hidden="true" />} onSelect={() => onAct('sold')}>
              {t('myPosts.sold')}
            </Item>
          ) : null}
          {can('rented') ? (
            <Item icon={<BadgeCheck aria-hidden="true" />} onSelect={() => onAct('rented')}>
              {t('myPosts.rented')}
            </Item>
          ) : null}
          {can('renew') ? (
            <Item icon={<RotateCcw aria-hidden="true" />} onSelect={() => onAct('renew')}>
              {t('myPosts.renew')}
            </Item>
          ) : null}
          <DropdownMenu.Separator className="my-1 border-t border-line" />
          <Item icon={<Trash2 aria-hidden="true" className="text-danger" />} onSelect={onRemove}>
            {t('myPosts.remove')}
          </Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
