import type { PageContent } from '#contracts/pages/page-texts.ts';
import { formatter } from '#i18n/format.ts';
import { languages } from '#i18n/language.ts';
import { factsOf } from '#web/pages/facts.ts';
import { RichText } from '#web/pages/rich-text.tsx';
import { shownPage, type ShownPage } from '#web/pages/shown-page.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSupport } from '#web/platform/visit/support.ts';

function Shown({ page: { lead, highlight, sections } }: { page: ShownPage }) {
  return (
    <>
      <p className="mt-0 mb-4 whitespace-pre-line text-muted last:mb-0">{lead}</p>
      {highlight ? (
        <div className="mb-5 rounded-card bg-gold-tint p-4 text-gold-ink">
          <RichText text={highlight} />
        </div>
      ) : null}
      {sections.map(({ id, title, text, cards }) => (
        <section key={id} className="mt-6 first:mt-0">
          <h3 className="m-0 mb-2">{title}</h3>
          <RichText text={text} />
          {cards.map((card) => (
            <div key={card.title} className="mt-3 rounded-card border border-line p-3 text-ui">
              <h4 className="m-0 mb-1 !text-ui font-semibold">{card.title}</h4>
              <RichText text={card.text} />
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

/** The page in both languages, with every fact filled in, as it will be read. */
export function PagePreview({ content }: { content: PageContent }) {
  const { t } = useWords();
  const support = useSupport();
  return (
    <div className="grid gap-5">
      {languages.map((lng) => {
        const fmt = formatter(lng);
        return (
          <div key={lng} className="min-w-0">
            <p className="mt-0 mb-1 text-small text-muted">{t(`staffPages.language_${lng}`)}</p>
            <div lang={lng} className="rounded-card border border-line bg-card p-4 wrap-anywhere">
              <Shown page={shownPage(content, lng, factsOf(fmt, support), fmt)} />
            </div>
          </div>
        );
      })}
    </div>
  );
}
