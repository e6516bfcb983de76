import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { planStep } from '#contracts/floor-plans/floor-plan-kinds.ts';
import { feetText } from '#web/floor-plan/plan-words.ts';
import { useWords } from '#web/platform/language.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { feetIn } from './feet-text.ts';

interface Props {
  id: string;
  label: string;
  value: number;
  onChange: (feet: number) => void;
}

const step = 'control grid size-12 shrink-0 place-items-center rounded-control border border-control bg-card hover:border-primary';

/** A length to type in feet and inches, with half a foot less and more beside it. */
export function FeetField({ id, label, value, onChange }: Props) {
  const { t, fmt } = useWords();
  const [typed, setTyped] = useState<string>();
  const take = (): void => {
    const feet = typed === undefined ? undefined : feetIn(typed);
    setTyped(undefined);
    if (feet !== undefined && feet !== value) onChange(feet);
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
      </label>
      <div className="flex gap-1">
        <button type="button" aria-label={t('planEditor.less', { what: label })} className={step} onClick={() => onChange(value - planStep)}>
          <Minus aria-hidden="true" className="size-4.5" />
        </button>
        <TextInput
          id={id}
          inputMode="text"
          autoComplete="off"
          className="min-w-0 flex-1 px-1 text-center"
          value={typed ?? feetText(fmt, value)}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take();
          }}
        />
        <button type="button" aria-label={t('planEditor.more', { what: label })} className={step} onClick={() => onChange(value + planStep)}>
          <Plus aria-hidden="true" className="size-4.5" />
        </button>
      </div>
    </div>
  );
}
