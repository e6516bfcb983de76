import { useFormContext } from 'react-hook-form';
import { rejectionReasons } from '#contracts/enums.ts';
import type { Settings } from '#contracts/settings.ts';
import { BothBoxes, DateBox, Part, Pick, Rows } from '#web/firm-desk/form-parts.tsx';
import { TextBox } from '#web/forms/text-box.tsx';
import { useTextField } from '#web/forms/use-text-field.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { newDay, newText, noBanner } from './settings-form.ts';

const about = 'm-0 text-ui text-muted';

export function SupportFields({ usual }: { usual: Settings['usual'] }) {
  const { t, fmt } = useWords();
  return (
    <Part title={t('staffSettings.support')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextBox name="phone" label={t('staffSettings.phone')} note={t('shell.optional')} hint={t('staffSettings.usual', { value: fmt.phone(usual.phone) })} />
        <TextBox name="email" label={t('staffSettings.email')} note={t('shell.optional')} hint={t('staffSettings.usual', { value: usual.email })} />
      </div>
      <TextBox name="social" rows={3} label={t('staffSettings.social')} note={t('shell.optional')} hint={t('staffSettings.socialHint')} />
    </Part>
  );
}

/** A day and a time, by Bangladesh time. */
function TimeBox({ name, label }: { name: string; label: string }) {
  const { value, set, blur, error } = useTextField(name);
  return (
    <Field id={name} label={label} error={error}>
      <TextInput {...described(name, error)} type="datetime-local" value={value} onBlur={blur} onChange={(event) => set(event.target.value)} />
    </Field>
  );
}

export function BannerFields() {
  const { t } = useWords();
  const { setValue } = useFormContext();
  return (
    <Part title={t('staffSettings.banner')}>
      <p className={about}>{t('staffSettings.bannerHint')}</p>
      <BothBoxes name="banner.text" label={t('staffSettings.bannerText')} rows={2} />
      <TextBox name="banner.link" label={t('staffSettings.link')} note={t('shell.optional')} hint={t('staffSettings.linkHint')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TimeBox name="banner.from" label={t('staffSettings.from')} />
        <TimeBox name="banner.until" label={t('staffSettings.until')} />
      </div>
      <Button kind="outline" onClick={() => setValue('banner', noBanner, { shouldDirty: true })} className="justify-self-start">
        {t('staffSettings.clearBanner')}
      </Button>
    </Part>
  );
}

export function ClosedDaysFields() {
  const { t } = useWords();
  return (
    <Part title={t('staffSettings.closedDays')}>
      <p className={about}>{t('staffSettings.closedHint')}</p>
      <Rows name="closedDays" another={() => newDay}>
        {(at) => (
          <>
            <DateBox name={`closedDays.${at}.day`} label={t('staffSettings.day')} type="date" />
            <div className="sm:col-span-2">
              <BothBoxes name={`closedDays.${at}.name`} label={t('staffSettings.dayName')} />
            </div>
          </>
        )}
      </Rows>
    </Part>
  );
}

export function WordsFields() {
  const { t } = useWords();
  return (
    <>
      <Part title={t('staffSettings.bannedWords')}>
        <TextBox name="bannedWords" rows={6} label={t('staffSettings.bannedWords')} note={t('shell.optional')} hint={t('staffSettings.bannedHint')} />
      </Part>
      <Part title={t('staffSettings.cannedTexts')}>
        <p className={about}>{t('staffSettings.cannedHint')}</p>
        <Rows name="cannedTexts" another={() => newText}>
          {(at) => (
            <>
              <Pick
                name={`cannedTexts.${at}.reason`}
                label={t('staffSettings.reason')}
                options={rejectionReasons}
                labelOf={(one) => t(`moderation.reason_${one}`)}
              />
              <div className="sm:col-span-2">
                <BothBoxes name={`cannedTexts.${at}.text`} label={t('staffSettings.cannedText')} rows={3} />
              </div>
            </>
          )}
        </Rows>
      </Part>
    </>
  );
}
