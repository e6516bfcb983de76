// Kinds of device on which the site is opened. Without schemas: the first load says which.
export const deviceTypes = ['mobile', 'tablet', 'desktop'] as const;
export type DeviceType = (typeof deviceTypes)[number];
