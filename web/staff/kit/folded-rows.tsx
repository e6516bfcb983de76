import { ChevronUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorText } from '#web/ui/field.tsx';

interface FoldedRowsProps<T> {
  name: string;
  /** What stands above the columns, and what a row says in them. */
  heads: readonly string[];
  cells: (row: T) => readonly ReactNode[];
  /** What another row begins with; without it none can be added here. */
  another?: () => T;
  /** The fields of the row that is open. */
  children: (at: number) => ReactNode;
}

interface RowError {
  message?: string;
  root?: { message?: string };
}

const columns =
  'grid min-w-0 flex-1 grid-cols-[1.25rem_minmax(0,1fr)_minmax(0,1.1fr)] items-center gap-x-2 text-left sm:gap-x-3 sm:grid-cols-[2rem_repeat(3,minmax(0,1fr))]';

/** Rows of the same fields below one header, a line each; only the one that is changed, or at fault, shows its fields. */
export function FoldedRows<T>({ name, heads, cells, another, children }: FoldedRowsProps<T>) {
  const { t, fmt } = useWords();
  const { watch, setValue, formState } = useFormContext<Record<string, T[]>>();
  const [open, setOpen] = useState<number>();
  const rows = watch(name) as T[];
  const faults = formState.errors[name] as (RowError & ReadonlyArray<object | undefined>) | undefined;
  const put = (next: T[]): void => setValue(name, next as never, { shouldDirty: true });
  const remove = (at: number): void => {
    put(rows.filter((_row, other) => other !== at));
    setOpen(undefined);
  };
  const add = (fresh: T): void => {
    put([...rows, fresh]);
    setOpen(rows.length);
  };
  return (
    <>
      <div className={`overflow-hidden rounded-control border border-line ${rows.length === 0 ? 'hidden' : ''}`}>
        <div aria-hidden="true" className="flex min-h-9 items-center border-b border-line bg-sunk pr-1 pl-3 text-small text-muted sm:pl-4">
          <span className={columns}>
            <span>#</span>
            {heads.map((head, index) => (
              <span key={head} className={index === 1 ? 'max-sm:hidden' : ''}>
                {head}
              </span>
            ))}
          </span>
          <span className="w-22 shrink-0" />
        </div>
        <ol className="m-0 list-none p-0">
          {rows.map((row, at) => {
            const isOpen = open === at || faults?.[at] !== undefined;
            return (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} className="border-b border-line last:border-b-0">
                <div className="flex min-h-13 items-center pr-1 pl-3 sm:pl-4">
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    onClick={() => setOpen(open === at ? undefined : at)}
                    className="flex min-h-13 min-w-0 flex-1 items-center py-2.5 text-ui"
                  >
                    <span className={columns}>
                      <b className="font-semibold">{fmt.number(at + 1)}</b>
                      {cells(row).map((cell, index) => (
                        <span key={heads[index]} className={`min-w-0 leading-snug sm:truncate ${index === 1 ? 'max-sm:hidden' : ''}`}>
                          {cell}
                        </span>
                      ))}
                    </span>
                    <span className="grid size-11 shrink-0 place-items-center text-muted [&>svg]:size-5">
                      {isOpen ? <ChevronUp aria-hidden="true" /> : <Pencil aria-hidden="true" />}
                    </span>
                  </button>
                  <button
                    type="button"
                    aria-label={t('staff.removeRow', { number: at + 1 })}
                    onClick={() => remove(at)}
                    className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunk hover:text-danger focus-visible:text-danger"
                  >
                    <Trash2 aria-hidden="true" className="size-5" />
                  </button>
                </div>
                {isOpen ? <div className="grid gap-3 bg-sunk/60 px-3 pt-2 pb-4 sm:grid-cols-3 sm:px-4">{children(at)}</div> : null}
              </li>
            );
          })}
        </ol>
      </div>
      <ErrorText id={name} error={faults?.message ?? faults?.root?.message} />
      {another ? (
        <Button kind="outline" onClick={() => add(another())} className="justify-self-start">
          <Plus aria-hidden="true" className="size-5" />
          {t('staff.addRow')}
        </Button>
      ) : null}
    </>
  );
}
