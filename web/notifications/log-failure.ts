/** The specification: what fails about notifications is logged only. */
export const logFailure = (what: string, failure: unknown): void =>
  // oxlint-disable-next-line no-console -- so that anyone who looks for the cause finds it
  console.warn(`${what}:`, failure);
