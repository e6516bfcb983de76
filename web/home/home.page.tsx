import { Link } from 'react-router';
import { useWords, wordsOf } from '#web/platform/language.tsx';
import { pageData } from '#web/platform/page-data.ts';
import type { Route } from './+types/home.page.ts';

const cards = [
  ['/Property-Buy-Sell', 'cardSell', 'cardSellText'],
  ['/Property-Rent', 'cardRent', 'cardRentText'],
  ['/Group-Wise-Building', 'cardGroup', 'cardGroupText'],
  ['/Interior-Design', 'cardInterior', 'cardInteriorText'],
] as const;

export function loader({ context }: Route.LoaderArgs) {
  return pageData(context, 'home');
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = wordsOf(loaderData);
  return [{ title: t('home.title') }, { name: 'description', content: t('home.description') }];
};

export default function HomePage() {
  const { t } = useWords();
  return (
    <div className="mx-auto max-w-[1280px] px-4 pt-8 lg:px-10 lg:pt-16">
      <h1 className="m-0 !text-[length:var(--t-hero)] !leading-[var(--l-hero)]">{t('home.title')}</h1>
      <p className="mt-3 text-lg text-muted">{t('home.lead')}</p>
      <h2 className="mt-10">{t('home.cards')}</h2>
      <ul className="mt-4 grid list-none grid-cols-2 gap-3 p-0 lg:grid-cols-4 lg:gap-5">
        {cards.map(([to, title, text]) => (
          <li key={to}>
            <Link to={to} className="block h-full rounded-card border border-line bg-card p-4 text-ink no-underline hover:border-primary">
              <span className="font-display text-lg font-semibold">{t(`home.${title}`)}</span>
              <span className="mt-1 block text-sm text-muted">{t(`home.${text}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
