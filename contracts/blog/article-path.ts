// Where an article is: its number decides, the words behind it are for people and search engines.

export const articlePath = (id: number, slug?: string): string => `/BlogPostDetails/${id}${slug ? `/${slug}` : ''}`;
