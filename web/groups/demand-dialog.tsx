import { MapPin } from 'lucide-react';
import { useWords } from '#web/platform/language.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { InterestForm } from './interests/interest-form.tsx';
import type { Demand } from './demand-form.tsx';

interface DemandDialogProps {
  demand: Demand;
  open: boolean;
  onClose: () => void;
}

/** Asks who wants to build at the place that was named, and shows the number once more. */
export function DemandDialog({ demand: { division, location, phone }, open, onClose }: DemandDialogProps) {
  const { t } = useWords();
  return (
    <Sheet kind="dialog" open={open} onClose={onClose} title={t('groups.modalTitle')} closeLabel={t('shell.close')}>
      <InterestForm id="demand-person" about={{ division, location }} phone={phone}>
        <p className="m-0 flex items-start gap-1.5 text-ui text-muted">
          <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {t('groups.modalPlace', { location, division: t(`enums.division_${division}`) })}
        </p>
      </InterestForm>
    </Sheet>
  );
}
