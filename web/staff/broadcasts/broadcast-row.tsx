import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Broadcast } from '#contracts/notices/broadcasts.ts';
import { useConfirmed } from '#web/forms/use-confirmed.ts';
import { useWords } from '#web/platform/language.tsx';
import { Row } from '#web/staff/kit/row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { stopBroadcast } from './broadcast-calls.ts';
import { GroupName } from './group-name.tsx';

const tones = { sending: 'gold', sent: 'green', stopped: 'red' } as const;
const lookMs = 2000;

function Stop({ id, title }: { id: string; title: string }) {
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const { busy, act } = useConfirmed(stopBroadcast, {
    done: t('staffBroadcasts.stopped'),
    texts: { STATE_CONFLICT: 'staffBroadcasts.stoppedLate' },
    onClose: () => void revalidate(),
  });
  return (
    <Button kind="outline" aria-label={t('staffBroadcasts.stopOf', { title })} disabled={busy} aria-busy={busy} onClick={() => act(id)}>
      {t('staffBroadcasts.stop')}
    </Button>
  );
}

function Progress({ broadcast: { told, recipients, state } }: { broadcast: Broadcast }) {
  const { t } = useWords();
  // Who joined or left the group in the meantime makes it end a little above or below.
  const total = state === 'sent' ? told : Math.max(recipients, told);
  return (
    <p className="mt-2 mb-0 flex flex-wrap items-center gap-x-3 text-small text-muted">
      {state === 'sending' ? <progress aria-hidden="true" value={told} max={Math.max(1, total)} className="h-2 w-40 accent-primary" /> : null}
      {t('staffBroadcasts.progress', { told, total })}
    </p>
  );
}

/** One that was sent, is being sent or was stopped. */
export function BroadcastRow({ broadcast }: { broadcast: Broadcast }) {
  const { t, fmt, lng } = useWords();
  const { _id, audience, division, title, message, link, state, by, createdAt } = broadcast;
  return (
    <Row
      title={title[lng]}
      tags={<Tag tone={tones[state]}>{t(`staffBroadcasts.state_${state}`)}</Tag>}
      actions={state === 'sending' ? <Stop id={_id} title={title[lng]} /> : null}
    >
      <p className="m-0 text-ui wrap-anywhere whitespace-pre-line">{message[lng]}</p>
      <p className="m-0 text-small text-muted wrap-anywhere">
        <GroupName audience={audience} division={division} /> · {by}, <time dateTime={createdAt}>{fmt.dateTime(createdAt)}</time>
        {link ? ` · ${link}` : null}
      </p>
      <Progress broadcast={broadcast} />
    </Row>
  );
}

/** Reads the page again while one is being sent. */
export function useProgress(items: readonly Broadcast[]): void {
  const { revalidate } = useRevalidator();
  const isRunning = items.some(({ state }) => state === 'sending');
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void revalidate(), lookMs);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}
