/** Whether keeping the draft waits, asked at the moment of keeping; shared by its text and its pictures. */
export interface Hold {
  isHeld: () => boolean;
  set: (held: boolean) => void;
}

export function newHold(): Hold {
  let held = false;
  return { isHeld: () => held, set: (to) => void (held = to) };
}
