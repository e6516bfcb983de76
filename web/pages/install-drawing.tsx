import { useWords } from '#web/platform/language.tsx';
import type { InstallBrowser } from './install-browser.ts';

/** Where the button is that opens the menu, and what is drawn on it. */
const buttons: Record<InstallBrowser, readonly [x: number, y: number, glyph: 'dots' | 'lines' | 'share' | 'screen']> = {
  inApp: [84, 22, 'dots'],
  chromeAndroid: [84, 22, 'dots'],
  samsung: [84, 146, 'lines'],
  firefoxAndroid: [84, 146, 'dots'],
  opera: [84, 22, 'dots'],
  safariPhone: [52, 146, 'share'],
  desktop: [84, 22, 'screen'],
  safariMac: [20, 22, 'lines'],
};

const glyphs = {
  dots: 'M0-5v.01M0 0v.01M0 5v.01',
  lines: 'M-5-4h10M-5 0h10M-5 4h10',
  share: 'M-3-2h-2v8h10v-8h-2M0 2v-9m-3 3 3-3 3 3',
  screen: 'M-6-5h12v8h-12zM-2 6h4M0-3v4m-2-2 2 2 2-2',
} as const;

function Number({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <g>
      <circle cx={x} cy={y} r="8" className="fill-primary" />
      <text x={x} y={y + 4} textAnchor="middle" className="fill-card text-caption font-semibold">
        {children}
      </text>
    </g>
  );
}

/** A window with the button that opens the menu, then the line of the menu to choose. The steps beside it say the same in words. */
export function InstallDrawing({ browser }: { browser: InstallBrowser }) {
  const { fmt } = useWords();
  const [x, y, glyph] = buttons[browser];
  const line = y < 80 ? 52 : 96;
  return (
    <svg viewBox="0 0 228 168" aria-hidden="true" className="mb-3 h-auto w-full max-w-72 text-ink">
      {[2, 122].map((left) => (
        <g key={left} transform={`translate(${left} 0)`}>
          <rect x="2" y="4" width="100" height="160" rx="12" className="fill-sunk stroke-line" strokeWidth="2" />
          <rect x="12" y="14" width={y < 80 && x > 50 ? 56 : 80} height="16" rx="8" className="fill-card" />
          <path d="M16 44h72M16 56h48M16 120h60" strokeWidth="5" strokeLinecap="round" className="stroke-line" />
          <rect x="16" y="68" width="72" height="40" rx="5" className="fill-line" />
        </g>
      ))}
      <g transform={`translate(${x + 2} ${y})`}>
        <circle r="13" className="fill-primary-tint stroke-primary" strokeWidth="2" />
        <path d={glyphs[glyph]} fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
      </g>
      <Number x={x > 70 ? x - 20 : x + 24} y={y}>
        {fmt.number(1)}
      </Number>
      <g transform={`translate(132 ${line - 12})`}>
        <rect width="86" height="60" rx="8" className="fill-card stroke-line" strokeWidth="2" />
        <path d="M12 14h48M12 46h40" strokeWidth="4" strokeLinecap="round" className="stroke-line" />
        <rect x="4" y="21" width="78" height="18" rx="5" className="fill-primary-tint stroke-primary" strokeWidth="1.5" />
        <path d="M12 25h10v10h-10zM17 27.500v5m-2.500-2.500h5M28 30h28" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <Number x={74} y={30}>
          {fmt.number(2)}
        </Number>
      </g>
    </svg>
  );
}
