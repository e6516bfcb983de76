// Lengths of time, for both sides.

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const hourSeconds = 3600;
export const daySeconds = 24 * hourSeconds;
