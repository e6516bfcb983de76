// An offer as its form holds it, and as the API takes it.
import type { GroupInput, StaffGroup } from '#contracts/offers/groups.ts';
import type { Held } from '#web/staff/kit/picture-field.tsx';

const text = (value: number | string | null | undefined): string => (value === null || value === undefined ? '' : String(value));
const nothing = { bn: '', en: '' };

export const newShare = { state: 'open', occupation: '', since: '' };
export const newMilestone = { kind: 'land', state: 'planned', month: '', note: nothing, image: [] as Held[] };
export const newDocument = { kind: 'deed', state: 'missing', seenOn: '' };

export function offerForm(offer: StaffGroup | undefined) {
  const place = { division: offer?.division ?? '', district: offer?.district ?? '', subDistrict: offer?.subDistrict ?? '' };
  return {
    title: offer?.title ?? nothing,
    about: offer?.about ?? nothing,
    developBy: text(offer?.developBy),
    stage: offer?.stage ?? 'forming',
    ...place,
    location: text(offer?.location),
    landSqft: text(offer?.landSqft),
    roadWidthFt: text(offer?.roadWidthFt),
    storeys: text(offer?.storeys),
    flatSizeMin: text(offer?.flatSizeMin),
    flatSizeMax: text(offer?.flatSizeMax),
    price: { land: text(offer?.price.land), construction: text(offer?.price.construction), approval: text(offer?.price.approval) },
    booking: text(offer?.booking),
    landInstalments: text(offer?.landInstalments),
    buildInstalments: text(offer?.buildInstalments),
    constructionStart: text(offer?.constructionStart),
    handover: text(offer?.handover),
    planApproval: offer?.planApproval ?? 'notApplied',
    facilities: [...(offer?.facilities ?? [])] as string[],
    ledger: (offer?.ledger ?? []).map(({ state, occupation, since }) => ({ state: state as string, occupation: text(occupation), since: text(since) })),
    milestones: (offer?.milestones ?? []).map(({ kind, state, month, note, image }, at) => {
      const id = offer?.milestoneImageIds[at];
      const held: Held[] = id && image ? [{ id, src: image.src }] : [];
      return { kind: kind as string, state: state as string, month: text(month), note: note ?? nothing, image: held };
    }),
    documents: (offer?.documents ?? []).map(({ kind, state, seenOn }) => ({ kind: kind as string, state: state as string, seenOn: text(seenOn) })),
    images: (offer?.images ?? []).flatMap(({ src }, at): Held[] => {
      const id = offer?.imageIds[at];
      return id ? [{ id, src }] : [];
    }),
  } satisfies Record<keyof GroupInput, unknown>;
}
export type OfferForm = ReturnType<typeof offerForm>;

/** A text in both languages that may be left out whole. */
export const bothOrNone = (both: { bn: string; en: string }) => (both.bn.trim() === '' && both.en.trim() === '' ? null : both);

/** The box of a name grows with it, and the name is one line. */
const oneLine = (typed: string): string => typed.replace(/\s*\n\s*/g, ' ');

export const offerInput = (form: OfferForm): GroupInput =>
  ({
    ...form,
    title: { bn: oneLine(form.title.bn), en: oneLine(form.title.en) },
    roadWidthFt: form.roadWidthFt.trim() || null,
    milestones: form.milestones.map((one) => ({ ...one, note: bothOrNone(one.note), image: one.image[0]?.id })),
    images: form.images.map(({ id }) => id),
  }) as unknown as GroupInput;
