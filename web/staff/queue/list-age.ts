// Whether the list on screen is older than one's own last approval. A reading may be given up for a move to another post, so that
// asking for one is not enough: what counts is a list on screen whose reading began after the approval.
let approvals = 0;
let shown = 0;

/** Returns which approval it is. */
export const noteApproval = (): number => (approvals += 1);

/** How many approvals a reading that begins now will know of. */
export const approvalsSoFar = (): number => approvals;

/** The list on screen knows of so many approvals. */
export const listShown = (knows: number): void => void (shown = Math.max(shown, knows));

export const isOutdated = (): boolean => shown < approvals;
