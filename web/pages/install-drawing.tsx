import { useWords } from '#web/platform/language.tsx';
import type { InstallBrowser } from './install-browser.ts';

type Glyph = 'dots' | 'lines' | 'share' | 'screen' | 'word';

/** Where the button is that opens the menu, and what is drawn on it. */
const onPhone: Record<Exclude<InstallBrowser, 'desktop' | 'safariMac'>, readonly [x: number, y: number, glyph: Glyph]> = {
  inApp: [84, 22, 'dots'],
  chromeAndroid: [84, 22, 'dots'],
  samsung: [84, 146, 'lines'],
  firefoxAndroid: [84, 146, 'dots'],
  opera: [84, 22, 'dots'],
  safariPhone: [52, 146, 'share'],
};

const glyphs: Record<Glyph, string> = {
  dots: 'M0-5v.01M0 0v.01M0 5v.01',
  lines: 'M-5-4h10M-5 0h10M-5 4h10',
  share: 'M-3-2h-2v8h10v-8h-2M0 2v-9m-3 3 3-3 3 3',
  screen: 'M-6-5h12v8h-12zM-2 6h4M0-3v4m-2-2 2 2 2-2',
  word: 'M-5 0h10',
};

interface At {
  x: number;
  y: number;
}

function Number({ x, y, value }: At & { value: number }) {
  const { fmt } = useWords();
  return (
    <g>
      <circle cx={x} cy={y} r="8" className="fill-primary" />
      <text x={x} y={y + 4} textAnchor="middle" className="fill-card text-caption font-semibold">
        {fmt.number(value)}
      </text>
    </g>
  );
}

function Press({ x, y, glyph }: At & { glyph: Glyph }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="13" className="fill-primary-tint stroke-primary" strokeWidth="2" />
      <path d={glyphs[glyph]} fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
    </g>
  );
}

/** A menu whose middle line is the one to choose. */
function Menu({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="86" height="60" rx="8" className="fill-card stroke-line" strokeWidth="2" />
      <path d="M12 14h48M12 46h40" strokeWidth="4" strokeLinecap="round" className="stroke-line" />
      <rect x="4" y="21" width="78" height="18" rx="5" className="fill-primary-tint stroke-primary" strokeWidth="1.5" />
      <path d="M12 25h10v10h-10zM17 27.500v5m-2.500-2.500h5M28 30h28" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <Number x={74} y={30} value={2} />
    </g>
  );
}

function PhoneDrawing({ browser }: { browser: keyof typeof onPhone }) {
  const [x, y, glyph] = onPhone[browser];
  const isAbove = y < 80;
  return (
    <>
      {[2, 122].map((left) => (
        <g key={left} transform={`translate(${left} 0)`}>
          <rect x="2" y="4" width="100" height="160" rx="12" className="fill-sunk stroke-line" strokeWidth="2" />
          <rect x="12" y="14" width={isAbove ? 48 : 80} height="16" rx="8" className="fill-card" />
          <path d="M16 44h72M16 56h48M16 120h60" strokeWidth="5" strokeLinecap="round" className="stroke-line" />
          <rect x="16" y="68" width="72" height="40" rx="5" className="fill-line" />
        </g>
      ))}
      <Press x={x + 2} y={y} glyph={glyph} />
      {/* Beside the button, where there is room. */}
      {isAbove ? <Number x={x + 2} y={y + 26} value={1} /> : <Number x={x + 2} y={y - 26} value={1} />}
      <Menu x={132} y={isAbove ? 40 : 84} />
    </>
  );
}

/** A wide window: the button is in the bar of the address, or is the first word of the menu bar. */
function DesktopDrawing({ browser }: { browser: 'desktop' | 'safariMac' }) {
  const isMac = browser === 'safariMac';
  return (
    <>
      <rect x="4" y="4" width="220" height="160" rx="10" className="fill-sunk stroke-line" strokeWidth="2" />
      <rect x={isMac ? 72 : 14} y="16" width={isMac ? 142 : 148} height="16" rx="8" className="fill-card" />
      <path d="M20 56h60M20 70h44" strokeWidth="5" strokeLinecap="round" className="stroke-line" />
      <rect x={isMac ? 130 : 20} y="84" width="80" height="66" rx="5" className="fill-line" />
      <Press x={isMac ? 26 : 204} y={24} glyph={isMac ? 'word' : 'screen'} />
      <Number x={isMac ? 52 : 178} y={24} value={1} />
      <Menu x={isMac ? 20 : 128} y={46} />
    </>
  );
}

/** A window with the button that opens the menu, then the line of the menu to choose. The steps beside it say the same in words. */
export function InstallDrawing({ browser }: { browser: InstallBrowser }) {
  return (
    <svg viewBox="0 0 228 168" aria-hidden="true" className="mx-auto mb-3 h-auto w-full max-w-72 text-ink lg:mx-0 lg:mb-0 lg:w-60 lg:shrink-0">
      {browser === 'desktop' || browser === 'safariMac' ? <DesktopDrawing browser={browser} /> : <PhoneDrawing browser={browser} />}
    </svg>
  );
}
