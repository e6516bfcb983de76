import { Download } from 'lucide-react';
import type { Endpoint } from '#contracts/endpoint.ts';
import { can } from '#contracts/accounts/staff-rights.ts';
import { download } from '#web/platform/calls/download.ts';
import { readFile } from '#web/platform/calls/read-file.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Filters, partsOf, type QueryOf, type StaffListOf } from './filters.ts';

const format = 'csv';

interface FileButtonProps {
  list: StaffListOf<Endpoint, Filters>;
  query: QueryOf<Filters>;
  name: string;
}

/** All rows that match, as a file, for those who may have it. It is fetched with the token, which no link carries. */
export function FileButton({ list: { endpoint, filters }, query, name }: FileButtonProps) {
  const { t } = useWords();
  const { user } = useSession();
  const { run, pending } = useCall((api) => readFile(api, endpoint.path, { format, ...Object.fromEntries(partsOf(filters, query)) }));
  const get = async (): Promise<void> => {
    const outcome = await run();
    if (outcome?.ok) download(`uthan-${name}-${new Date().toISOString().slice(0, 10)}.${format}`, outcome.value);
    else if (outcome && outcome.failure.code !== 'STEP_UP_REQUIRED') showToast('error', t('staff.csvFailed'));
  };
  if (!can(user, endpoint, { format })) return null;
  return (
    <Button kind="quiet" disabled={pending} aria-busy={pending} onClick={() => void get()} className="!px-2">
      <Download aria-hidden="true" className="size-5" />
      {t(pending ? 'staff.csvMaking' : 'staff.csv')}
    </Button>
  );
}
