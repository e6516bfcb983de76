/** The parts of a keyboard event that matter here. */
interface Press {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/**
 * The plain letter or digit a person pressed, or nothing when a modifier was held. With a Bengali layout the key says
 * া or ১, so the place of the key counts wherever it does not give a Latin letter.
 */
export function keyOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Press): string | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  if (/^[a-z0-9]$/i.test(key)) return key.toLowerCase();
  if (key.length > 1) return undefined;
  return /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1]?.toLowerCase();
}
