import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { ApiKey } from '#contracts/integrations/api-keys.ts';
import { limits } from '#contracts/limits.ts';
import { Confirm } from '#web/forms/confirm.tsx';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { Panel } from '#web/profile/panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { KeyForm } from './key-form.tsx';
import { Loading } from './loading.tsx';
import { readKeys, revokeKey } from './integration-calls.ts';
import { ShownOnce } from './shown-once.tsx';
import { scopeKey } from './word-keys.ts';

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { t, fmt } = useWords();
  const { name, start, scopes, createdAt, lastUsedAt, expiresAt } = apiKey;
  const [now] = useState(() => new Date().toISOString());
  const facts = [
    t('integrations.keyMadeOn', { date: fmt.date(createdAt) }),
    lastUsedAt ? t('integrations.keyUsed', { when: fmt.relativeInbox(lastUsedAt, now) }) : t('integrations.keyUnused'),
    ...(expiresAt ? [t('integrations.keyEnds', { date: fmt.date(expiresAt) })] : []),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="m-0 font-semibold break-words">
          {name}{' '}
          <span lang="en" className="font-mono text-small font-normal text-muted">
            {start}…
          </span>
        </p>
        <p className="m-0 text-small text-muted">{facts.join(' · ')}</p>
        <p className="m-0 text-small">{scopes.map((scope) => t(scopeKey(scope))).join(' · ')}</p>
      </div>
      <Button kind="outline" onClick={onRevoke} aria-label={t('integrations.revokeNamed', { name })}>
        {t('integrations.revoke')}
      </Button>
    </li>
  );
}

/** The keys, and making and revoking them. */
export function KeysSection() {
  const words = useWords();
  const { t } = words;
  const list = useRead('api-keys', (signal) => readKeys({ ...memberApi(), signal }));
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<string>();
  const [leaving, setLeaving] = useState<ApiKey>();
  const revoking = useCall(revokeKey, { outlives: true });
  async function revoke({ _id }: ApiKey): Promise<void> {
    const outcome = await revoking.run(_id);
    setLeaving(undefined);
    if (outcome?.ok) {
      list.put((all) => all.filter((one) => one._id !== _id));
      showToast('success', t('errors.notice_keyRevoked'));
    } else if (outcome) showToast('error', failureText(words, outcome.failure));
  }
  const { value: keys } = list;
  const max = limits.apiKeys.max;
  return (
    <Panel id="keys" title={t('integrations.keysTitle')} lead={t('integrations.keysLead')}>
      <Loading list={list} />
      {keys?.length === 0 && !isOpen && !made ? <p className="mt-3 mb-0 text-muted">{t('integrations.keysNone')}</p> : null}
      <ul className="mt-2 mb-0 list-none p-0 empty:hidden">
        {keys?.map((key) => (
          <KeyRow key={key._id} apiKey={key} onRevoke={() => setLeaving(key)} />
        ))}
      </ul>
      {made ? <ShownOnce title={t('integrations.madeTitle')} text={t('integrations.madeText')} value={made} onDone={() => setMade(undefined)} /> : null}
      {isOpen ? (
        <KeyForm
          onCancel={() => setOpen(false)}
          onMade={({ key, apiKey }) => {
            setOpen(false);
            setMade(key);
            list.put((all) => [apiKey, ...all]);
          }}
        />
      ) : null}
      {keys && !isOpen && !made && keys.length < max ? (
        <Button kind="outline" className="mt-4" onClick={() => setOpen(true)}>
          <KeyRound aria-hidden="true" className="size-5" />
          {t('integrations.newKey')}
        </Button>
      ) : null}
      {keys && keys.length > 0 ? <p className="mt-3 mb-0 text-small text-muted">{t('integrations.keysCount', { count: keys.length, max })}</p> : null}
      {leaving ? (
        <Confirm
          title={t('integrations.revokeTitle')}
          no={t('shell.cancel')}
          yes={t('integrations.revoke')}
          busy={revoking.pending}
          onClose={() => setLeaving(undefined)}
          onYes={() => void revoke(leaving)}
        >
          {t('integrations.revokeText', { name: leaving.name })}
        </Confirm>
      ) : null}
    </Panel>
  );
}
