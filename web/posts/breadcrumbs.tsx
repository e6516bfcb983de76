import { useWords } from '#web/platform/language.tsx';
import type { SeenPost } from './detail-data.ts';
import { areaAt, areaPath, listPath, shownLevels } from '#web/listings/paths.ts';
import { Trail } from '#web/listings/trail.tsx';

/** Links to the lists that contain this post, from the widest area to the narrowest. */
export function Breadcrumbs({ post }: { post: SeenPost }) {
  const { t, lng } = useWords();
  const trail: [path: string, name: string][] = [
    ['/', t('shell.navHome')],
    [listPath(post.type), t(post.type === 'rent' ? 'detail.forRent' : 'detail.forSell')],
    ...shownLevels(post.place).map((level): [string, string] => [areaPath(post.type, post.place, level), areaAt(post.place, level)[lng]]),
  ];
  return <Trail trail={trail} />;
}
