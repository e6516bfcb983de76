// The fields of offers and firms as the log names them: by the words of the forms in which staff change them.
import { budgetTiers, divisions, facilities, interiorCategories } from '#contracts/enums.ts';
import { documentKinds, documentStates, firmServices, milestoneKinds, milestoneStates, planApprovals, shareStates } from '#contracts/offers/building-enums.ts';
import type { PageWords } from '#web/platform/language.tsx';

const sameAsInForm = [
  'title',
  'about',
  'developBy',
  'location',
  'landSqft',
  'roadWidthFt',
  'storeys',
  'flatSizeMin',
  'flatSizeMax',
  'priceLand',
  'priceConstruction',
  'priceApproval',
  'booking',
  'landInstalments',
  'buildInstalments',
  'constructionStart',
  'handover',
  'planApproval',
  'categories',
  'tiers',
  'services',
  'startingPrice',
  'sinceYear',
  'address',
  'phone',
  'areasServed',
  'logo',
  'cover',
] as const;

const partOf = {
  facilities: 'partFacilities',
  ledger: 'partLedger',
  milestones: 'partMilestones',
  documents: 'partDocuments',
  gallery: 'partGallery',
} as const;

const inOneLanguage = /^(title|startingPrice)(Bn|En)$/;

/** The name of a field; undefined where it is none of an offer or a firm. */
export function listingField(words: PageWords, name: string): string | undefined {
  const { t } = words;
  const [, base, language] = inOneLanguage.exec(name) ?? [];
  if (base) return t(`staff.${language === 'Bn' ? 'inBn' : 'inEn'}`, { label: listingField(words, base) ?? base });
  const part = Object.entries(partOf).find(([field]) => field === name)?.[1];
  if (part) return t(`staffFirms.${part}`);
  const known = sameAsInForm.find((one) => one === name);
  return known && t(`staffFirms.${known}`);
}

const among = <T extends string>(all: readonly T[], value: unknown): T | undefined => all.find((one) => one === value);

/** One name of ours; one that is newer than these words stands as it was written. */
function oneWord({ t }: PageWords, field: string, value: string): string | undefined {
  const [facility, category, tier] = [among(facilities, value), among(interiorCategories, value), among(budgetTiers, value)];
  if (field === 'facilities' && facility) return t(`enums.facility_${facility}`);
  if (field === 'categories' && category) return t(`enums.interiorCategory_${category}`);
  if (field === 'tiers' && tier) return t(`enums.budgetTier_${tier}`);
  const [service, plan, division] = [among(firmServices, value), among(planApprovals, value), among(divisions, value)];
  if (field === 'services' && service) return t(`enums.firmService_${service}`);
  if (field === 'planApproval' && plan) return t(`enums.planApproval_${plan}`);
  if (field === 'division' && division) return t(`enums.division_${division}`);
  return undefined;
}

/** One part of what has several, such as a milestone and how far it is. */
function partWords({ t, fmt }: PageWords, field: string, [name, value]: [string, unknown]): string {
  const said = (kind: string | undefined, state: string | undefined): string => `${kind ?? name}: ${state ?? String(value)}`;
  if (field === 'shares') {
    const state = among(shareStates, name);
    return said(state && t(`enums.shareState_${state}`), typeof value === 'number' ? fmt.number(value) : undefined);
  }
  if (field === 'milestones') {
    const [kind, state] = [among(milestoneKinds, name), among(milestoneStates, value)];
    return said(kind && t(`enums.milestone_${kind}`), state && t(`enums.milestoneState_${state}`));
  }
  const [kind, state] = [among(documentKinds, name), among(documentStates, value)];
  return said(kind && t(`enums.document_${kind}`), state && t(`enums.documentState_${state}`));
}

/** A value of such a field in words; undefined where any other field is written the same way. */
export function listingValue(words: PageWords, field: string, value: unknown): string | undefined {
  if (typeof value === 'string') return oneWord(words, field, value);
  if (field === 'sinceYear' && typeof value === 'number') return words.fmt.plain(value);
  if (!['shares', 'milestones', 'documents'].includes(field) || typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value)
    .map((part) => partWords(words, field, part))
    .join(', ');
}
