/** What authorities and rights holders ask for. */
export const legalRequestKinds = ['authority', 'copyright', 'privacy', 'other'] as const;
export type LegalRequestKind = (typeof legalRequestKinds)[number];

export const legalRequestStates = ['received', 'checking', 'granted', 'refused'] as const;
export type LegalRequestState = (typeof legalRequestStates)[number];
