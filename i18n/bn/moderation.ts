export const moderation = {} as const;
