export const areas = {} as const;
