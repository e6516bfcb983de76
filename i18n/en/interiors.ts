import type { interiors as bn } from '#i18n/bn/interiors.ts';

export const interiors = {
  title: 'Interior and exterior design firms',

  // A firm's card
  noReviews: 'No reviews yet',
  reviewCount: '{count, plural, one {# review} other {# reviews}}',
  services: 'Services',

  // The head of a firm's page
  documentTitle: '{name}, {place}: interior design and reviews',
  documentDescription: '{name}, {place}. Work: {work}. {text}',
  verifiedCount: '{count, plural, one {# code-verified review} other {# code-verified reviews}}',
  since: 'Since {year}',
  share: 'Share this firm',
  backToList: 'Back to the list of firms',

  // What it does
  work: 'What they do',
  gallery: 'Their work',
  galleryAll: 'All {count}',
  galleryNone: 'No photos of their work yet.',
  enlarge: 'Enlarge photo {number}',
  about: 'About the firm',
  aboutOther: 'Read in Bengali',
  areasServed: 'Districts they work in',
  address: 'Address',

  // Price, interest and number
  price: 'Starting price',
  priceNone: 'Ask the firm for its prices',
  priceUsual: 'About {sum} for {size} sqft',
  interest: 'Request a call',
  interestDone: 'We have your request. Our team will call you.',
  seeNumber: 'See phone number',
  interestTitle: 'Request a call',
  interestLead: 'Our team will call you about working with {name}. No one else will see your number.',
  interestName: 'Your name',
  interestOccupation: 'Occupation',
  interestPhone: 'Phone number',
  interestNote: 'What would you like done?',
  interestSend: 'Send',

  // Ratings
  ratings: 'Ratings',
  ratingsVerified: '{count} verified',
  ratingRow: '{rating, plural, one {# star} other {# stars}}: {count}',
  codes: '{issued, plural, one {# code} other {# codes}} issued, {left, plural, one {# review} other {# reviews}} written',
  responds: 'Usually responds within {time}',
  respondsHours: '{count, plural, one {# hour} other {# hours}}',
  respondsDays: '{count, plural, one {# day} other {# days}}',
  respondsNone: 'Hasn’t responded to any review yet',
  similar: 'Similar firms',
  others: 'Other firms',
  joinLead: 'Would you like to see your firm here?',
  join: 'Contact us',

  // A firm that cannot be shown
  missingTitle: 'Firm not found',
  missingText: 'The link may be wrong. The list has every firm.',
  goneTitle: 'This firm is no longer on Uthan',
  goneText: 'Here are other firms that do similar work.',
  failedTitle: 'The page could not be loaded',
  toList: 'See all firms',

  // Before and after the work
  before: 'Before',
  after: 'After',
  beforeAfter: 'Before and after',
  line: 'Line between before and after',
  lineAt: '{percent}% shows before',
  beforeOf: 'Before the work: {text}',
  afterOf: 'After the work: {text}',

  // The gallery
  galleryTitle: '{name}: their work',
  galleryDescription: '{count, plural, one {# photo} other {# photos}} of finished work by {name}, by type of work.',
  albums: 'Types of work',
  album: '{name} {count}',
  toFirm: 'Back to {name}',
  albumEmpty: 'No photos here',
  albumEmptyText: 'Look at photos of other types of work.',
  albumAll: 'All photos',

  // The list
  listDescription:
    'Interior and exterior design firms for homes, offices, restaurants and showrooms: photos of their work, starting prices and code-verified reviews.',
  listLead: 'Only people who had work done can write a review.',
  listCount: '{count, plural, one {# firm} other {# firms}}',
  filters: 'Filters',
  filterWords: 'Name or work',
  filterWordsHint: 'Such as kitchen, Uttara',
  filterCategory: 'Type of work',
  filterBudget: 'Budget',
  filterRating: 'Minimum rating',
  filterAny: 'Any',
  filterRatingValue: '{rating} stars or more',
  titleIn: '{place}: interior and exterior design firms',
  filterPlace: 'Area',
  division: 'Division',
  district: 'District',
  subDistrict: 'Sub-district',
  any_division: 'All divisions',
  any_district: 'All districts',
  any_subDistrict: 'All sub-districts',
  noneTitle: 'No firm has joined yet',
  noneText: 'The design firms will be listed here.',
  filterShow: 'Show firms',
  filterReset: 'Remove filters',
  emptyTitle: 'No firms found',
  emptyText: 'Remove a filter and look again.',
  listFailed: 'The list of firms could not be loaded',
} as const satisfies Record<keyof typeof bn, string>;
