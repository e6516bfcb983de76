import { reviewRejectionReasons } from '#contracts/offers/building-enums.ts';
import { useWords } from '#web/platform/language.tsx';
import { Select } from '#web/ui/controls.tsx';
import { described, Field } from '#web/ui/field.tsx';

/** Why a review is sent back or taken down. */
export function ReasonField({ value, onChange, error }: { value: string; onChange: (reason: string) => void; error: string | undefined }) {
  const { t } = useWords();
  return (
    <Field id="reason" label={t('staffFirms.rejectReason')} error={error && t('staffFirms.reasonNeeded')}>
      <Select {...described('reason', error)} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('staffFirms.reasonNeeded')}</option>
        {reviewRejectionReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`enums.reviewReason_${reason}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
