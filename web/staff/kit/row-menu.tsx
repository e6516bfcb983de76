import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const look =
  'control flex min-h-12 cursor-pointer items-center gap-3 rounded-tag px-3 py-1.5 text-ui text-ink no-underline outline-none data-highlighted:bg-primary-tint data-highlighted:text-primary-ink [&>svg]:size-5 [&>svg]:shrink-0';

interface MenuItemProps {
  icon: ReactNode;
  danger?: boolean;
  children: ReactNode;
}

/** Leads to a page. */
export function MenuLink({ to, icon, children }: MenuItemProps & { to: string }) {
  return (
    <DropdownMenu.Item asChild>
      <Link to={to} className={look}>
        {icon}
        {children}
      </Link>
    </DropdownMenu.Item>
  );
}

/** Does something. */
export function MenuAction({ onSelect, icon, danger = false, children }: MenuItemProps & { onSelect: () => void }) {
  return (
    <DropdownMenu.Item onSelect={onSelect} className={`${look} ${danger ? '!text-danger' : ''}`}>
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

/** Everything that can be done with a row, behind three dots at its end. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger aria-label={label} className="grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-sunk">
        <Ellipsis aria-hidden="true" className="size-6" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" className="z-40 max-w-72 min-w-52 rounded-control bg-raised p-1 text-ink shadow-float">
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
