/** Pauses saving of the draft, for its text and its pictures alike. */
export interface Hold {
  isHeld: () => boolean;
  set: (held: boolean) => void;
}

export function newHold(): Hold {
  let held = false;
  return { isHeld: () => held, set: (to) => void (held = to) };
}
