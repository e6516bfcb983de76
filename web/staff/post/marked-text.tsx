import { contactsInText } from '#contracts/posts/contacts-in-text.ts';
import { useWords } from '#web/platform/language.tsx';

interface Part {
  start: number;
  text: string;
  kind?: 'phone' | 'link';
}

/** The text cut into what may stay and what may not. */
export function splitMarked(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  const keep = (end: number): void => void (end > at && parts.push({ start: at, text: text.slice(at, end) }));
  for (const { kind, start, end } of contactsInText(text)) {
    keep(start);
    parts.push({ start, text: text.slice(start, end), kind });
    at = end;
  }
  keep(text.length);
  return parts;
}

/** An owner's text with phone numbers and links marked, in words too for who cannot see the colour. */
export function MarkedText({ children }: { children: string }) {
  const { t } = useWords();
  return splitMarked(children).map(({ start, text, kind }) =>
    kind ? (
      <mark
        key={start}
        title={kind === 'phone' ? t('moderation.markedPhone') : t('moderation.markedLink')}
        className="rounded-tag bg-danger-tint px-1 text-danger-ink underline decoration-wavy decoration-1"
      >
        <span className="sr-only">{kind === 'phone' ? t('moderation.markedPhone') : t('moderation.markedLink')}: </span>
        {text}
      </mark>
    ) : (
      <span key={start}>{text}</span>
    ),
  );
}
