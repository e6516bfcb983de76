/** Programs that say what they are. A Cubot is a telephone. */
const robot = /(?<!cu)bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit|preview/i;

export const isRobot = (userAgent: string): boolean => robot.test(userAgent);
