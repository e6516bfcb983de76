import { Calculator, FileCheck2, Ruler } from 'lucide-react';
import { Link } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { costsPath, documentsPath, landPath } from '#web/tools/paths.ts';

const tools = [
  [landPath, 'toolLand', Ruler],
  [costsPath, 'toolCosts', Calculator],
  [documentsPath, 'toolDocuments', FileCheck2],
] as const;

/** One line: what helps before someone buys or rents. */
export function ToolLinks() {
  const { t } = useWords();
  return (
    <nav aria-label={t('home.tools')} className="mt-4 lg:mt-5">
      <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-3 lg:gap-5">
        {tools.map(([to, name, Icon]) => (
          <li key={to}>
            <Link
              to={to}
              className="control flex min-h-14 items-center gap-3 rounded-card border border-line bg-card px-4 font-semibold text-ink no-underline hover:shadow-hover"
            >
              <Icon aria-hidden="true" className="size-6 shrink-0 text-primary" />
              {t(`home.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
