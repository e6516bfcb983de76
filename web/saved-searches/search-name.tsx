import { Pencil } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SavedSearch } from '#contracts/search/saved-searches.ts';
import { limits } from '#contracts/limits.ts';
import { languageOf } from '#i18n/detect.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface SearchNameProps {
  search: SavedSearch;
  onRename: (name: string) => Promise<boolean>;
}

function NameForm({ search, onRename, onDone }: SearchNameProps & { onDone: () => void }) {
  const { t } = useWords();
  const box = useRef<HTMLFormElement>(null);
  const id = `name-${search._id}`;
  useEffect(() => box.current?.querySelector('input')?.select(), []);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '');
    onDone();
    if (name.trim() !== search.name) void onRename(name);
  };
  return (
    <form ref={box} onSubmit={send} className="grid gap-3 sm:flex sm:items-start">
      <Field id={id} label={t('savedSearches.name')} hint={t('savedSearches.nameHint')} className="flex-1">
        <TextInput
          {...described(id, undefined, true)}
          name="name"
          defaultValue={search.isNamed ? search.name : ''}
          placeholder={search.description}
          onKeyDown={(event) => event.key === 'Escape' && onDone()}
          maxLength={limits.savedSearches.nameMax}
          autoComplete="off"
        />
      </Field>
      <div className="flex gap-2 sm:pt-7.5">
        <Button type="submit">{t('shell.save')}</Button>
        <Button kind="quiet" onClick={onDone}>
          {t('shell.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** An amount stays on one line with its unit. */
const unbroken = (text: string): string => text.replaceAll(/(?<=[\d০-৯]) (?=লাখ|কোটি|হাজার|lakh|crore|thousand|sqft|বর্গফুট|কাঠা|katha)/gu, '\u00a0');

interface SearchHeadProps extends SearchNameProps {
  /** Below the name. */
  children: ReactNode;
  /** Right of the pencil. */
  remove: ReactNode;
}

/** What the search is called, and what it asks where the name does not say that; a press lets it be renamed in its place. */
export function SearchName({ search, onRename, children, remove }: SearchHeadProps) {
  const { t } = useWords();
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const done = (): void => {
    setEditing(false);
    requestAnimationFrame(() => pencil.current?.focus());
  };
  if (editing) return <NameForm search={search} onRename={onRename} onDone={done} />;
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1">
        <h2 lang={languageOf(search.name)} className="m-0 !text-title text-pretty break-words">
          {unbroken(search.name)}
        </h2>
        {search.isNamed ? <p className="mt-0.5 mb-0 text-ui break-words text-muted">{unbroken(search.description)}</p> : null}
        {children}
      </div>
      <button
        ref={pencil}
        type="button"
        aria-label={t('savedSearches.renameNamed', { name: search.name })}
        onClick={() => setEditing(true)}
        className="-mt-2.5 -mr-2 grid size-12 shrink-0 place-items-center rounded-full text-muted hover:bg-sunk"
      >
        <Pencil aria-hidden="true" className="size-5" />
      </button>
      {remove}
    </div>
  );
}
