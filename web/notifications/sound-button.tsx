import { Volume2, VolumeX } from 'lucide-react';
import { useWords } from '#web/platform/language.tsx';
import { switchSound, useSoundIsOn } from '#web/channels/sound-choice.ts';

/** Switches the sound of new notifications on this device; the settings have the same switch. */
export function SoundButton() {
  const { t } = useWords();
  const on = useSoundIsOn();
  const Icon = on ? Volume2 : VolumeX;
  const text = t(on ? 'notifications.soundOn' : 'notifications.soundOff');
  return (
    <button
      type="button"
      aria-label={`${t('notifications.sound')}: ${text}`}
      aria-pressed={on}
      onClick={() => switchSound(!on)}
      className="control inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-3 text-ui max-lg:w-12 text-muted hover:bg-sunk hover:text-ink"
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="max-lg:hidden">{text}</span>
    </button>
  );
}
