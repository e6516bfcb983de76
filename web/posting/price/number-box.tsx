import { Minus, Plus } from 'lucide-react';
import type { LandUnit } from '#contracts/enums.ts';
import { numberOf } from '#web/forms/number-text.ts';
import { useNumberInput } from '#web/forms/use-number-input.ts';
import { useWords } from '#web/platform/language.tsx';
import { useOptional } from '#web/posting/fields.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { kindOf, type NumberField } from './number-fields.ts';

/** A number of the form in its box. */
export const usePostNumber = (name: NumberField, onUnit?: (unit: LandUnit) => void) => useNumberInput(name, kindOf(name), onUnit);

/** Below a box: what its text was taken for. */
export function Echo({ children }: { children: string | undefined }) {
  return (
    <output aria-live="polite" className={children ? 'mt-1.5 block text-small text-primary' : 'sr-only'}>
      {children}
    </output>
  );
}

/** The size of a building. */
export function SizeBox({ label, suffix }: { label: string; suffix: string }) {
  const { fmt } = useWords();
  const { input, value, error, saidOtherwise } = usePostNumber('size');
  const note = useOptional('size');
  const size = numberOf(value);
  return (
    <Field id="size" label={label} note={note} error={error}>
      <TextInput {...described('size', error)} {...input} suffix={suffix} />
      <Echo>{saidOtherwise && size !== undefined ? `= ${fmt.area(size)}` : undefined}</Echo>
    </Field>
  );
}

const countMax = 999;
/** On phones the label is beside the buttons: a house has many of these. */
const besideLabel =
  'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:[&>label]:mb-0 max-sm:[&>label]:min-w-24 max-sm:[&>label]:flex-1 max-sm:[&>p]:basis-full max-sm:[&>span]:w-43 max-sm:[&>span]:max-w-full';

/** A small number with a button on either side. */
export function CountBox({ name, label, hint, max = countMax }: { name: NumberField; label: string; hint?: string; max?: number }) {
  const { t } = useWords();
  const { input, value, set, error } = usePostNumber(name);
  const note = useOptional(name);
  const count = numberOf(value);
  const change = (by: number): void => set(String(Math.max(0, Math.min(max, Math.round(count ?? 0) + by))));
  const button =
    'grid size-12 shrink-0 place-items-center rounded-control border border-control bg-card text-primary hover:border-primary disabled:border-line disabled:text-muted';
  return (
    <Field id={name} label={label} note={note} error={error} hint={hint} className={besideLabel}>
      <span className="flex gap-2 max-sm:gap-1.5">
        <button type="button" aria-label={t('posting.oneLess', { label })} disabled={!count} onClick={() => change(-1)} className={button}>
          <Minus aria-hidden="true" className="size-5" />
        </button>
        <TextInput {...described(name, error, hint)} {...input} className="min-w-0 flex-1 [&>input]:px-1 [&>input]:text-center" />
        <button type="button" aria-label={t('posting.oneMore', { label })} onClick={() => change(1)} className={button}>
          <Plus aria-hidden="true" className="size-5" />
        </button>
      </span>
    </Field>
  );
}

const roomChips = [1, 2, 3, 4, 5] as const;

/** A number that is one of five nearly always: those as buttons of one tap, any other in the box beside them. */
export function RoomsBox({ name, label }: { name: NumberField; label: string }) {
  const { t, fmt } = useWords();
  const { input, value, set, error } = usePostNumber(name);
  const note = useOptional(name);
  const count = numberOf(value);
  const onChip = roomChips.some((rooms) => rooms === count);
  return (
    <Field id={name} label={label} note={note} error={error}>
      <span className="flex flex-wrap gap-1.5">
        {roomChips.map((rooms) => (
          <button
            key={rooms}
            type="button"
            aria-label={t('posting.roomsChip', { label, count: rooms })}
            aria-pressed={count === rooms}
            onClick={() => set(String(rooms))}
            className="h-12 min-w-9 flex-1 rounded-control border border-control bg-card hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:font-semibold aria-pressed:text-primary-ink"
          >
            {fmt.number(rooms)}
          </button>
        ))}
        <span className="group/more relative w-16 shrink-0">
          <TextInput
            {...described(name, error)}
            {...input}
            placeholder={t('posting.roomsMore')}
            className={`[&>input]:px-1 [&>input]:text-center [&>input]:placeholder:text-ink ${onChip ? '[&>input:not(:focus)]:text-transparent' : ''}`}
          />
          {/* What a button says already is not said beside it a second time. */}
          {onChip ? (
            <span aria-hidden="true" className="pointer-events-none absolute inset-0 grid place-items-center group-focus-within/more:hidden">
              {t('posting.roomsMore')}
            </span>
          ) : null}
        </span>
      </span>
    </Field>
  );
}
