import type { maps as bn } from '#i18n/bn/maps.ts';

export const maps = {
  title_sell: 'Homes, flats and land for sale on the map',
  title_rent: 'Homes and offices for rent on the map',
  description_sell:
    'A map of the 64 districts of Bangladesh: how many homes, flats and plots are for sale, and usual asking prices. Dhaka and Chattogram area by area.',
  description_rent:
    'A map of the 64 districts of Bangladesh: how many homes, offices and shops are for rent, and usual asking rents. Dhaka and Chattogram area by area.',
  lead: 'How many posts does each area have, and what are the usual prices? Tap an area for its rate and newest posts.',
  failedTitle: 'The map figures could not be loaded',

  tabs: 'Where do you want to look?',
  tab_dhaka: 'Dhaka',
  tab_chattogram: 'Chattogram',
  tab_country: 'Country',
  purposes: 'What do you want to do?',
  purpose_sell: 'Buy',
  purpose_rent: 'Rent',
  colours: 'What should the colours show?',
  show_count: 'Number of posts',
  show_rate: 'Usual rate',
  kinds: 'Which type of property?',
  kind_all: 'All types',

  districts: 'Map of the districts',
  drawing: 'The 64 districts of Bangladesh, each a link to its posts',
  how: 'On a keyboard, use the arrow keys to move between areas and Enter to see their rate and posts.',
  legend_count: 'How many posts',
  legend_rate: 'Median asking rate',
  none: 'No posts at the moment',
  tooFew: 'Not enough to compare',
  from: 'From {value}',
  orMore: '{value} or more',
  count: '{count, plural, one {# post} other {# posts}}',
  countMany: 'More than {count} posts',
  spoken: '{name}: {count}. Usual rate: {rate}',

  table: 'Table of districts',
  tableNote: 'Rate: median asking price in posts from the last six months. A dash (–) where there are fewer than five different posts.',
  tableNoteAll: 'Rate: median asking price of flats from the last six months. A dash (–) where there are fewer than five different posts.',
  tableCity: 'Table of areas',
  column_name: 'District',
  column_area: 'Area',
  column_count: 'Posts',
  column_rate: 'Usual rate',

  city_dhaka: 'Dhaka, area by area',
  city_chattogram: 'Chattogram, area by area',
  cityNoteDhaka: 'Each tile is one area. Neighbouring areas are next to each other; all tiles are the same size. The red line is metro line 6.',
  swipe: 'Swipe for more areas',
  cityNote: 'Each tile is one area. Neighbouring areas are next to each other; all tiles are the same size.',
  metro: 'By the stations of metro line 6',

  // What the tab has most of, and the area that was pressed
  most: 'Areas with the most posts',
  newest: 'Newest posts',
  postsFailed: 'The posts could not be loaded.',
  seeAll: '{count, plural, one {See the post} other {See all #}}',
  seeAllMany: 'See all posts',
  guide: '{area}: usual rates and more of the area',

  credit: 'Map credits',
  note: 'This is a simplified drawing, not a survey. Small islands are left out; rivers and borders are drawn roughly.',
} as const satisfies Record<keyof typeof bn, string>;
