import { languageOf } from '#i18n/detect.ts';

const numberWithEnding = /([\d০-৯]+-[\p{L}\p{M}]+)/u;

/** A title in its language; a number and its ending, as in "৬-এ", stay on one line. */
export function PostTitle({ title, className }: { title: string; className?: string }) {
  return (
    <span lang={languageOf(title)} className={className}>
      {title.split(numberWithEnding).map((part, at) =>
        at % 2 === 1 ? (
          <span key={at} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
