import type { site as bn } from '#i18n/bn/site.ts';

// How the product calls itself where it is kept on a home screen.
export const site = {
  appName: 'Uthan',
  appNameLong: 'Uthan: homes, flats and land',
  appDescription: 'Buy, sell and rent homes, flats and land in Bangladesh. Every post is checked; you talk directly by phone.',
  screenHome: 'Home: buy, sell, rent and build together',
  screenPost: 'A post with photos, price and facts',
  screenResults: 'Search results with filters',
  shortcutSearch: 'Search',
  shortcutRent: 'Homes for rent',
  shortcutPost: 'Post an ad',

  // Its pages on other sites
  social_facebook: 'Facebook',
  social_instagram: 'Instagram',
  social_linkedin: 'LinkedIn',
  social_tiktok: 'TikTok',
  social_x: 'X',
  social_youtube: 'YouTube',
} as const satisfies Record<keyof typeof bn, string>;
