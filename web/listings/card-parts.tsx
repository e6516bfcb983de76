// What the cards of listings share, on whatever page they stand.
import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#web/platform/language.tsx';

/** One fact with its picture. */
export function Spec({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1 whitespace-nowrap [&>svg]:size-4.25 [&>svg]:shrink-0 [&>svg]:text-primary">
      {icon}
      {children}
    </li>
  );
}

/** How many pictures there are, in the corner of the first. */
export function PictureCount({ count }: { count: number }) {
  const { t, fmt } = useWords();
  if (count === 0) return null;
  return (
    <span className="control absolute bottom-2.5 left-2.5 flex items-center gap-1.5 rounded-tag bg-photo-veil px-2 py-1 text-caption leading-none text-white">
      <Camera aria-hidden="true" className="size-4" />
      <span aria-hidden="true">{fmt.number(count)}</span>
      <span className="sr-only">{t('posts.pictures', { count })}</span>
    </span>
  );
}
