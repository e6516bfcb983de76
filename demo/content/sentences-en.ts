// What sellers and landlords write in English here: short, plain, with the words of the trade.
import type { Facility } from '#contracts/enums.ts';
import type { Facts, Phrases, Topic } from '#demo/phrases.ts';

export const facilityNames: Record<Facility | 'lift', string> = {
  lift: 'lift', prayerRoom: 'prayer room', security: 'security guard', fireExit: 'fire exit', fireProtection: 'fire protection', alarm: 'alarm',
  electronicSecurity: 'CCTV', conversationRoom: 'community room', waterConnection: 'WASA water', hotWater: 'geyser', gym: 'gym', pool: 'swimming pool', garden: 'garden',
  selfWaterSupply: 'deep tube-well', generator: 'generator', intercom: 'intercom', wifi: 'internet line', cableTv: 'cable TV', solarPanel: 'solar panel', servantRoom: 'servant’s room', guestParking: 'guest parking',
};

const listed = (names: readonly string[]): string => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`);
const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const storeyed = (count: number): string => `${[8, 11, 18].includes(count) ? 'an' : 'a'} ${count}-storey`;
const storey = ({ availableFloor, floor }: Facts): string => floor(availableFloor ?? 0).toLowerCase();

const rooms: readonly Topic[] = [
  [
    ({ bedrooms, bathrooms, balconies, drawingRooms }) => drawingRooms && balconies ? `${counted(bedrooms, 'bed')}, ${counted(bathrooms, 'bath')}, ${balconies === 1 ? 'a balcony' : `${balconies} balconies`}, separate drawing and dining.` : undefined,
    ({ bedrooms, bathrooms, size }) => size >= 1000 ? `The master bedroom has its own bath; ${counted(bedrooms, 'bedroom')} and ${counted(bathrooms, 'bathroom')} in total.` : undefined,
    ({ bedrooms, bathrooms, size }) => size >= 800 ? `Well-planned rooms with built-in cabinets: ${counted(bedrooms, 'bedroom')}, ${counted(bathrooms, 'bathroom')}.` : undefined,
    ({ bedrooms, bathrooms, size }) => size < 800 ? `${counted(bedrooms, 'room')}, ${counted(bathrooms, 'bath')} and a compact kitchen.` : undefined,
    ({ bedrooms, bathrooms, size, balconies }) => size >= 1000 && balconies ? `Sensible layout with no wasted space: ${counted(bedrooms, 'bed')}, ${counted(bathrooms, 'bath')} and a living room that opens to the balcony.` : undefined,
    ({ bedrooms, size }) => size >= 1000 ? `Every one of the ${bedrooms} bedrooms has a window to the outside, and the kitchen has a small store.` : undefined,
  ],
];

const building: readonly Topic[] = [
  [
    (f) => f.totalFloor && f.availableFloor !== undefined ? `${capital(storey(f))} of ${storeyed(f.totalFloor)} building${f.facing ? `, facing ${f.facing}` : ''}.` : undefined,
    (f) => f.availableFloor !== undefined && f.facing === 'south' ? `South-facing on the ${storey(f)}, with good light and air.` : undefined,
    (f) => f.totalFloor && f.availableFloor === undefined ? `${counted(f.totalFloor, 'storey')}, sound structure, no damp.` : undefined,
  ],
  [(f) => f.garages ? (f.garages === 1 ? 'One car park included.' : `${f.garages} car parks included.`) : undefined],
];

const comfort: readonly Topic[] = [
  [
    ({ comforts }) => comforts.length > 1 ? `Comes with ${listed(comforts)}.` : undefined,
    ({ comforts }) => comforts.length > 1 ? `Facilities: ${listed(comforts)}.` : undefined,
    ({ comforts }) => comforts.length > 1 ? `${capital(listed(comforts))} available.` : undefined,
  ],
];

const saleTerms: readonly Topic[] = [
  [
    ({ ready }) => ready ? 'Papers up to date, mutation done.' : undefined,
    ({ ready }) => ready ? 'Deed, khatian and holding tax are in order; bring your lawyer to check.' : undefined,
    ({ ready }) => ready ? 'No disputes and no mortgage.' : undefined,
  ],
  [
    ({ ready, flat }) => ready && flat ? 'A bank loan is possible; copies of all papers are ready.' : undefined,
    ({ ready, flat }) => ready && flat ? 'Bank loan papers can be provided.' : undefined,
  ],
  [
    ({ ready, used, flat }) => ready && used && flat ? 'Lived in by the owner and looked after; tiles and fittings in good shape.' : undefined,
    ({ ready, used }) => ready && used ? 'Vacant now; keys on the day of registration.' : undefined,
  ],
  [
    ({ ready }) => ready ? undefined : 'Roof casting is complete and brickwork is in progress; handover next year.',
    ({ ready }) => ready ? undefined : 'You are welcome to visit the site and see the work.',
  ],
  [({ ready, flat, rateLine }) => ready && flat ? rateLine : undefined],
  [({ ready }) => ready ? undefined : 'Pay a booking amount now and the rest in instalments.'],
];

const rentTerms: readonly Topic[] = [
  [
    ({ advance, service, flat }) => flat && service ? `${capital(counted(advance, 'month'))} advance, service charge Tk ${service}.` : undefined,
    ({ advance }) => `Advance of ${counted(advance, 'month')}’ rent, one-year agreement.`.replace('1 month’ rent', 'one month’s rent'),
    ({ service, flat }) => flat && service ? `Gas and water included, electricity on a prepaid meter; service charge Tk ${service}.` : undefined,
  ],
  [
    ({ tenants, lived }) => lived && tenants === 'anyone' ? 'Small family preferred.' : undefined,
    ({ tenants, flat }) => flat && tenants === 'singles' ? 'Single tenants are welcome; a copy of the NID is needed.' : undefined,
  ],
  [() => 'Available from the first of next month.'],
  [({ used, flat }) => used && flat ? 'Freshly painted and cleaned.' : undefined],
];

const saleClosing: readonly Topic[] = [
  [
    () => 'Please call after 4 pm to arrange a visit.',
    () => 'Can be shown all day on Fridays and Saturdays.',
    () => 'Price can be discussed in person.',
    ({ postedBy }) => postedBy === 'owner' ? 'Direct from the owner, no brokers please.' : undefined,
    ({ postedBy }) => postedBy === 'developer' ? 'Visit our office to see the drawings and approvals.' : undefined,
    ({ postedBy }) => postedBy === 'agent' ? 'No extra commission from the buyer.' : undefined,
    () => 'Serious buyers are welcome to come and see it first.',
    () => 'Call between 10 am and 8 pm.',
    ({ lived }) => lived ? 'Let us know a day ahead and we will be there with the keys.' : undefined,
  ],
];

const rentClosing: readonly Topic[] = [
  [
    () => 'Call in the evening to see it.',
    () => 'Visits welcome on holidays.',
    ({ postedBy, flat }) => flat && postedBy === 'owner' ? 'The owner lives upstairs and is easy to reach.' : undefined,
    ({ postedBy }) => postedBy === 'agent' ? 'No viewing fee.' : undefined,
    () => 'Rent slightly negotiable for a long stay.',
    () => 'Can be seen between 5 and 8 in the evening.',
    ({ lived }) => lived ? 'Please mention your profession and family size when you call.' : undefined,
  ],
];

const landTerms: readonly Topic[] = [
  [() => 'One single plot with boundary pillars.'],
  [({ roadSaid }) => roadSaid ? undefined : 'A 20-foot road in front; vehicles reach the plot.'],
  [() => 'RS and BS khatian in the owner’s name, land tax paid.'],
  [() => 'High land that does not flood.'],
  [({ category }) => category === 'agricultural' ? 'Three crops a year, with an irrigation channel alongside.' : undefined],
  [({ category }) => category === 'residential' ? 'Filled and ready to build on, with electricity at the edge.' : undefined],
  [({ category }) => category === 'commercial' ? 'Wide frontage on the road, good for business.' : undefined],
];

const tradeTerms: readonly Topic[] = [
  [(f) => f.availableFloor !== undefined && f.totalFloor ? `${f.n(f.size)} sqft on the ${storey(f)} of ${storeyed(f.totalFloor)} building.` : undefined],
  [({ kind }) => kind === 'shop' ? 'Shutter on the street side and steady footfall all day.' : undefined],
  [({ kind }) => kind === 'shop' ? 'Own electricity meter and room for a signboard.' : undefined],
  [({ kind }) => kind === 'office' ? 'Open floor; partition it as you like.' : undefined],
  [({ kind }) => kind === 'office' ? 'Air-conditioning lines and fire safety done, reception downstairs.' : undefined],
  [({ kind }) => kind === 'showroom' ? 'Glass front, high ceiling and a separate loading door at the back.' : undefined],
  [({ kind }) => kind === 'restaurant' ? 'Kitchen exhaust, cylinder room and outdoor seating are in place.' : undefined],
];

const industryTerms: readonly Topic[] = [
  [({ n, size }) => `${n(size)} sqft in total with an RCC floor.`],
  [({ kind }) => kind === 'warehouse' ? 'High roof, dry floor in the monsoon, covered vans can drive in.' : undefined],
  [({ kind }) => kind === 'factory' ? 'Substation, boiler room and emergency exits are separate.' : undefined],
  [() => 'Three-phase line and night guards.'],
];

export const en: Phrases = { rooms, building, comfort, saleTerms, rentTerms, saleClosing, rentClosing, landTerms, tradeTerms, industryTerms };
