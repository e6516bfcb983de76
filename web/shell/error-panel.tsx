import { isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NotFound } from './not-found.tsx';

/** Whether the error is a 404 answer of our own. */
const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

/** Replaces a page that failed: what to do, and the request number for support. */
export function ErrorPanel({ error }: { error: unknown }) {
  const { t } = useWords();
  const { pathname, search } = useLocation();
  const requestId = useRouteLoaderData<{ requestId?: string }>('root')?.requestId;
  if (isMissing(error)) return <NotFound />;
  return (
    <div role="alert">
      <EmptyState
        drawing="door"
        title={t('shell.errorTitle')}
        text={
          <>
            {t('shell.errorText')}
            {requestId ? <span className="mt-2 block text-small break-all">{t('shell.errorReference', { id: requestId })}</span> : null}
          </>
        }
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={`${pathname}${search}`} reloadDocument>
              {t('shell.retry')}
            </ButtonLink>
            <ButtonLink to="/ContactUs" kind="outline">
              {t('shell.errorHelp')}
            </ButtonLink>
          </span>
        }
      />
    </div>
  );
}
