// Giving up a page that is on its way: the router goes where it is already, and the page that is shown stays as it is.
interface Staying {
  isStaying: true;
}

export const stayingState = (state: unknown): Staying => ({ ...(state as object | null), isStaying: true });

export const isStaying = (state: unknown): boolean => (state as Partial<Staying> | null)?.isStaying === true;
