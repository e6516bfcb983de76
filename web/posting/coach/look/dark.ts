import { type Luma, quantile } from './luma.ts';

/** In a room by day half of the picture is brighter than this, even where the window takes the light. */
const middleMin = 58;
/** A lamp or a window in a dark room does not make it bright. */
const upperMin = 105;

export const isDark = (luma: Luma): boolean => quantile(luma, 0.5) < middleMin && quantile(luma, 0.8) < upperMin;
