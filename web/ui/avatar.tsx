import { useDataSaver } from '#web/platform/data-saver.ts';

/** The first letter as a person would write it: a Bengali letter takes its vowel sign along. */
export function initial(name: string): string {
  const first = new Intl.Segmenter('bn').segment(name.trim())[Symbol.iterator]().next();
  return first.done ? '' : first.value.segment.toLocaleUpperCase();
}

/** A profile picture, or the first letter of the name. Decoration: the name is beside it or on the button. */
export function Avatar({ name, picture, className }: { name: string; picture?: string | null; className: string }) {
  // Where data is saved the letter does; what was just chosen from the device costs nothing.
  const isHeld = useDataSaver() && picture?.startsWith('/media/');
  if (picture && !isHeld) return <img src={picture} alt="" className={`shrink-0 rounded-full object-cover ${className}`} />;
  return (
    // Drawn in an SVG: as text it would become part of the accessible name of the button or link around it.
    <span
      aria-hidden="true"
      data-initial={initial(name)}
      className={`control grid shrink-0 place-items-center rounded-full bg-clay-tint font-display text-lg text-clay-ink before:content-[attr(data-initial)] ${className}`}
    />
  );
}
