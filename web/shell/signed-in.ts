// What only signed-in people see of the frame: one file, asked for once.
import { lazy } from 'react';
import { loadChunk } from '#web/platform/delivery/chunks.ts';

const parts = () => loadChunk(() => import('./signed-in-parts.tsx'));

export const AccountMenu = lazy(async () => ({ default: (await parts()).AccountMenu }));
export const UnreadBadge = lazy(async () => ({ default: (await parts()).UnreadBadge }));
export const Live = lazy(async () => ({ default: (await parts()).Live }));
