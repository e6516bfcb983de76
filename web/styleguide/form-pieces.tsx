import type { ReactNode } from 'react';
import { FormProvider, type FieldErrors, useForm } from 'react-hook-form';
import { useWords } from '#web/platform/language.tsx';
import { AreaFields } from '#web/forms/area-fields.tsx';
import { BirthDateBox } from '#web/forms/birth-date-box.tsx';
import { Choice } from '#web/forms/choice.tsx';
import { Counter } from '#web/forms/counter.tsx';
import { Switch } from '#web/forms/switch.tsx';
import { DateLists } from '#web/forms/date-lists.tsx';
import { DigitsBox } from '#web/forms/digits-box.tsx';
import { GenderBox } from '#web/forms/gender-box.tsx';
import { PhoneBox } from '#web/forms/phone-box.tsx';
import { ReadFailed } from '#web/forms/read-failed.tsx';
import { TextBox } from '#web/forms/text-box.tsx';
import { hardWords, tallest } from './hard-words.ts';
import { Sample, Samples } from './sample.tsx';

const max = 60;
const answers = {
  line: tallest,
  nothing: '',
  lines: Object.values(hardWords).join('\n'),
  wrong: hardWords.stacked,
  digits: '01712345678',
  phone: '0171234',
  gender: 'female',
  birthDate: '1990-02-28',
  way: 'two',
  ways: '',
  division: '',
  district: '',
  subDistrict: '',
};
const fault = (message: string) => ({ type: 'sample', message });

/** Fields as a form holds them: some answered, some not, some refused. */
function SampleForm({ error, children }: { error: string; children: ReactNode }) {
  const errors: FieldErrors<typeof answers> = { wrong: fault(error), phone: fault(error), birthDate: fault(error), ways: fault(error) };
  return <FormProvider {...useForm({ defaultValues: answers, errors })}>{children}</FormProvider>;
}

export function FormPieces({ label, error }: { label: string; error: string }) {
  const { t } = useWords();
  const options = ['one', 'two'].map((value, at) => ({ value, label: at === 0 ? label : tallest }));
  return (
    <SampleForm error={error}>
      <Samples title="Pieces of forms">
        <Sample name="read failed">
          <ReadFailed failed text={error} onRetry={() => undefined} />
        </Sample>
        <Sample name="text box">
          <TextBox name="line" label={label} hint={hardWords.reph} max={max} />
        </Sample>
        <Sample name="text box empty">
          <TextBox name="nothing" label={label} note={t('shell.optional')} max={max} />
        </Sample>
        <Sample name="text box of lines">
          <TextBox name="lines" label={label} rows={4} max={max} />
        </Sample>
        <Sample name="text box error">
          <TextBox name="wrong" label={label} />
        </Sample>
        <Sample name="digits box">
          <DigitsBox name="digits" kind="tel" label={label} />
        </Sample>
        <Sample name="phone box error">
          <PhoneBox hint={hardWords.signs} note={t('shell.optional')} />
        </Sample>
        <Sample name="gender box">
          <GenderBox />
        </Sample>
        <Sample name="birth date box error">
          <BirthDateBox hint={hardWords.signs} />
        </Sample>
        <Sample name="lists of a day">
          <DateLists label={label} type="date" value="2026-12-16" years={[0, 1]} onChange={() => undefined} />
        </Sample>
        <Sample name="lists of a month error">
          <DateLists label={label} type="month" value="" error={error} years={[0, 1]} onChange={() => undefined} />
        </Sample>
        <Sample name="choice chosen">
          <Choice name="way" label={label} options={options} hint={hardWords.reph} />
        </Sample>
        <Sample name="choice error">
          <Choice name="ways" label={label} options={options} />
        </Sample>
        <Sample name="switch on">
          <Switch id="switch-on" label={label} hint={hardWords.signs} on onChange={() => undefined} />
        </Sample>
        <Sample name="switch off">
          <Switch id="switch-off" label={label} on={false} onChange={() => undefined} />
        </Sample>
        <Sample name="counter">
          <Counter text={tallest} max={max} />
        </Sample>
        <Sample name="counter too long">
          <Counter text={hardWords.long.repeat(2)} max={max} />
        </Sample>
        <Sample name="area fields" wide>
          <AreaFields className="grid grid-cols-1 gap-4 sm:grid-cols-3" />
        </Sample>
      </Samples>
    </SampleForm>
  );
}
