// The wizard's controls: those of every form, with what the kind of property says about each field.
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { postField } from '#contracts/posts/post-fields.ts';
import { isRequired, isRuled } from '#contracts/posts/post-rules.ts';
import type { PropertyType } from '#contracts/enums.ts';
import { Choice } from '#web/forms/choice.tsx';
import { DigitsBox } from '#web/forms/digits-box.tsx';
import { TextBox } from '#web/forms/text-box.tsx';
import { type TextControl, useTextField } from '#web/forms/use-text-field.ts';
import { useWords } from '#web/platform/language.tsx';
import type { PostForm, TextField } from './post-form.ts';

/** One text field of the form. */
export const usePostField = (name: TextField): TextControl => useTextField<PostForm>(name);

/** Says "(optional)" where the chosen property type does not need the field. */
export function useOptional(name: TextField): string | undefined {
  const { t } = useWords();
  const propertyType = useWatch<PostForm, 'propertyType'>({ name: 'propertyType' });
  const needed = isRuled(name) ? propertyType !== '' && isRequired(propertyType as PropertyType, name) : (postField(name)?.required ?? name === 'rentFee');
  return needed ? undefined : t('shell.optional');
}

type Props<Box extends (props: never) => ReactNode> = Omit<Parameters<Box>[0], 'name' | 'note'> & { name: TextField };

/** A line or several lines of text. */
export function PostTextBox({ name, ...props }: Props<typeof TextBox>) {
  return <TextBox {...props} name={name} note={useOptional(name)} />;
}

/** A phone or a post code. */
export function PostDigitsBox({ name, ...props }: Props<typeof DigitsBox>) {
  return <DigitsBox {...props} name={name} note={useOptional(name)} />;
}

/** One of a few as chips; where it is optional, pressing the chosen one again takes it back. */
export function PostChoice({ name, ...props }: Props<typeof Choice>) {
  const { t } = useWords();
  const note = useOptional(name);
  return <Choice {...props} name={name} note={note} clearable={note !== undefined} faultText={t('posting.choiceNeeded')} />;
}
