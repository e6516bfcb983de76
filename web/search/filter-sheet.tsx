import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { sendByFetch, CallFailure } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import type { Fields } from './field-parts.tsx';
import { FilterFields } from './filter-fields.tsx';
import { asQuery, cleared, searchOf } from './filters.ts';
import { useFilterForm } from './use-filter-form.ts';

const formId = 'sheet-form';

interface Counted {
  total: number;
  totalIsExact: boolean;
}

/** What the filters would find, or which of them are wrong; `none` until something was changed. */
type Preview = { state: 'none' } | { state: 'counted'; count: Counted } | { state: 'wrong'; fields: Readonly<Record<string, string>> };

function usePreview(purpose: Fields['purpose']) {
  const { lng } = useWords();
  const [preview, setPreview] = useState<Preview>({ state: 'none' });
  const latest = useRef('');
  const ask = (address: string): void => {
    latest.current = address;
    const become = (next: Preview): void => void (latest.current === address && setPreview(next));
    void import('./count-call.ts')
      .then(({ countMatches }) => countMatches({ send: sendByFetch, lng }, { ...asQuery(new URLSearchParams(address)), purpose }))
      .then((count) => become({ state: 'counted', count }))
      .catch((failure: unknown) => become(failure instanceof CallFailure && failure.code === 'VALIDATION' ? { state: 'wrong', fields: failure.fields } : { state: 'none' }));
  };
  const forget = (): void => {
    latest.current = '';
    setPreview({ state: 'none' });
  };
  return { preview, ask, forget };
}

interface FilterSheetProps extends Omit<Fields, 'form' | 'id'> {
  open: boolean;
  onClose: () => void;
  /** How many the list has now. */
  now: Counted | undefined;
}

/** All filters on a phone, with the number of matches on the button. The list changes when it is pressed. */
export function FilterSheet({ open, onClose, now, ...given }: FilterSheetProps) {
  const { t, fmt } = useWords();
  const navigate = useNavigate();
  const { preview, ask, forget } = usePreview(given.purpose);
  const go = (address: string): void => {
    forget();
    onClose();
    void navigate(`${given.path}${address}`);
  };
  const form = useFilterForm({ purpose: given.purpose, onDraft: ask, onApply: go });
  const { loadAreas } = form;
  useEffect(() => {
    if (open) loadAreas();
  }, [open, loadAreas]);
  const close = (): void => {
    forget();
    form.reset();
    onClose();
  };
  const count = preview.state === 'counted' ? preview.count : now;
  const say = (): string => {
    if (preview.state === 'wrong') return t('search.checkFields');
    if (!count) return t('search.apply');
    return count.total === 0 ? t('search.showNone') : t(count.totalIsExact ? 'search.show' : 'search.showMany', { count: fmt.number(count.total) });
  };
  const footer = (
    <>
      <Button kind="outline" onClick={() => go(searchOf(cleared(form.params)))} className="flex-1">
        {t('search.clear')}
      </Button>
      <Button type="submit" form={formId} className="flex-2">
        <span aria-live="polite">{say()}</span>
      </Button>
    </>
  );
  return (
    <Sheet open={open} onClose={close} title={t('search.filters')} closeLabel={t('shell.close')} footer={footer}>
      {/* Leaving a field tells that a number in it is whole. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form id={formId} action={given.path} onSubmit={form.onSubmit} onChange={form.onChange} onBlur={form.onLeave}>
        {['purpose', 'q', 'sort'].map((name) => {
          const value = form.params.get(name);
          return value ? <input key={name} type="hidden" name={name} value={value} /> : null;
        })}
        <FilterFields {...given} id="sheet" form={form} errors={preview.state === 'wrong' ? preview.fields : given.errors} />
      </form>
    </Sheet>
  );
}
