import { useFormContext } from 'react-hook-form';
import { rejectionReasons } from '#contracts/enums.ts';
import type { Settings } from '#contracts/staff/settings.ts';
import { BothBoxes, DateBox, Part, Pick as PickOne, Rows } from '#web/staff/kit/form-parts.tsx';
import { TextBox } from '#web/forms/text-box.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/controls.tsx';
import { ErrorText } from '#web/ui/field.tsx';
import { newDay, newText, noBanner, type SettingsForm } from './settings-form.ts';

const about = 'm-0 text-ui text-muted';

export function SupportFields({ usual }: { usual: Settings['usual'] }) {
  const { t, fmt } = useWords();
  return (
    <Part title={t('staffSettings.support')}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextBox name="phone" label={t('staffSettings.phone')} note={t('shell.optional')} hint={t('staffSettings.usual', { value: fmt.phone(usual.phone) })} />
        <TextBox name="email" label={t('staffSettings.email')} note={t('shell.optional')} hint={t('staffSettings.usual', { value: usual.email })} />
      </div>
      <TextBox name="social" rows={3} label={t('staffSettings.social')} note={t('shell.optional')} hint={t('staffSettings.socialHint')} />
    </Part>
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
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <DateBox name="banner.from" label={t('staffSettings.from')} type="datetime-local" />
        <DateBox name="banner.until" label={t('staffSettings.until')} type="datetime-local" />
      </div>
      <Button kind="outline" onClick={() => setValue('banner', noBanner, { shouldDirty: true })} className="justify-self-start">
        {t('staffSettings.clearBanner')}
      </Button>
    </Part>
  );
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const hoursFrom = (first: number): string[] => Array.from({ length: 24 }, (_one, at) => String(first + at));

/** Opening and closing of one day of the week, or that it is shut. */
function DayRow({ day }: { day: (typeof weekdays)[number] }) {
  const { t, fmt } = useWords();
  const { register, watch } = useFormContext<Pick<SettingsForm, 'officeHours'>>();
  const name = `officeHours.${day}` as const;
  const isShut = watch(`${name}.shut`);
  const hour = (value: string): string => fmt.hour(Number(value) % 24);
  return (
    <fieldset className="m-0 min-w-0 rounded-control border border-line p-3">
      <legend className="float-left mb-2 w-full p-0 font-semibold">{t(`staffSettings.weekday_${day}`)}</legend>
      <div className="clear-both grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-2 max-sm:[&_select]:pr-7 max-sm:[&_select]:pl-3 max-sm:[&_select+svg]:right-1.5">
        {isShut ? null : (
          <>
            <PickOne name={`${name}.opens`} label={t('staffSettings.opens')} options={hoursFrom(0)} labelOf={hour} />
            <PickOne name={`${name}.closes`} label={t('staffSettings.closes')} options={hoursFrom(1)} labelOf={hour} />
          </>
        )}
        <Checkbox label={t('staffSettings.isShut')} {...register(`${name}.shut`)} />
      </div>
    </fieldset>
  );
}

export function OfficeHoursFields() {
  const { t } = useWords();
  const { formState } = useFormContext<Pick<SettingsForm, 'officeHours'>>();
  const { message } = (formState.errors.officeHours as { message?: string } | undefined) ?? {};
  return (
    <Part title={t('staffSettings.officeHours')}>
      <p className={about}>{t('staffSettings.officeHint')}</p>
      <div className="grid gap-3 lg:grid-cols-2">
        {weekdays.map((day) => (
          <DayRow key={day} day={day} />
        ))}
      </div>
      <ErrorText id="officeHours" error={message ? t('staffSettings.allShut') : undefined} />
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
              <PickOne
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
