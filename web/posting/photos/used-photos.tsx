import { useWords } from '#web/platform/language.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Photo } from './photo-list.ts';
import { useUsedPhotos } from './use-used-photos.ts';

/** Says which of the photos the person has in another post; that is allowed. */
export function UsedPhotos({ photos, postId }: { photos: readonly Photo[]; postId: number | undefined }) {
  const { t, fmt } = useWords();
  const used = useUsedPhotos(photos, postId);
  const said = photos.flatMap(({ id }, at) => {
    const post = used.get(id);
    return post === undefined ? [] : [{ id, text: t('posting.photoUsed', { number: at + 1, post: fmt.plain(post) }) }];
  });
  return (
    <output className="block">
      {said.length > 0 ? (
        <div className="mt-3">
          <Notice tone="info">
            {said.map(({ id, text }) => (
              <p key={id} className="m-0">
                {text}
              </p>
            ))}
          </Notice>
        </div>
      ) : null}
    </output>
  );
}
