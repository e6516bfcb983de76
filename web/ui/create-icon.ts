// Stands in for lucide-react's own maker of icons in the built pages (vite.config.ts): that one weighs as much as forty icons.
import { createElement, type SVGProps } from 'react';

export interface IconShape {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

const look = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** An icon is for the eye alone unless it has a name. */
export const createIcon =
  ({ node }: IconShape) =>
  (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { ...look, 'aria-hidden': props['aria-label'] || props.role ? undefined : true, ...props },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
