import { knownSession } from '#web/platform/session.ts';

/** Removes drafts of people who signed out. The code is loaded only in browsers that have drafts. */
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
