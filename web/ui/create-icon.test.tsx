import { render } from '@testing-library/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { createIcon } from './create-icon.ts';

const Own = createIcon({ node: [['path', { d: 'M20 6 9 17l-5-5' }]] });

/** As lucide-react draws it, without its class names. */
const drawn = (icon: ReactNode): string => {
  const svg = render(icon).container.querySelector('svg') as SVGElement;
  svg.setAttribute('class', (svg.getAttribute('class') ?? '').replace(/ ?lucide[\w-]*/g, '').trim());
  if (!svg.getAttribute('class')) svg.removeAttribute('class');
  return (
    [...svg.attributes]
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted()
      .join(' ') + svg.innerHTML
  );
};

describe('an icon of the built pages', () => {
  test.each([{}, { className: 'size-4' }, { strokeWidth: 3 }, { 'aria-label': 'ঠিক আছে' }, { 'aria-hidden': true }, { fill: 'currentColor' }])(
    'is drawn as lucide-react draws it with %j',
    (props) => {
      expect(drawn(<Own {...props} />)).toBe(drawn(<Check {...props} />));
    },
  );
});
