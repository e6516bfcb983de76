import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Understood } from '#contracts/search/search.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { ClearWord } from './clear-word.tsx';
import { type Fields, Kept } from './field-parts.tsx';
import { isFinished } from './filter-address.ts';
import { FilterFields } from './filter-fields.tsx';
import { cleared, searchOf } from './filters.ts';
import { useFilterForm } from './use-filter-form.ts';
import { type MatchCount, type MatchPreview, usePreview } from './use-preview.ts';

const formId = 'sheet-form';

export interface FilterSheetProps extends Omit<Fields, 'form' | 'id' | 'facets'> {
  /** What the server took out of the words. */
  understood: readonly Understood[];
  open: boolean;
  onClose: () => void;
  /** How many the list has now. */
  now: MatchCount | undefined;
}

/** The sheet's form: every change is counted, and only numbers that make sense are applied. */
function useSheetForm({ path, purpose, areas, understood, onClose }: FilterSheetProps) {
  const navigate = useNavigate();
  const { preview, facets, ask, forget } = usePreview(purpose);
  const element = useRef<HTMLFormElement>(null);
  const refused = useRef(false);
  useEffect(() => {
    if (preview.state !== 'wrong' || !refused.current) return;
    refused.current = false;
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [preview]);
  const go = (address: string): void => {
    forget();
    onClose();
    void navigate(`${path}${address}`);
  };
  const apply = async (address: string): Promise<void> => {
    refused.current = !isFinished(new URLSearchParams(address));
    if (refused.current && (await ask(address)).state === 'wrong') return;
    go(address);
  };
  const form = useFilterForm({ purpose, areas, understood, onDraft: (address) => (void ask(address), false), onApply: (address) => void apply(address) });
  const close = (): void => {
    forget();
    form.reset();
    onClose();
  };
  return { form, element, preview, facets, ask, close, clear: () => go(searchOf(cleared(form.address))) };
}

function Footer({ preview, now, onClear }: { preview: MatchPreview; now: MatchCount | undefined; onClear: () => void }) {
  const { t } = useWords();
  const count = preview.state === 'counted' ? preview.count : now;
  const say = (): string => {
    if (preview.state === 'wrong') return t('search.checkFields');
    if (preview.state === 'waiting') return t('search.searching');
    // What the list has now says nothing of a change that could not be counted.
    if (!count || preview.state === 'failed') return t('search.apply');
    return count.total === 0 ? t('search.showNone') : t(count.totalIsExact ? 'search.show' : 'search.showMany', { count: count.total });
  };
  return (
    <>
      <Button kind="outline" onClick={onClear} className="flex-1">
        <ClearWord />
      </Button>
      <Button type="submit" form={formId} className="flex-2">
        <span aria-live="polite">{say()}</span>
      </Button>
    </>
  );
}

/** All filters on a phone, with the number of matches on the button. The list changes when it is pressed. */
export function FilterSheet(props: FilterSheetProps) {
  const { t } = useWords();
  const { open, now, path, purpose, areas, errors } = props;
  const { form, element, preview, facets, ask, close, clear } = useSheetForm(props);
  useEffect(() => {
    if (open) void ask(searchOf(form.address));
    // Asked when it opens; what changes in it asks for itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open]);
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('search.filters')}
      closeLabel={t('shell.close')}
      footer={<Footer preview={preview} now={now} onClear={clear} />}
    >
      {/* Leaving a field tells that a number in it is whole. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form ref={element} id={formId} action={path} onSubmit={form.onSubmit} onChange={form.onChange} onBlur={form.onLeave}>
        <Kept params={form.params} names={['purpose', 'assume', 'q', 'sort']} />
        <FilterFields
          id="sheet"
          form={form}
          path={path}
          purpose={purpose}
          areas={areas}
          errors={preview.state === 'wrong' ? preview.fields : errors}
          facets={facets}
        />
      </form>
    </Sheet>
  );
}
