import { isLanguage, type Language } from '#i18n/language.ts';

interface LanguageRange {
  tag: string;
  weight: number;
}

/** One part of the header, such as `bn-BD;q=0.9`; the default weight is 1, and 0 refuses. */
function rangeOf(part: string): LanguageRange {
  const [name = '', ...parameters] = part.split(';');
  const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/i.exec(one)?.[1]).find((found) => found !== undefined);
  return { tag: name.trim().slice(0, 2).toLowerCase(), weight: Number(weight ?? 1) };
}

/** The language of messages: our language that Accept-Language prefers; without the header English, as API clients expect. */
export function requestLanguage(header: string | undefined): Language {
  let best: { lng: Language; weight: number } | undefined;
  for (const part of (header ?? '').split(',')) {
    const { tag, weight } = rangeOf(part);
    if (isLanguage(tag) && weight > (best?.weight ?? 0)) best = { lng: tag, weight };
  }
  return best?.lng ?? 'en';
}
