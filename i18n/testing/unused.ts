/** A Bengali word that is not used, or a form of words. */
export interface Unused {
  /** How it is found. Where it needs an end, `~` stands for "no Bengali letter here". */
  word: string;
  instead: string;
  why: string;
  /** Words in which it has to be found. */
  said: string;
  /** The keys or files it is kept out of, or those that may have it; all of them where neither is given. */
  only?: RegExp;
  but?: RegExp;
}
