import { Square, Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { languageOf } from '#i18n/detect.ts';
import type { Language } from '#i18n/language.ts';
import { useWords } from '#web/platform/language.tsx';
import { closestArea } from '#web/listings/paths.ts';
import { wholePrice } from '#contracts/posts/whole-price.ts';
import { Button } from '#web/ui/button.tsx';
import type { SeenPost } from './detail-data.ts';

/** Browsers without voices have no such object. */
const speech = (): SpeechSynthesis | undefined => (typeof window === 'undefined' ? undefined : window.speechSynthesis);

/** A voice of the device for this language; those of Bangladesh first. */
function voiceOf(lng: Language): SpeechSynthesisVoice | undefined {
  const voices = (speech()?.getVoices() ?? []).filter(({ lang }) => new RegExp(`^${lng}\\b`, 'i').test(lang.replace('_', '-')));
  return voices.find(({ lang }) => /BD$/i.test(lang)) ?? voices.find(({ localService }) => localService) ?? voices[0];
}

/** Voices arrive some time after the page. */
function useVoice(lng: Language): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    const look = (): void => setVoice(voiceOf(lng));
    look();
    // Some browsers have the voices but no event of them.
    const synthesis: Partial<SpeechSynthesis> | undefined = speech();
    synthesis?.addEventListener?.('voiceschanged', look);
    return () => synthesis?.removeEventListener?.('voiceschanged', look);
  }, [lng]);
  return voice;
}

/** Short pieces: some voices fall silent in the middle of a long text. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[।.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

/** Reads the post to anyone who would rather listen; nothing where the device has no voice for the page's language. */
export function ReadAloud({ post }: { post: SeenPost }) {
  const { t, fmt, lng } = useWords();
  const voice = useVoice(lng);
  const [isReading, setReading] = useState(false);
  useEffect(() => () => speech()?.cancel(), [post.PostID, lng]);
  if (!voice) return null;
  const read = (): void => {
    const synthesis = speech();
    if (!synthesis) return;
    const sum = fmt.taka(wholePrice(post));
    // In Bengali a sum of lakhs names no currency.
    const price = `${sum}${/[৳T]/.test(sum) ? '' : ` ${t('detail.taka')}`}${post.type === 'rent' ? ` ${t('posts.perMonth')}` : ''}`;
    const place = t('posts.place', { area: closestArea(post.place)[lng], district: post.place.district[lng] });
    const pieces = [post.postTitle, price, place, ...sentencesIn(post.description)];
    synthesis.cancel();
    setReading(true);
    for (const [index, piece] of pieces.entries()) {
      const said = new SpeechSynthesisUtterance(piece);
      said.voice = voiceOf(languageOf(piece)) ?? voice;
      said.lang = said.voice.lang;
      said.onerror = () => setReading(false);
      if (index === pieces.length - 1) said.onend = () => setReading(false);
      synthesis.speak(said);
    }
  };
  const stop = (): void => {
    speech()?.cancel();
    setReading(false);
  };
  return (
    <Button kind="outline" className="mt-3 w-full print:hidden" onClick={isReading ? stop : read}>
      {isReading ? <Square aria-hidden="true" className="size-5" /> : <Volume2 aria-hidden="true" className="size-5" />}
      {t(isReading ? 'detail.readStop' : 'detail.readAloud')}
    </Button>
  );
}
