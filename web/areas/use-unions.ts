import type { Named } from '#contracts/values.ts';
import { sendByFetch } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { useRead } from '#web/platform/calls/use-read.ts';

/** The unions of a sub-district, fetched when it is chosen; none while they travel, where there are none or where they cannot be read. */
export function useUnions(subDistrict: string): readonly Named[] {
  const { lng } = useWords();
  const read = async (): Promise<readonly Named[]> => (await import('./areas-call.ts')).fetchUnions({ send: sendByFetch, lng }, subDistrict);
  return useRead(subDistrict || undefined, read).value ?? [];
}
