// Finding what someone was told: by words of either language, in either script, as they are spelled or as they sound.
import { words } from '#i18n/fold.ts';
import { sameWordDistance, skeletonOf, phoneticDistance, phoneticKeyOf } from '#i18n/phonetic-keys.ts';

/** Whether everything that is looked for is said in these texts. */
export function isSaid(sought: string, texts: readonly string[]): boolean {
  const said = [...new Set(texts.flatMap(words))];
  const whole = ` ${said.join(' ')} `;
  return words(sought).every((word) => whole.includes(word) || said.some((one) => soundsAlike(word, one)));
}

/** In full, or as the beginning of a longer word. */
function soundsAlike(word: string, said: string): boolean {
  const [sought, phoneticKey] = [phoneticKeyOf(word), phoneticKeyOf(said)];
  if (sought === '' || phoneticKey === '') return false;
  const reach = Math.min(sameWordDistance(skeletonOf(sought)), sameWordDistance(skeletonOf(phoneticKey)));
  return phoneticDistance(sought, phoneticKey) <= reach;
}
