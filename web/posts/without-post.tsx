import { useLocation } from 'react-router';
import type { PostType } from '#contracts/enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { listPath } from './paths.ts';

/** In the place of a post that never was, is over, or could not be read. */
export function WithoutPost({ kind, type, message }: { kind: 'missing' | 'gone' | 'failed'; type: PostType; message: string | undefined }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const toList = <ButtonLink to={listPath(type)}>{t(type === 'rent' ? 'detail.goneRent' : 'detail.goneBuy')}</ButtonLink>;
  if (kind === 'gone') return <EmptyState heading="h1" title={t('detail.goneTitle')} text={t('detail.goneText')} action={toList} />;
  if (kind === 'missing') return <EmptyState heading="h1" title={t('detail.missingTitle')} text={t('detail.missingText')} action={toList} />;
  return (
    <div role="alert">
      <EmptyState
        heading="h1"
        title={t('detail.failedTitle')}
        text={message}
        action={
          <ButtonLink to={pathname} reloadDocument>
            {t('shell.retry')}
          </ButtonLink>
        }
      />
    </div>
  );
}
