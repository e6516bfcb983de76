import { Search } from 'lucide-react';
import { Checkbox, ChoiceChip, Segments, Select, TextArea } from '#web/ui/controls.tsx';
import { described, ErrorText, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { hardWords, tallest } from './hard-words.ts';
import { Sample, Samples } from './sample.tsx';

const nothing = (): void => undefined;

export function Boxes({ label, error }: { label: string; error: string }) {
  return (
    <Samples title="Field, TextInput, TextArea, Select">
      <Sample name="field empty">
        <Field id="sample-empty" label={label} note={hardWords.reph} hint={hardWords.signs}>
          <TextInput {...described('sample-empty', undefined, 'hint')} placeholder={hardWords.conjuncts} />
        </Field>
      </Sample>
      <Sample name="field filled">
        <Field id="sample-filled" label={tallest}>
          <TextInput id="sample-filled" icon={<Search aria-hidden="true" />} suffix={hardWords.stacked.slice(0, 7)} defaultValue={tallest} />
        </Field>
      </Sample>
      <Sample name="field focus" force="focus">
        <Field id="sample-focus" label={label}>
          <TextInput id="sample-focus" defaultValue={hardWords.digits} />
        </Field>
      </Sample>
      <Sample name="field error">
        <Field id="sample-error" label={label} error={error}>
          <TextInput {...described('sample-error', error)} defaultValue={hardWords.stacked} />
        </Field>
      </Sample>
      <Sample name="field disabled">
        <Field id="sample-disabled" label={label}>
          <TextInput id="sample-disabled" disabled defaultValue={tallest} />
        </Field>
      </Sample>
      <Sample name="text area">
        <Field id="sample-area" label={label}>
          <TextArea id="sample-area" defaultValue={Object.values(hardWords).join(' ')} rows={5} />
        </Field>
      </Sample>
      <Sample name="select">
        <Select aria-label={label} icon={<Search aria-hidden="true" />} defaultValue="1">
          <option value="1">{tallest}</option>
        </Select>
      </Sample>
      <Sample name="select error">
        <Select aria-label={label} aria-invalid="true" aria-describedby="sample-select-error">
          <option value="">{hardWords.long}</option>
        </Select>
        <ErrorText id="sample-select" error={error} />
      </Sample>
      <Sample name="select disabled">
        <Select aria-label={label} disabled>
          <option value="">{label}</option>
        </Select>
      </Sample>
    </Samples>
  );
}

export function Chosen({ label }: { label: string }) {
  const options = [
    { value: 'one', label: 'ঊর্ধ্ব' },
    { value: 'two', label: 'স্ত্রী' },
    { value: 'three', label },
  ];
  return (
    <Samples title="Checkbox, ChoiceChip, Segments">
      <Sample name="checkbox">
        <Checkbox label={hardWords.conjuncts} count="১,২৩৪" checked={false} onChange={nothing} />
      </Sample>
      <Sample name="checkbox chosen">
        <Checkbox label={tallest} checked onChange={nothing} />
      </Sample>
      <Sample name="checkbox focus" force="focus">
        <Checkbox label={label} checked onChange={nothing} />
      </Sample>
      <Sample name="chips">
        <ChoiceChip kind="radio" label={tallest} checked={false} onChange={nothing} />
        <ChoiceChip kind="radio" label={tallest} checked onChange={nothing} />
      </Sample>
      <Sample name="chip focus" force="focus">
        <ChoiceChip kind="checkbox" label={hardWords.yaPhala} checked={false} onChange={nothing} />
      </Sample>
      <Sample name="segments">
        <Segments legend={label} name="sample-segments" options={options} defaultValue="two" />
      </Sample>
      <Sample name="segments focus" force="focus">
        <Segments legend={label} name="sample-segments-focus" options={options} defaultValue="one" />
      </Sample>
    </Samples>
  );
}
