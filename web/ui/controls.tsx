// The plain form controls. They are native elements: they work before scripts and with every assistive device.
import type { ComponentProps, InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';
import { Check, ChevronDown } from 'lucide-react';
import { box, type WithIcon } from './text-input.tsx';

export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={`${box} min-h-28 px-4 py-3 ${className ?? ''}`} {...props} />;
}

export function Select({ icon, className, children, ...props }: SelectHTMLAttributes<HTMLSelectElement> & WithIcon) {
  return (
    <span className={`relative block ${className ?? ''}`}>
      {icon ? <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink [&>svg]:size-5">{icon}</span> : null}
      <select className={`${box} h-12 appearance-none ${icon ? 'pl-11' : 'pl-4'} pr-10`} {...props}>
        {children}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted" />
    </span>
  );
}

type CheckProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: ReactNode; count?: ReactNode };

/** A 22-pixel box in a row that is easy to hit; a count may stand right. */
export function Checkbox({ label, count, className, ...props }: CheckProps) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${className ?? ''}`}>
      <span className="relative grid size-5.5 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer size-5.5 appearance-none rounded-tag border-field border-control bg-card checked:border-primary checked:bg-primary"
          {...props}
        />
        <Check aria-hidden="true" strokeWidth={3} className="pointer-events-none absolute size-4 text-on-primary opacity-0 peer-checked:opacity-100" />
      </span>
      <span className="flex-1">{label}</span>
      {count ? <span className="text-small text-muted">{count}</span> : null}
    </label>
  );
}

type ChipProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { kind: 'checkbox' | 'radio'; label: ReactNode };

/** A choice drawn as a chip, 40 high in a 48-pixel target. */
export function ChoiceChip({ kind, label, ...props }: ChipProps) {
  return (
    <label className="relative inline-flex min-h-12 cursor-pointer items-center">
      <input type={kind} className="peer absolute inset-0 size-full cursor-pointer opacity-0" {...props} />
      <span className="control flex h-10 items-center gap-1.5 rounded-full border border-control bg-card px-3.5 text-ui peer-checked:border-field peer-checked:border-primary peer-checked:bg-primary-tint peer-checked:font-semibold peer-checked:text-primary-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus">
        <Check aria-hidden="true" className="hidden size-4 [label:has(:checked)_&]:block" />
        {label}
      </span>
    </label>
  );
}

interface Segment {
  value: string;
  label: ReactNode;
}

interface SegmentsProps {
  legend: string;
  name: string;
  options: readonly Segment[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  className?: string;
}

/** One of a few, side by side in a tray: radio buttons, so arrow keys and plain forms work. */
export function Segments({ legend, name, options, value, defaultValue, onChange, className }: SegmentsProps) {
  const chosen = (option: string) => (value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value });
  return (
    <fieldset className={`m-0 flex min-w-0 flex-wrap rounded-card border-0 bg-sunk p-1 ${className ?? ''}`}>
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="relative flex-1 cursor-pointer text-center">
          <input
            type="radio"
            name={name}
            value={option.value}
            {...chosen(option.value)}
            onChange={() => onChange?.(option.value)}
            className="peer absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span className="control flex min-h-11 items-center justify-center rounded-segment px-2 text-ui whitespace-nowrap text-muted peer-checked:bg-raised peer-checked:font-semibold peer-checked:text-primary peer-checked:shadow-card peer-focus-visible:outline-3 peer-focus-visible:outline-focus">
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
