// What a folded part of the settings says beside its title: its value, as the form has it now.
import { useFormContext } from 'react-hook-form';
import { isOutdated, rateSets } from '#contracts/posts/buying-costs.ts';
import { type PageWords, useWords } from '#web/platform/language.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { SettingsForm } from './settings-form.ts';

/** What a part says where nothing was given. */
function useOrNone(): (value: string) => string {
  const { t } = useWords();
  return (value) => value.trim() || t('staffSettings.notGiven');
}

export function ControllerNote() {
  const { lng } = useWords();
  const orNone = useOrNone();
  const { name, email } = useFormContext<SettingsForm>().watch('controller');
  return <>{orNone(name[lng] || email)}</>;
}

export function BannerNote() {
  const { lng } = useWords();
  const orNone = useOrNone();
  return <>{orNone(useFormContext<SettingsForm>().watch('banner').text[lng])}</>;
}

/** An hour as a clock has it, without the part of the day. */
const byClock = (fmt: PageWords['fmt'], hour: number): string => fmt.number(hour % 12 || 12);

/** The hours of the first day that is open, and how many days have them. */
export function HoursNote() {
  const { t, fmt } = useWords();
  const days = useFormContext<SettingsForm>()
    .watch('officeHours')
    .filter(({ shut }) => !shut);
  const [first] = days;
  if (!first) return <>{t('staffSettings.isShut')}</>;
  const count = days.filter(({ opens, closes }) => opens === first.opens && closes === first.closes).length;
  const [opens, closes] = [Number(first.opens), Number(first.closes) % 24];
  return (
    <>
      <span className="sm:hidden">{t('staffSettings.hoursShort', { first: byClock(fmt, opens), last: byClock(fmt, closes), count })}</span>
      <span className="max-sm:hidden">{t('staffSettings.hoursOf', { opens: fmt.hour(opens), closes: fmt.hour(closes), count })}</span>
    </>
  );
}

export function BannedNote() {
  const { t } = useWords();
  const lines = useFormContext<SettingsForm>()
    .watch('bannedWords')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return <>{t('staff.rows', { count: lines.length })}</>;
}

/** Of when the rates are; the older ones say so. */
export function RatesNote() {
  const { t, fmt, now } = useWords();
  const rates = useFormContext<SettingsForm>().watch('rates');
  const [oldest = ''] = rateSets.map((set) => rates[set].asOf).toSorted();
  if (!Date.parse(oldest)) return null;
  return isOutdated({ asOf: oldest }, Date.parse(now)) ? <Tag tone="gold">{t('staffSettings.ratesOld')}</Tag> : <>{fmt.date(oldest)}</>;
}
