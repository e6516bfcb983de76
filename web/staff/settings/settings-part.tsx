import type { ComponentProps } from 'react';
import { useFormState } from 'react-hook-form';
import { useWords } from '#web/platform/language.tsx';
import { Part } from '#web/staff/kit/form-parts.tsx';
import { Button } from '#web/ui/button.tsx';

/** A part of the settings; at its end they are saved, once there is something to save. */
export function SettingsPart({ children, ...part }: ComponentProps<typeof Part>) {
  const { t } = useWords();
  const { isDirty } = useFormState();
  return (
    <Part {...part}>
      {children}
      <Button type="submit" kind="outline" disabled={!isDirty} className="sm:justify-self-end">
        {t('staff.save')}
      </Button>
    </Part>
  );
}
