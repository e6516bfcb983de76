import { useState } from 'react';
import { limits } from '#contracts/limits.ts';
import type { PageVersion, StaffPage } from '#contracts/pages/page-texts.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Bone } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FormSheet } from '#web/staff/kit/form-sheet.tsx';
import { Row } from '#web/staff/kit/row.tsx';
import { ChangesList } from './changes-list.tsx';
import type { TextCalls } from './page-text-calls.ts';

interface Compared {
  calls: TextCalls;
  from: number;
  to: number;
}

/** What changed from one version to another. */
function Differences({ calls: { key, readVersion }, from, to }: Compared) {
  const { t } = useWords();
  const { value, failure, reload } = useRead(`${key} ${from} ${to}`, (signal) => {
    const api = { ...memberApi(), signal };
    return Promise.all([readVersion(api, from), readVersion(api, to)]);
  });
  if (value) return <ChangesList before={value[0]} after={value[1]} />;
  if (!failure) return <Bone className="h-40 w-full" />;
  return (
    <p className="m-0">
      {t('staffPages.failed')}{' '}
      <Button kind="outline" onClick={reload}>
        {t('shell.retry')}
      </Button>
    </p>
  );
}

interface AskedProps {
  calls: TextCalls;
  version: number;
  onClose: () => void;
}

function ShowChanges({ calls, version, onClose }: AskedProps) {
  const { t } = useWords();
  return (
    <Sheet open onClose={onClose} title={t('staffPages.changesOf', { number: version })} closeLabel={t('shell.close')}>
      <Differences calls={calls} from={version - 1} to={version} />
    </Sheet>
  );
}

/** Brings the words of a version back, once it was seen what that changes. */
function Restore({ calls, version, current, builtIn, onClose, onDone }: AskedProps & { current: number; builtIn: string; onDone: () => void }) {
  const { t } = useWords();
  const [note, setNote] = useState(t('staffPages.restoreNote', { name: version === 0 ? builtIn : t('staffPages.version', { number: version }) }));
  const restoring = useCall(calls.restore, { outlives: true });
  const send = async (): Promise<void> => {
    const outcome = await restoring.run(version, { note, basedOn: current });
    if (!outcome?.ok) return;
    showToast('success', t('staffPages.published'));
    onDone();
  };
  const error = restoring.fieldErrors['note'];
  return (
    <FormSheet
      kind="sheet"
      title={t('staffPages.restoreTitle')}
      send={t('staffPages.restore')}
      sending={t('staffPages.publishing')}
      no={t('shell.keep')}
      call={restoring}
      texts={{ STATE_CONFLICT: 'staffPages.conflict', NO_RESPONSE: 'staffPages.publishFailed' }}
      onClose={onClose}
      onSend={send}
    >
      <Field id="restore-note" label={t('staffPages.note')} error={error}>
        <TextInput {...described('restore-note', error)} value={note} maxLength={limits.pageTexts.noteMax} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <div>
        <h2 className="mt-0 mb-3 !text-heading">{t('staffPages.restoreChanges')}</h2>
        <Differences calls={calls} from={current} to={version} />
      </div>
    </FormSheet>
  );
}

interface RowProps {
  version: PageVersion | undefined;
  builtIn: string;
  isCurrent: boolean;
  onShow: () => void;
  onRestore: (() => void) | undefined;
}

/** One version; undefined is the text that the product brings along. */
function VersionRow({ version, builtIn, isCurrent, onShow, onRestore }: RowProps) {
  const { t, fmt } = useWords();
  const name = version ? t('staffPages.version', { number: version.version }) : builtIn;
  const mayRestore = onRestore && !isCurrent;
  const actions =
    version || mayRestore ? (
      <div className="flex flex-wrap gap-2">
        {version ? (
          <Button kind="outline" aria-label={`${t('staffPages.showChanges')}: ${name}`} onClick={onShow}>
            {t('staffPages.showChanges')}
          </Button>
        ) : null}
        {mayRestore ? (
          <Button kind="outline" aria-label={`${t('staffPages.restore')}: ${name}`} onClick={onRestore}>
            {t('staffPages.restore')}
          </Button>
        ) : null}
      </div>
    ) : null;
  return (
    <Row title={name} tags={isCurrent ? <Tag tone="green">{t('staffPages.isShown')}</Tag> : null} actions={actions}>
      {version ? (
        <>
          <p className="m-0 text-ui wrap-anywhere">{version.note}</p>
          <p className="m-0 text-small text-muted">
            {version.by}, <time dateTime={version.at}>{fmt.dateTime(version.at)}</time>
          </p>
        </>
      ) : null}
    </Row>
  );
}

interface VersionsProps {
  calls: TextCalls;
  staffPage: StaffPage;
  /** What the text before the first version is called. */
  builtIn: string;
  mayPublish: boolean;
  onDone: () => void;
}

/** Every version of a text, newest first, down to what the product brings along. */
export function Versions({ calls, staffPage: { version: current, versions }, builtIn, mayPublish, onDone }: VersionsProps) {
  const { t } = useWords();
  const [asked, setAsked] = useState<{ version: number; what: 'show' | 'restore' }>();
  const close = (): void => setAsked(undefined);
  const done = (): void => {
    close();
    onDone();
  };
  return (
    <section aria-labelledby="versions" className="mt-10">
      <h2 id="versions" className="m-0 mb-3">
        {t('staffPages.versions')}
      </h2>
      <ul className="m-0 list-none overflow-hidden rounded-card border border-line bg-card p-0">
        {[...versions, undefined].map((one) => (
          <VersionRow
            key={one?.version ?? 0}
            version={one}
            builtIn={builtIn}
            isCurrent={(one?.version ?? 0) === current}
            onShow={() => setAsked({ version: one?.version ?? 0, what: 'show' })}
            onRestore={mayPublish ? () => setAsked({ version: one?.version ?? 0, what: 'restore' }) : undefined}
          />
        ))}
      </ul>
      {asked?.what === 'show' ? <ShowChanges calls={calls} version={asked.version} onClose={close} /> : null}
      {asked?.what === 'restore' ? <Restore calls={calls} version={asked.version} current={current} builtIn={builtIn} onClose={close} onDone={done} /> : null}
    </section>
  );
}
