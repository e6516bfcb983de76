// When support answers, in words.
import { limits } from '#contracts/limits.ts';
import type { SpokenHours, Support } from '#contracts/pages/site-facts.ts';
import type { Formatter } from './format.ts';

const { opensHour, closesHour } = limits.support;

/** As admins set it, otherwise as usual. */
export const hoursOf = (fmt: Formatter, { hours }: Support): SpokenHours =>
  hours?.[fmt.lng] ?? { opens: fmt.hour(opensHour), closes: fmt.hour(closesHour), late: fmt.hour(closesHour - limits.posts.reviewHoursMax) };
