import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useWords } from '#web/platform/language.tsx';

interface ReadOnProps {
  title: string;
  ways: readonly { to: string; title: string; text?: string }[];
}

/** Links to related pages. */
export function RelatedPages({ title, ways }: ReadOnProps) {
  return (
    <section className="mt-10 print:hidden">
      <h2 className="m-0 mb-3 !text-xl">{title}</h2>
      <ul
        className={`m-0 grid list-none gap-3 p-0 sm:grid-cols-2 max-lg:sm:[&>:last-child:nth-child(odd)]:col-span-2 ${ways.length === 5 ? 'lg:grid-cols-5' : 'xl:grid-cols-4'}`}
      >
        {ways.map((way) => (
          <li key={way.to}>
            <Link
              to={way.to}
              className="flex h-full min-h-14 items-center gap-3 rounded-card border border-line bg-card px-4 py-3 text-ink no-underline hover:shadow-hover"
            >
              <span className="flex-1">
                <span className="block font-semibold text-primary">{way.title}</span>
                {way.text ? <span className="block text-small text-muted">{way.text}</span> : null}
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The most useful help pages, without the current one. */
export function HelpfulPages() {
  const { t } = useWords();
  const { pathname } = useLocation();
  const here = pathname.toLowerCase();
  return (
    <RelatedPages
      title={t('pages.more')}
      ways={[
        { to: '/faq', title: t('pages.faq') },
        { to: '/Stay-Safe', title: t('pages.safety') },
        { to: '/FastSellRent', title: t('pages.selling') },
        { to: '/ContactUs', title: t('pages.contact') },
        { to: '/CustomerCare', title: t('pages.care') },
      ].filter(({ to }) => !here.startsWith(to.toLowerCase()))}
    />
  );
}
