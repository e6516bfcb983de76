import { useEffect, useRef } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useAccountDraft, type AccountDraftProps } from './use-account-draft.ts';

type Props = AccountDraftProps & {
  /** Removes the draft from this device. */
  onStartOver: () => void;
};

/** Keeps the draft with the account, and says where another device has written on the same one. Choosing loses nothing. */
export function AccountDraft({ onStartOver, ...props }: Props) {
  const { t, fmt } = useWords();
  const { trouble, busy, takeTheirs, keepOwn, keepAnew } = useAccountDraft(props);
  const box = useRef<HTMLDivElement>(null);
  const kind = trouble?.kind;
  useEffect(() => {
    if (kind === 'conflict' || kind === 'gone') box.current?.scrollIntoView({ block: 'center' });
  }, [kind]);
  if (!trouble) return null;
  if (trouble.kind === 'full') return <Notice tone="gold">{trouble.message}</Notice>;
  const own = props.kept.now().savedAt;
  return (
    <div ref={box}>
      <Notice tone="gold" alert>
        <p className="m-0 font-semibold">{t(`posting.account_${trouble.kind}`)}</p>
        {trouble.kind === 'conflict' ? (
          <p className="m-0">
            {t('posting.accountTimes', {
              theirs: fmt.relative(Date.parse(trouble.theirs.savedAt), trouble.at),
              own: fmt.relative(own ?? trouble.at, trouble.at),
            })}
          </p>
        ) : (
          <p className="m-0">{t('posting.accountGoneText')}</p>
        )}
        <span className="mt-3 flex flex-wrap gap-2">
          {trouble.kind === 'conflict' ? (
            <>
              <Button kind="outline" disabled={busy} onClick={() => void takeTheirs(trouble.theirs)}>
                {t('posting.accountTheirs')}
              </Button>
              <Button kind="quiet" disabled={busy} onClick={() => void keepOwn(trouble.theirs)}>
                {t('posting.accountOwn')}
              </Button>
            </>
          ) : (
            <>
              <Button kind="outline" onClick={onStartOver}>
                {t('posting.startOver')}
              </Button>
              <Button kind="quiet" onClick={keepAnew}>
                {t('posting.accountAnew')}
              </Button>
            </>
          )}
        </span>
      </Notice>
    </div>
  );
}
