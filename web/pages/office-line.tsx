import type { Office } from '#contracts/overview.ts';
import { useWords } from '#web/platform/language.tsx';
import { officeText } from '#web/platform/office-text.ts';

/** Whether the office is open, with a coloured dot. */
export function OfficeLine({ office }: { office: Office }) {
  const words = useWords();
  const { t, lng } = words;
  return (
    <p className="m-0 flex items-baseline gap-2 font-semibold">
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${office.open ? 'bg-primary' : 'bg-control'}`} />
      <span>
        {officeText(office, words)}
        {office.dayOff ? <span className="block font-normal text-muted">{t('pages.dayOff', { name: office.dayOff[lng] })}</span> : null}
      </span>
    </p>
  );
}
