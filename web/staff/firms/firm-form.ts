// A firm as its form holds it, and as the API takes it.
import type { FirmInput, StaffFirm } from '#contracts/offers/interiors.ts';
import { budgetTiers } from '#contracts/enums.ts';
import { bothOrNone } from '#web/staff/groups/offer-form.ts';
import type { Held } from '#web/staff/kit/picture-field.tsx';

const nothing = { bn: '', en: '' };
const one = (id: string | null | undefined, src: string | undefined): Held[] => (id && src ? [{ id, src }] : []);

export function firmForm(firm: StaffFirm | undefined) {
  const services = Object.entries(firm?.selections ?? {}).flatMap(([service, offered]) => (offered ? [service] : []));
  return {
    name: firm?.companyName ?? nothing,
    about: firm?.about ?? nothing,
    categories: [...(firm?.categories ?? [])] as string[],
    tiers: budgetTiers.filter((tier) => firm?.[tier]) as string[],
    services,
    startingPrice: firm?.startingPrice ?? nothing,
    since: firm?.since ? String(firm.since) : '',
    division: firm?.division ?? '',
    district: firm?.district ?? '',
    subDistrict: firm?.subDistrict ?? '',
    areasServed: (firm?.areasServed ?? []).map(({ id }) => id),
    address: firm?.address ?? '',
    phone: firm?.phone ?? '',
    owner: firm?.owner?.id ?? '',
    logo: one(firm?.logoId, firm?.logo?.src),
    cover: one(firm?.coverId, firm?.cover?.src),
    gallery: (firm?.pictures ?? []).map(({ id, src, category, caption, stage }) => ({
      id,
      src,
      category: category as string,
      caption: caption ?? nothing,
      stage: (stage ?? 'none') as string,
    })),
  } satisfies Record<keyof FirmInput, unknown>;
}
export type FirmForm = ReturnType<typeof firmForm>;

export const firmInput = (form: FirmForm): FirmInput =>
  ({
    ...form,
    startingPrice: bothOrNone(form.startingPrice),
    since: form.since.trim() || null,
    logo: form.logo[0]?.id,
    cover: form.cover[0]?.id,
    gallery: form.gallery.map(({ id, category, caption, stage }) => ({
      image: id,
      category,
      caption: bothOrNone(caption),
      stage: stage === 'none' ? null : stage,
    })),
  }) as unknown as FirmInput;
