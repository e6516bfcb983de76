// How large a request may be, and how much of them a process holds.

/** Largest request parts, in bytes: a JSON body, the text fields of a form; files have limits of their own. */
export const requestLimits = { bodyBytes: 16 * 1024, pageBytes: 64 * 1024, formFieldBytes: 16 * 1024, formFieldsBytes: 64 * 1024 } as const;

/** Of one process: the largest post is 50 MB, and browsers shrink pictures to a hundredth of that before they send them. */
export const uploadLimits = { perMember: 2, waitingPerMember: 10, heldBytes: 160 * 1024 * 1024, stallSeconds: 30 } as const;
