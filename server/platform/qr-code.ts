// QR codes with error correction M, drawn as SVG.
import qrcode from 'qrcode-generator';

const quiet = 4;

/** The code of `text` as rows of modules, true where dark, in the smallest version that holds it. */
export function qrCode(text: string): boolean[][] {
  const code = qrcode(0, 'M');
  // The library writes one byte for each character, so it is handed the bytes of UTF-8.
  code.addData(Buffer.from(text).toString('latin1'), 'Byte');
  code.make();
  const side = Array.from({ length: code.getModuleCount() }, (_, at) => at);
  return side.map((y) => side.map((x) => code.isDark(y, x)));
}

/** The code of `text` as the path of its dark modules, and the side of the picture with the margin that readers need. */
export function qrPath(text: string): { side: number; path: string } {
  const code = qrCode(text);
  const path = code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : []))).join('');
  return { side: code.length + 2 * quiet, path };
}

/** The code of `text` as a picture, dark on white. */
export function qrPicture(text: string): string {
  const { side, path } = qrPath(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#08382b" d="${path}"/></svg>`;
}
