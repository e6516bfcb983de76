// The few marks every drawing is made of. Shapes are path data, so that many of them share one element.

export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

const fine = (value: number): string => String(Math.round(value * 100) / 100);

/** Path data with every number cut to one decimal. */
export function d(parts: TemplateStringsArray, ...numbers: number[]): string {
  return parts.reduce((path, part, at) => path + short(numbers[at - 1] ?? 0) + part);
}

export const box = (x: number, y: number, w: number, h: number): string => d`M${x} ${y}h${w}v${h}h${-w}z`;

export function roundBox(x: number, y: number, w: number, h: number, r: number): string {
  const [straight, upright] = [w - 2 * r, h - 2 * r];
  const top = d`M${x + r} ${y}h${straight}a${r} ${r} 0 0 1 ${r} ${r}v${upright}a${r} ${r} 0 0 1 ${-r} ${r}`;
  return top + d`h${-straight}a${r} ${r} 0 0 1 ${-r} ${-r}v${-upright}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

export const oval = (x: number, y: number, rx: number, ry: number): string => d`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

export const lozenge = (x: number, y: number, r: number): string => d`M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`;

export const poly = (...points: Point[]): string => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;

/** A clockwise outline with anticlockwise holes, so that what lies behind shows through. */
export const withHoles = (outline: string, holes: readonly Box[]): string => outline + holes.map(({ x, y, w, h }) => d`M${x} ${y}v${h}h${w}v${-h}z`).join('');

/** The shape for 0, 1, … count-1, joined. */
export const many = (count: number, shape: (at: number) => string): string =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, at) => shape(at)).join('');

const faint = (opacity: number): string => (opacity < 1 ? ` opacity="${fine(opacity)}"` : '');

/** A filled shape; nothing at all for an empty one. */
export function paint(shape: string, fill: string, opacity = 1): string {
  if (shape === '') return '';
  return `<path d="${shape}" fill="${fill}"${faint(opacity)}/>`;
}

/** A line with round ends; `dash` is on and off in pixels. */
export function stroke(shape: string, colour: string, width: number, opacity = 1, dash = ''): string {
  if (shape === '') return '';
  const extra = faint(opacity) + (dash ? ` stroke-dasharray="${dash}"` : '');
  return `<path d="${shape}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round"${extra}/>`;
}

/** Moves and scales a drawing; `mirrored` turns it to look the other way. */
export const place = (x: number, y: number, scale: number, drawing: string, mirrored = false): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${fine(mirrored ? -scale : scale)} ${fine(scale)})">${drawing}</g>`;

/** A gradient from top to bottom, to be used as `url(#id)`. */
export const downwards = (id: string, colours: readonly string[], diagonal = false): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${diagonal ? 1 : 0}" y2="1">${colours
    .map((colour, at) => `<stop offset="${fine(at / (colours.length - 1))}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

export const picture = (drawing: string, width = 800, height = 600): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
