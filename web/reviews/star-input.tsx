import { useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { useWords } from '#web/platform/language.tsx';
import { ErrorText } from '#web/ui/field.tsx';
import { StarRow } from '#web/ui/stars.tsx';

const { ratingMax, ratingStep } = limits.reviews;
const halves = Array.from({ length: ratingMax / ratingStep }, (_, at) => (at + 1) * ratingStep);

interface StarInputProps {
  value: number | undefined;
  onChange: (rating: number) => void;
  /** Also the id that errors and links name. */
  name?: string;
  label?: string;
  error?: string | undefined;
  disabled?: boolean;
}

/** A rating in half stars: radio buttons, so that mouse, touch, arrow keys and screen readers all set it. */
export function StarInput({ value, onChange, name = 'rating', label, error, disabled = false }: StarInputProps) {
  const { t } = useWords();
  const [over, setOver] = useState<number>();
  const shown = over ?? value ?? 0;
  return (
    <fieldset id={name} tabIndex={-1} disabled={disabled} className="m-0 min-w-0 border-0 p-0" aria-describedby={`${name}-error`}>
      <legend className="mb-1 p-0 text-ui font-semibold">{label ?? t('reviews.ratingLabel')}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div
          onPointerLeave={() => setOver(undefined)}
          className="relative inline-flex rounded-control has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <StarRow rating={shown} className="m-1.5 size-9" />
          <span className="absolute inset-0 flex">
            {halves.map((half) => (
              <label
                key={half}
                className="relative h-full flex-1 cursor-pointer"
                onPointerEnter={(event) => void (event.pointerType === 'mouse' && setOver(half))}
              >
                <input
                  type="radio"
                  name={name}
                  value={half}
                  checked={value === half}
                  aria-label={t('reviews.stars', { rating: half })}
                  {...(error ? { 'data-invalid': true } : {})}
                  onChange={() => {
                    setOver(undefined);
                    onChange(half);
                  }}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                />
              </label>
            ))}
          </span>
        </div>
        <output aria-hidden="true" className="font-[family-name:var(--font-num)] text-h3 font-semibold">
          {shown > 0 ? t('reviews.outOf', { rating: shown }) : null}
        </output>
      </div>
      <ErrorText id={name} error={error} />
    </fieldset>
  );
}
