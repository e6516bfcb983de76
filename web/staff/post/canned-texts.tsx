import { languages, type Language } from '#i18n/language.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { memberApi } from '#web/platform/session.ts';
import { useWords } from '#web/platform/language.tsx';
import { readCannedTexts } from '#web/staff/staff-calls.ts';

interface CannedTextsProps {
  /** Only the texts for these reasons. */
  reasons: readonly string[];
  /** The language of the reader it: that text comes first. */
  readerLng: Language;
  onPut: (text: string) => void;
}

/** Ready texts of the admins, each put into the note with one tap; nothing where they cannot be read. */
export function CannedTexts({ reasons, readerLng, onPut }: CannedTextsProps) {
  const { t } = useWords();
  const { value = [] } = useRead('cannedTexts', (signal) => readCannedTexts({ ...memberApi(), signal }));
  const fitting = value.filter(({ reason }) => reasons.includes(reason));
  if (fitting.length === 0) return null;
  return (
    <ul aria-label={t('moderation.cannedTexts')} className="m-0 mt-3 grid list-none gap-2 p-0">
      {fitting.map(({ text }) => (
        <li key={text[readerLng]} className="overflow-hidden rounded-control border border-line bg-card">
          {languages
            .toSorted((one) => (one === readerLng ? -1 : 1))
            .map((lng) => (
              <button
                key={lng}
                type="button"
                lang={lng}
                onClick={() => onPut(text[lng])}
                className={`control min-h-12 w-full px-3 py-2 text-left text-ui wrap-anywhere not-first:border-t not-first:border-line ${lng === readerLng ? 'text-link' : 'text-muted'}`}
              >
                {text[lng]}
              </button>
            ))}
        </li>
      ))}
    </ul>
  );
}
