import { knownSession } from '#web/platform/session.ts';

/** Looks after drafts that nobody signed in has begun. Only browsers that hold one fetch the code for it. */
export function watchDrafts(): void {
  try {
    if (!Object.keys(localStorage).some((key) => /^(draft|edit\.)/.test(key))) return;
  } catch {
    return;
  }
  Promise.all([import('./left-drafts.ts'), knownSession()]).then(
    ([{ sweepDrafts }, session]) => sweepDrafts(session),
    () => undefined,
  );
}
