// Finding what somebody was told: by words of either language, in either script, as they are spelled or as they sound.
import { words } from '#i18n/fold.ts';
import { sameWord, skeletonOf, soundDistance, soundOf } from '#i18n/sounds.ts';

/** Whether everything that is looked for is said in these texts. */
export function isSaid(sought: string, texts: readonly string[]): boolean {
  const said = [...new Set(texts.flatMap(words))];
  const whole = ` ${said.join(' ')} `;
  return words(sought).every((word) => whole.includes(word) || said.some((one) => soundsAlike(word, one)));
}

/** In full, or as the beginning of a longer word. */
function soundsAlike(word: string, said: string): boolean {
  const [sought, sound] = [soundOf(word), soundOf(said)];
  if (sought === '' || sound === '') return false;
  const reach = Math.min(sameWord(skeletonOf(sought)), sameWord(skeletonOf(sound)));
  return soundDistance(sought, sound) <= reach;
}
