import { languages, type Language } from '#i18n/language.ts';
import { KindIcon } from '#web/notifications/kind-icon.tsx';
import { useWords } from '#web/platform/language.tsx';

interface NoticePreviewProps {
  title: Readonly<Record<Language, string>>;
  message: Readonly<Record<Language, string>>;
}

/** The notification in both languages, as a row of the inbox. */
export function NoticePreview({ title, message }: NoticePreviewProps) {
  const { t } = useWords();
  return (
    <ul aria-label={t('staffBroadcasts.preview')} className="m-0 grid list-none gap-3 p-0">
      {languages.map((lng) => (
        <li key={lng} lang={lng} className="flex min-w-0 items-start gap-3 rounded-card border border-line bg-primary-tint/45 px-3 py-3.5">
          <KindIcon kind="announcement" />
          <div className="min-w-0 flex-1">
            <p className="m-0 font-[650] break-words">
              <span aria-hidden="true" className="mr-2 inline-block size-2.5 rounded-full bg-clay align-baseline" />
              {title[lng].trim() || <span className="text-muted">{t(`staffBroadcasts.noTitle_${lng}`)}</span>}
            </p>
            <p className="mt-1 mb-0 text-ui break-words whitespace-pre-line text-muted">{message[lng].trim() || t(`staffBroadcasts.noMessage_${lng}`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
