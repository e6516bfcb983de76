export const posts = {} as const;
