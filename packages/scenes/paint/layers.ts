import { paint } from './svg.ts';

/** Shapes collected by depth and colour: a façade of hundreds of parts becomes a dozen elements. */
export interface Layers {
  /** Lower depths are painted first; within a depth, in the order of their first use. */
  add(depth: number, fill: string, shape: string, opacity?: number): void;
  draw(): string;
}

interface Sheet {
  depth: number;
  fill: string;
  opacity: number;
  shapes: string[];
}

export function layers(): Layers {
  const sheets = new Map<string, Sheet>();
  return {
    add(depth, fill, shape, opacity = 1) {
      const key = `${depth} ${fill} ${opacity}`;
      const sheet = sheets.get(key) ?? { depth, fill, opacity, shapes: [] };
      sheet.shapes.push(shape);
      sheets.set(key, sheet);
    },
    draw: () =>
      [...sheets.values()]
        .sort((one, other) => one.depth - other.depth)
        .map(({ fill, opacity, shapes }) => paint(shapes.join(''), fill, opacity))
        .join(''),
  };
}
