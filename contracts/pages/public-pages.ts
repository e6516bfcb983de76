/**
 * Public pages whose address names nothing of ours, by a short name. Each is in the sitemap, opened by tests in both languages,
 * walked through by axe and looked at as a screen. Spelled as the specification does.
 */
export const publicPages = {
  home: '/',
  search: '/property-search',
  sell: '/Property-Buy-Sell',
  rent: '/Property-Rent',
  groups: '/Group-Wise-Building',
  firms: '/Interior-Design',
  map: '/Map',
  blog: '/Blog',
  care: '/CustomerCare',
  faq: '/faq',
  selling: '/FastSellRent',
  about: '/AboutUs',
  terms: '/TermsAndConditions',
  contact: '/ContactUs',
  privacy: '/Privacy-Policy',
  safety: '/Stay-Safe',
  app: '/DownloadApp',
  tools: '/Tools',
  'land-units': '/Land-Unit-Converter',
  costs: '/Loan-And-Registration-Cost',
  documents: '/Document-Checklist',
  'documents-land': '/Document-Checklist/Land',
  'documents-rent': '/Document-Checklist/Rent',
} as const;
