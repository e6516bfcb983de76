import { Download } from 'lucide-react';
import { members } from '#contracts/accounts/members.ts';
import { can } from '#contracts/accounts/staff-rights.ts';
import { download } from '#web/platform/calls/download.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import type { MemberQuery } from './member-address.ts';
import { readMemberFile } from './member-calls.ts';

/** All who match, as a file. */
export function MemberFile({ query }: { query: MemberQuery }) {
  const { t } = useWords();
  const { user } = useSession();
  const { run, pending } = useCall(readMemberFile);
  async function get(): Promise<void> {
    const outcome = await run(query);
    if (outcome?.ok) download(`uthan-members-${new Date().toISOString().slice(0, 10)}.csv`, outcome.value);
    else if (outcome && outcome.failure.code !== 'STEP_UP_REQUIRED') showToast('error', t('members.csvFailed'));
  }
  if (!can(user, members.list, { format: 'csv' })) return null;
  return (
    <Button kind="quiet" disabled={pending} aria-busy={pending} onClick={() => void get()} className="!px-2">
      <Download aria-hidden="true" className="size-5" />
      {t(pending ? 'members.csvMaking' : 'members.csv')}
    </Button>
  );
}
