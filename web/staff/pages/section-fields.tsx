import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide-react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { faqGroups } from '#contracts/pages/page-sections.ts';
import { limits } from '#contracts/limits.ts';
import type { PageContent, TextPage } from '#contracts/pages/page-texts.ts';
import { BothBoxes, Pick, Rows } from '#web/staff/kit/form-parts.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { moved, newCard, newSection, type PageForm } from './page-form.ts';

type Sections = PageContent['sections'];

function Tools({ at, count, put, sections }: { at: number; count: number; sections: Sections; put: (next: Sections) => void }) {
  const { t } = useWords();
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        kind="outline"
        disabled={at === 0}
        onClick={() => put(moved(sections, at, -1))}
        aria-label={t('staffPages.up', { number: at + 1 })}
        className="!px-3"
      >
        <ArrowUp aria-hidden="true" className="size-5" />
      </Button>
      <Button
        kind="outline"
        disabled={at === count - 1}
        onClick={() => put(moved(sections, at, 1))}
        aria-label={t('staffPages.down', { number: at + 1 })}
        className="!px-3"
      >
        <ArrowDown aria-hidden="true" className="size-5" />
      </Button>
      <Button
        kind="outline"
        disabled={count === 1}
        onClick={() => put(sections.filter((_one, other) => other !== at))}
        aria-label={t('staff.removeRow', { number: at + 1 })}
        className="!px-3"
      >
        <Trash2 aria-hidden="true" className="size-5 text-danger" />
      </Button>
    </div>
  );
}

function SectionBoxes({ page, name, hasCards }: { page: TextPage; name: string; hasCards: boolean }) {
  const { t } = useWords();
  return (
    <>
      {page === 'faq' ? (
        <Pick name={`${name}.group`} label={t('staffPages.group')} options={faqGroups} labelOf={(group) => t(`staffPages.group_${group}`)} />
      ) : null}
      <BothBoxes name={`${name}.title`} label={t(page === 'faq' ? 'staffPages.question' : 'staffPages.heading')} />
      <BothBoxes name={`${name}.text`} label={t(page === 'faq' ? 'staffPages.answer' : 'staffPages.text')} rows={8} />
      {hasCards ? (
        <>
          <p className="m-0 text-ui font-semibold">{t('staffPages.cards')}</p>
          <Rows name={`${name}.cards`} another={newCard}>
            {(at) => (
              <div className="grid gap-3 sm:col-span-3">
                <BothBoxes name={`${name}.cards.${at}.title`} label={t('staffPages.heading')} />
                <BothBoxes name={`${name}.cards.${at}.text`} label={t('staffPages.text')} rows={4} />
              </div>
            )}
          </Rows>
        </>
      ) : null}
    </>
  );
}

/** The sections or questions of a page: each folded, to be changed, moved, removed; and another one. */
export function SectionFields({ page }: { page: TextPage }) {
  const { t, lng, fmt } = useWords();
  const { setValue, formState } = useFormContext<PageForm>();
  const sections = useWatch<PageForm, 'content.sections'>({ name: 'content.sections' });
  const put = (next: Sections): void => setValue('content.sections', next, { shouldDirty: true });
  return (
    <>
      <ol className="m-0 grid list-none gap-3 p-0">
        {sections.map(({ id, title, text, cards }, at) => {
          const name = `content.sections.${at}`;
          const isNew = title.bn === '' && text.bn === '';
          const isWrong = get(formState.errors, name) !== undefined;
          return (
            <li key={id}>
              <details open={isNew || isWrong || undefined} className={`group rounded-control border bg-card ${isWrong ? 'border-danger' : 'border-line'}`}>
                <summary className="control flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
                  <b className="min-w-6 font-semibold">{fmt.number(at + 1)}</b>
                  <span className="min-w-0 flex-1 wrap-anywhere">{title[lng] || t('staffPages.untitled')}</span>
                  <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180" />
                </summary>
                <div className="grid gap-4 border-t border-line p-4">
                  <SectionBoxes page={page} name={name} hasCards={page === 'safety' || cards.length > 0} />
                  <Tools at={at} count={sections.length} sections={sections} put={put} />
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      {sections.length < limits.pageTexts.sectionsMax ? (
        <Button kind="outline" onClick={() => put([...sections, newSection(page === 'faq')])} className="justify-self-start">
          <Plus aria-hidden="true" className="size-5" />
          {t(page === 'faq' ? 'staffPages.addQuestion' : 'staffPages.addSection')}
        </Button>
      ) : null}
    </>
  );
}
