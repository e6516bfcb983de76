import { type FormEvent, type RefObject, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { languageOf } from '#i18n/detect.ts';
import { Confirm } from '#web/forms/confirm.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Visiting } from './use-visiting.ts';

interface VisitorNameProps {
  visiting: Visiting;
  box: RefObject<HTMLInputElement | null>;
  /** Asked for by a vote that came before it. */
  asked: boolean;
  onJoin: () => void;
}

/** Under which name this device answers, or the box for it. */
export function VisitorName({ visiting, box, asked, onJoin }: VisitorNameProps) {
  const { t } = useWords();
  const [leaving, setLeaving] = useState(false);
  const { name, joining, pending } = visiting;
  if (name !== undefined) {
    return (
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-card px-4 py-2">
        <p lang={languageOf(name)} className="m-0 min-w-0 break-words">
          {t('shortlists.answeringAs', { name })}
        </p>
        <Button kind="quiet" className="-mx-3 !px-3" onClick={() => setLeaving(true)}>
          {t('shortlists.withdraw')}
        </Button>
        <Confirm
          open={leaving}
          title={t('shortlists.withdrawTitle')}
          yes={t('shortlists.removeShort')}
          no={t('shell.cancel')}
          busy={pending}
          onClose={() => setLeaving(false)}
          onYes={() => void visiting.withdraw().then(() => setLeaving(false))}
        >
          {t('shortlists.withdrawText')}
        </Confirm>
      </div>
    );
  }
  const error = joining.fieldErrors['name'] ?? (asked ? t('shortlists.nameFirst') : undefined);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onJoin();
  };
  return (
    <form onSubmit={send} noValidate className="mt-4 flex items-start gap-2 rounded-card border border-line bg-card p-4 max-[21rem]:flex-wrap sm:gap-3">
      <Field id="visitor-name" label={t('shortlists.yourName')} hint={t('shortlists.yourNameHint')} error={error} className="min-w-0 flex-1">
        <TextInput ref={box} {...described('visitor-name', error, true)} name="name" maxLength={limits.shortlists.visitorNameMax} autoComplete="given-name" />
      </Field>
      <Button type="submit" disabled={pending} aria-busy={pending} className="mt-7.5 shrink-0 max-sm:!px-4">
        {t('shortlists.start')}
      </Button>
    </form>
  );
}
