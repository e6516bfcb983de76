// How the pictures of a post stand on wide screens, for its page and for what is shown until that arrives.

/** Across the whole width: half for the first picture, the other half for the rest. */
const across = 'lg:h-[440px] lg:[@media(max-height:960px)]:h-[380px] 2xl:h-[520px] lg:grid-cols-4 lg:grid-rows-2';

/** Beside the price: no picture loses more than an eighth of its height, however many there are. */
const besidePrice: Readonly<Record<number, string>> = {
  1: 'lg:aspect-3/2 lg:grid-cols-1 2xl:aspect-16/9',
  3: 'lg:aspect-2/1 lg:grid-cols-[2fr_1fr] lg:grid-rows-2',
  4: 'lg:aspect-16/9 lg:grid-cols-[3fr_1fr] lg:grid-rows-3',
};

/** How the cells after the first fill the two rows beside it, by how many there are. */
const rest = ['', 'lg:col-span-2 lg:row-span-2', '', '', ''];

/** Whether they stand beside the price: as many as would be cut badly across the whole width. */
const isBesidePrice = (count: number): boolean => count in besidePrice;

export const galleryShape = (count: number): string => besidePrice[count] ?? across;

export function cellShape(index: number, count: number): string {
  if (index > 0) return rest[count - 1] ?? '';
  return isBesidePrice(count) ? 'lg:row-span-full' : 'lg:col-span-2 lg:row-span-2';
}

/** Where the parts of the page stand: the pictures across it, or beside the column of the price and the seller. */
const abovePrice = { gallery: 'lg:col-span-2 lg:row-start-1', side: 'lg:row-span-2 lg:row-start-2' };
const withFew: typeof abovePrice = { gallery: 'lg:col-start-1 lg:row-start-1', side: 'lg:row-span-3 lg:row-start-1' };
export const partPlaces = (count: number): typeof abovePrice => (isBesidePrice(count) ? withFew : abovePrice);

/** The last row takes what the column beside it needs, so that no gap opens between pictures and title. */
export const partsGrid = 'grid grid-cols-[minmax(0,1fr)] gap-x-9 gap-y-4 lg:grid-cols-[minmax(0,1fr)_372px] lg:grid-rows-[auto_auto_1fr] lg:gap-y-5';
export const headPlace = 'lg:col-start-1 lg:row-start-2';
export const restPlace = 'lg:col-start-1 lg:row-start-3';
/** On phones its parts are parts of the page. */
export const sideColumn = 'contents lg:col-start-2 lg:flex lg:flex-col lg:gap-5';
