export const posting = {} as const;
