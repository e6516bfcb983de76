// Enumerations of group offers, design firms, interests and reviews, apart from those that every page loads. Labels are in
// i18n/<language>/enums.ts.

/** How far a shared building has come. */
export const groupStages = ['forming', 'landBought', 'building', 'closed'] as const;
export type GroupStage = (typeof groupStages)[number];

/** A flat of a shared building: no one has it, someone asked for it, someone paid the booking money. */
export const shareStates = ['open', 'held', 'confirmed'] as const;
export type ShareState = (typeof shareStates)[number];

export const milestoneKinds = ['land', 'mutation', 'team', 'planApproval', 'piling', 'structure', 'finishing', 'handover'] as const;
export type MilestoneKind = (typeof milestoneKinds)[number];
export const milestoneStates = ['done', 'current', 'planned'] as const;
export type MilestoneState = (typeof milestoneStates)[number];

/** Papers of a shared building; `seen` ones were shown to staff. */
export const documentKinds = ['deed', 'mutation', 'khatian', 'tax', 'planApproval', 'soilTest', 'memberAgreement', 'bankAccount'] as const;
export type DocumentKind = (typeof documentKinds)[number];
export const documentStates = ['seen', 'submitted', 'missing'] as const;
export type DocumentState = (typeof documentStates)[number];

export const planApprovals = ['notApplied', 'applied', 'approved'] as const;
export type PlanApproval = (typeof planApprovals)[number];

/** Work a design firm offers. */
export const firmServices = [
  'design3d',
  'modularKitchen',
  'falseCeiling',
  'lighting',
  'wardrobe',
  'wallpaper',
  'painting',
  'flooring',
  'bathroom',
  'partition',
  'facade',
  'landscape',
  'signage',
  'supervision',
  'turnkey',
] as const;
export type FirmService = (typeof firmServices)[number];

/** What a picture of a firm's work shows; one before and the next one after are laid over each other. */
export const workStages = ['before', 'after'] as const;
export type WorkStage = (typeof workStages)[number];

export const reviewStates = ['pending', 'approved', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];
export const reviewRejectionReasons = ['offensive', 'notAboutWork', 'phoneInText', 'photo', 'duplicate', 'untrue', 'other'] as const;
export type ReviewRejectionReason = (typeof reviewRejectionReasons)[number];
export const reviewSorts = ['recent', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** What a reader may ask a review to have. */
export const reviewExtras = ['photos', 'response'] as const;
export type ReviewExtra = (typeof reviewExtras)[number];

export const interestKinds = ['group', 'interior'] as const;
export type InterestKind = (typeof interestKinds)[number];
export const interestStates = ['new', 'called', 'joined', 'declined'] as const;
export type InterestState = (typeof interestStates)[number];

export const reviewCodeStates = ['issued', 'used', 'voided', 'expired'] as const;
export type ReviewCodeState = (typeof reviewCodeStates)[number];
