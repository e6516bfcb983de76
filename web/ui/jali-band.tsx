/** The 14-pixel terracotta band above the footer. */
export function JaliBand() {
  return (
    <svg className="block h-3.5 w-full text-clay" aria-hidden="true">
      <defs>
        <pattern id="jali" width="28" height="14" patternUnits="userSpaceOnUse">
          <path d="M7 2.5 11.5 7 7 11.5 2.5 7Z M21 4.5 23.5 7 21 9.5 18.5 7Z M0 .5h28M0 13.5h28" fill="currentColor" stroke="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="14" fill="url(#jali)" />
    </svg>
  );
}
