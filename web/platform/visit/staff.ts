import type { UserData } from '#contracts/accounts/accounts.ts';

/** Whether someone belongs to the people who may decide. The API checks it again at every call. */
export const isStaff = (user: UserData | undefined): boolean => user?.role === 'support' || user?.role === 'admin';
