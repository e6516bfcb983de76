import { useWords } from '#web/platform/language.tsx';

const minuteSeconds = 60;

/** Seconds in words: "৪২ সেকেন্ড", "৪:০৫ মিনিট". */
export function useTimeLeft() {
  const { t, fmt } = useWords();
  /** ৪:০৫, from minutes and seconds. */
  const clock = (seconds: number): string => fmt.plain(`${Math.floor(seconds / minuteSeconds)}:${String(seconds % minuteSeconds).padStart(2, '0')}`);
  const inWords = (seconds: number): string =>
    seconds < minuteSeconds ? t('shell.inSeconds', { count: seconds }) : t('shell.inMinutes', { time: clock(seconds) });
  return { clock, inWords };
}
