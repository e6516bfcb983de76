import { SlidersHorizontal } from 'lucide-react';
import { type FormEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Select } from '#web/ui/controls.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { type ListAddress, type ListFilters, type PlaceName, placeNames } from './list-address.ts';

interface PlaceSelectsProps {
  legend: string;
  /** What each list of places is called, and its choice of all of them. */
  labelOf: (level: PlaceName) => readonly [label: string, any: string];
  areas: Readonly<Record<PlaceName, ReadonlyArray<{ id: string; name: string }>>> & { chosen: Readonly<Record<PlaceName, string>> };
}

/** Each list of places follows the choice before it; without scripts, once the form is sent. */
export function PlaceSelects({ legend, labelOf, areas }: PlaceSelectsProps) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1.5 p-0 text-ui font-semibold">{legend}</legend>
      {placeNames.map((level) => {
        if (areas[level].length === 0) return null;
        const [label, any] = labelOf(level);
        return (
          <Select
            key={`${level} ${areas.chosen[level]}`}
            name={level}
            aria-label={label}
            defaultValue={areas.chosen[level]}
            className="mt-2 first-of-type:mt-0"
          >
            <option value="">{any}</option>
            {areas[level].map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        );
      })}
    </fieldset>
  );
}

interface PlaceFilterFormProps {
  id: string;
  list: ListAddress;
  filters: ListFilters;
  /** What the form is called, and its two ways to another list. */
  labels: Readonly<Record<'title' | 'show' | 'reset', string>>;
  className?: string;
  /** On wide screens the button stands at the end of one row of fields. */
  row?: boolean;
  /** The fields, for the form of the page and for the one in the sheet; their ids start with what is given. */
  children: (id: string) => ReactNode;
}

/** The filters of a list with places among them: a plain form of its address, on phones in a sheet once scripts run. */
export function PlaceFilterForm({ id, list, filters, labels, className, row = false, children }: PlaceFilterFormProps) {
  const { t, fmt } = useWords();
  const submit = useSubmit();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  /** A choice cuts the list at once; places that lay elsewhere go. */
  const onChange = (event: FormEvent<HTMLFormElement>): void => {
    const { target, currentTarget } = event;
    if (!(target instanceof HTMLSelectElement)) return;
    const query = new FormData(currentTarget);
    const level = placeNames.findIndex((name) => name === target.name);
    if (level >= 0) for (const below of placeNames.slice(level + 1)) query.delete(below);
    const said = new URLSearchParams([...query].flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])));
    void submit(said, { action: list.path, preventScrollReset: true });
  };
  /** Opens the sheet in place of the form below. */
  const toSheet = (event: MouseEvent<HTMLInputElement>): void => {
    if (!event.currentTarget.checked) return;
    event.preventDefault();
    setOpen(true);
  };
  const filtered = list.isFiltered(filters);
  const count = list.names.filter((name) => filters[name]).length;
  const form = { action: list.path, preventScrollReset: true, onChange, 'aria-label': labels.title } as const;
  // A new list puts its filters into the fields.
  const state = JSON.stringify(filters);
  return (
    <search className={`block ${className ?? ''}`}>
      <Form key={state} {...form} className={`rounded-card border border-line bg-card px-4 ${row ? 'lg:px-5 lg:pt-3.5 lg:pb-5' : 'lg:p-5'}`}>
        <input type="checkbox" id={id} onClick={toSheet} className="peer sr-only lg:hidden" />
        <label
          htmlFor={id}
          className="control flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-focus lg:hidden"
        >
          <SlidersHorizontal aria-hidden="true" className="size-5 text-primary" />
          {labels.title}
          {count > 0 ? (
            <span className="grid size-5.5 place-items-center rounded-full bg-primary text-caption leading-none text-on-primary">{fmt.number(count)}</span>
          ) : null}
        </label>
        <div className={`max-lg:hidden max-lg:pt-1 max-lg:pb-4 max-lg:peer-checked:block ${row ? 'lg:flex lg:items-end lg:gap-4' : ''}`}>
          <div className={row ? 'lg:flex-1' : undefined}>{children(id)}</div>
          <div className={`mt-4 flex flex-wrap gap-3 ${row ? 'lg:mt-0' : ''}`}>
            <Button type="submit" className="flex-1">
              {labels.show}
            </Button>
            {filtered ? (
              <ButtonLink kind="outline" to={list.path} preventScrollReset>
                {labels.reset}
              </ButtonLink>
            ) : null}
          </div>
        </div>
      </Form>
      <Sheet
        open={open}
        onClose={close}
        title={labels.title}
        closeLabel={t('shell.close')}
        footer={
          <>
            {filtered ? (
              <ButtonLink kind="outline" to={list.path} preventScrollReset onClick={close} className="flex-1">
                {labels.reset}
              </ButtonLink>
            ) : null}
            <Button type="submit" form={`${id}-form`} className="flex-2">
              {labels.show}
            </Button>
          </>
        }
      >
        <Form key={state} {...form} id={`${id}-form`} onSubmit={close}>
          {children(`${id}-sheet`)}
        </Form>
      </Sheet>
    </search>
  );
}
