// A guide of an area that has next to nothing.
import type { AreaGuide } from '#contracts/maps/area-guides.ts';

const dhaka = { id: 'dhaka', bn: 'ঢাকা', en: 'Dhaka' };
const offered = { count: 0, kinds: [], beds: [] };

export const guideSample: AreaGuide = {
  area: { id: 'dhaka-mirpur', bn: 'মিরপুর', en: 'Mirpur', level: 'subDistrict' },
  text: null,
  around: [
    { ...dhaka, level: 'division' },
    { ...dhaka, level: 'district' },
  ],
  parts: [],
  measuredAt: '2026-11-20T06:00:00.000Z',
  minimum: 5,
  offered: { sell: offered, rent: offered },
  rates: [{ type: 'sell', propertyType: 'apartment', per: 'sqft', count: 3, quartiles: null }],
  history: [],
  days: { sell: { count: 0, middle: null }, rent: { count: 0, middle: null } },
  rentYield: null,
  tenants: { count: 2, family: 2, bachelor: 0 },
  neighbours: [],
  landmarks: [],
  stations: [],
  newest: [],
};
