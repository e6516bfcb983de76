import { type OutlineName, outlines } from './outlines.ts';

/** A drawing of how the photo is taken; decorative, the sentence beside it says the same. */
export function Outline({ name, className }: { name: OutlineName; className?: string }) {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outlines[name]} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
