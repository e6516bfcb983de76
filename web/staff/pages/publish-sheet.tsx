import type { PageContent } from '#contracts/pages/page-texts.ts';
import { FormSheet } from '#web/staff/kit/form-sheet.tsx';
import type { Api } from '#web/platform/api.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ChangesList } from './changes-list.tsx';

interface PublishSheetProps {
  before: PageContent;
  after: PageContent;
  note: string;
  publish: (api: Api) => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

/** Shows what changes for readers, and publishes it. */
export function PublishSheet({ before, after, note, publish, onClose, onDone }: PublishSheetProps) {
  const { t } = useWords();
  const publishing = useCall(publish, { outlives: true });
  const send = async (): Promise<void> => {
    const outcome = await publishing.run();
    if (!outcome?.ok) return;
    showToast('success', t('staffPages.published'));
    onDone();
  };
  const faults = Object.values(publishing.fieldErrors);
  return (
    <FormSheet
      kind="sheet"
      title={t('staffPages.publishTitle')}
      send={t('staffPages.publish')}
      sending={t('staffPages.publishing')}
      no={t('staffPages.back')}
      call={publishing}
      texts={{ STATE_CONFLICT: 'staffPages.conflict', NO_CHANGES: 'staffPages.noChanges', NO_RESPONSE: 'staffPages.publishFailed' }}
      onClose={onClose}
      onSend={send}
    >
      <p className="m-0 wrap-anywhere">{note}</p>
      {faults.length > 0 ? <Notice tone="danger">{faults.join(' · ')}</Notice> : null}
      <ChangesList before={before} after={after} />
    </FormSheet>
  );
}
