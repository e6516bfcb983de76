import { useFormContext } from 'react-hook-form';
import { rejectionReasons } from '#contracts/enums.ts';
import type { Settings } from '#contracts/staff/settings.ts';
import { DateParts, MomentBox } from '#web/staff/kit/date-parts.tsx';
import { BothBoxes, Pick as PickOne, RowCount, Rows } from '#web/staff/kit/form-parts.tsx';
import { TextBox } from '#web/forms/text-box.tsx';
import { useTextField } from '#web/forms/use-text-field.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, Select } from '#web/ui/controls.tsx';
import { described, ErrorText } from '#web/ui/field.tsx';
import { SettingsPart } from './settings-part.tsx';
import { BannedNote, BannerNote, ControllerNote, HoursNote } from './settings-notes.tsx';
import { newDay, newText, noBanner, type SettingsForm } from './settings-form.ts';

const about = 'm-0 text-ui text-muted';

export function SupportFields({ usual }: { usual: Settings['usual'] }) {
  const { t, fmt } = useWords();
  return (
    <SettingsPart title={t('staffSettings.support')} open>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextBox name="phone" label={t('staffSettings.phone')} note={t('shell.optional')} hint={t('staffSettings.usual', { value: fmt.phone(usual.phone) })} />
        <TextBox name="email" label={t('staffSettings.email')} note={t('shell.optional')} hint={t('staffSettings.usual', { value: usual.email })} />
      </div>
      <TextBox name="social" rows={3} label={t('staffSettings.social')} note={t('shell.optional')} hint={t('staffSettings.socialHint')} />
    </SettingsPart>
  );
}

export function ControllerFields() {
  const { t } = useWords();
  return (
    <SettingsPart title={t('staffSettings.controller')} open={false} note={<ControllerNote />}>
      <p className={about}>{t('staffSettings.controllerHint')}</p>
      <BothBoxes name="controller.name" label={t('staffSettings.controllerName')} />
      <BothBoxes name="controller.address" label={t('staffSettings.controllerAddress')} rows={2} />
      <TextBox name="controller.email" label={t('staffSettings.controllerEmail')} />
    </SettingsPart>
  );
}

export function BannerFields() {
  const { t } = useWords();
  const { setValue } = useFormContext();
  return (
    <SettingsPart title={t('staffSettings.banner')} open={false} note={<BannerNote />}>
      <p className={about}>{t('staffSettings.bannerHint')}</p>
      <BothBoxes name="banner.text" label={t('staffSettings.bannerText')} rows={2} />
      <TextBox name="banner.link" label={t('staffSettings.link')} note={t('shell.optional')} hint={t('staffSettings.linkHint')} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <MomentBox name="banner.from" label={t('staffSettings.from')} />
        <MomentBox name="banner.until" label={t('staffSettings.until')} />
      </div>
      <Button kind="outline" onClick={() => setValue('banner', noBanner, { shouldDirty: true })} className="justify-self-start">
        {t('staffSettings.clearBanner')}
      </Button>
    </SettingsPart>
  );
}

const narrow = 'min-w-0 [&>select]:!h-11 [&>select]:pr-7 [&>select]:pl-3 [&>svg]:!right-1.5';
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const hoursFrom = (first: number): string[] => Array.from({ length: 24 }, (_one, at) => String(first + at));

/** An hour of one day, named by the day and by what happens then. */
function HourBox({ name, label, hours }: { name: string; label: string; hours: readonly string[] }) {
  const { fmt } = useWords();
  const { value, set, blur, error } = useTextField(name);
  return (
    <Select {...described(name, error)} aria-label={label} value={value} onBlur={blur} onChange={(event) => set(event.target.value)} className={narrow}>
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {fmt.hour(Number(hour) % 24)}
        </option>
      ))}
    </Select>
  );
}

/** Opening and closing of one day of the week in one line, or that it is shut. */
function DayRow({ day }: { day: (typeof weekdays)[number] }) {
  const { t } = useWords();
  const { register, watch } = useFormContext<Pick<SettingsForm, 'officeHours'>>();
  const name = `officeHours.${day}` as const;
  const isShut = watch(`${name}.shut`);
  const weekday = t(`staffSettings.weekday_${day}`);
  return (
    <li className="grid min-h-14 grid-cols-2 items-center gap-x-3 gap-y-1 border-b border-line py-2.5 last:border-b-0 sm:py-1.5 sm:grid-cols-[8rem_9rem_9rem_auto]">
      <b className="font-semibold">{weekday}</b>
      <Checkbox
        label={t('staffSettings.isShut')}
        aria-label={`${weekday}: ${t('staffSettings.isShut')}`}
        className="sm:order-last"
        {...register(`${name}.shut`)}
      />
      {isShut ? null : (
        <>
          <HourBox name={`${name}.opens`} label={`${weekday}: ${t('staffSettings.opens')}`} hours={hoursFrom(0)} />
          <HourBox name={`${name}.closes`} label={`${weekday}: ${t('staffSettings.closes')}`} hours={hoursFrom(1)} />
        </>
      )}
    </li>
  );
}

/** Gives every day that is open the hours of the first one that is. */
function SameHours() {
  const { t } = useWords();
  const { getValues, setValue } = useFormContext<Pick<SettingsForm, 'officeHours'>>();
  const copy = (): void => {
    const hours = getValues('officeHours');
    const first = hours.find(({ shut }) => !shut);
    if (first) setValue('officeHours', hours.map((day) => (day.shut ? day : { ...first })) as SettingsForm['officeHours'], { shouldDirty: true });
  };
  return (
    <Button kind="outline" onClick={copy} className="justify-self-start">
      {t('staffSettings.sameHours')}
    </Button>
  );
}

export function OfficeHoursFields() {
  const { t } = useWords();
  const { formState } = useFormContext<Pick<SettingsForm, 'officeHours'>>();
  const { message } = (formState.errors.officeHours as { message?: string } | undefined) ?? {};
  return (
    <SettingsPart title={t('staffSettings.officeHours')} open={false} note={<HoursNote />}>
      <p className={about}>{t('staffSettings.officeHint')}</p>
      <ul className="m-0 list-none p-0">
        {weekdays.map((day) => (
          <DayRow key={day} day={day} />
        ))}
      </ul>
      <SameHours />
      <ErrorText id="officeHours" error={message ? t('staffSettings.allShut') : undefined} />
    </SettingsPart>
  );
}

export function ClosedDaysFields() {
  const { t } = useWords();
  return (
    <SettingsPart title={t('staffSettings.closedDays')} open={false} note={<RowCount name="closedDays" />}>
      <p className={about}>{t('staffSettings.closedHint')}</p>
      <Rows name="closedDays" another={() => newDay}>
        {(at) => (
          <>
            <DateParts name={`closedDays.${at}.day`} label={t('staffSettings.day')} type="date" />
            <div className="sm:col-span-2">
              <BothBoxes name={`closedDays.${at}.name`} label={t('staffSettings.dayName')} />
            </div>
          </>
        )}
      </Rows>
    </SettingsPart>
  );
}

export function WordsFields() {
  const { t } = useWords();
  return (
    <>
      <SettingsPart title={t('staffSettings.bannedWords')} open={false} note={<BannedNote />}>
        <TextBox name="bannedWords" rows={6} label={t('staffSettings.bannedWords')} note={t('shell.optional')} hint={t('staffSettings.bannedHint')} />
      </SettingsPart>
      <SettingsPart title={t('staffSettings.cannedTexts')} open={false} note={<RowCount name="cannedTexts" />}>
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
      </SettingsPart>
    </>
  );
}
