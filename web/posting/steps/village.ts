// “Village, upazila”, as people write where they live.

/** The text before the first comma, and what follows it; nothing around where there is no comma. */
export function villageOf(typed: string): { village: string; around?: string } {
  const [village = '', ...rest] = typed.split(/[,;]/).map((part) => part.trim());
  const around = rest.filter(Boolean).join(' ');
  return village && around ? { village, around } : { village: typed.trim() };
}
