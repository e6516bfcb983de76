// Where feed readers find the blog in one language.

export const feedPath = (lng: 'bn' | 'en'): string => `/blog/${lng}.atom`;
