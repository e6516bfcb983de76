import { data } from 'react-router';
import { wordsOf } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/delivery/page-data.ts';
import type { Route } from './+types/not-found.page.ts';
import { NotFound } from './not-found.tsx';

export const handle = { cache: false };

export function loader({ context }: Route.LoaderArgs) {
  return data(pageData(context, 'shell'), { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = wordsOf(loaderData);
  return [{ title: t('shell.titleOf', { page: t('shell.notFoundTitle') }) }, { name: 'robots', content: 'noindex' }];
};

export default function NotFoundPage() {
  return <NotFound />;
}
