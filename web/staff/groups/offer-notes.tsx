// What a folded part of an offer says beside its title: its value, as the form has it now.
import { useFormContext } from 'react-hook-form';
import type { StaffGroup } from '#contracts/offers/groups.ts';
import { useWords } from '#web/platform/language.tsx';
import { closestArea } from '#web/listings/paths.ts';
import type { OfferForm } from './offer-form.ts';

/** The area that was saved; another one that was chosen is read in its own box. */
export function PlaceNote({ known }: { known: StaffGroup | undefined }) {
  const { lng } = useWords();
  const chosen = useFormContext<OfferForm>().watch('subDistrict');
  return known?.subDistrict === chosen ? <>{closestArea(known.place)[lng]}</> : null;
}

export function BuildingNote() {
  const { t } = useWords();
  const storeys = Number(useFormContext<OfferForm>().watch('storeys'));
  return storeys ? <>{t('staffFirms.storeysOf', { count: storeys })}</> : null;
}

/** What one share costs in all. */
export function PriceNote() {
  const { fmt } = useWords();
  const price = useFormContext<OfferForm>().watch('price');
  const sum = Object.values(price).reduce((total, part) => total + (Number(part) || 0), 0);
  return sum ? <>{fmt.taka(sum)}</> : null;
}
