// The attacks of `npm run attacks`; one more is one more entry.
import type { Attack, Stage } from './attack.ts';

const postAt = (at: number, { posts }: Stage): number => posts[at % posts.length] ?? 0;

export const attacks: readonly Attack[] = [
  {
    name: 'link-pictures',
    connections: 24,
    requestsMax: 800,
    seconds: 20,
    // Each is another picture, and none was drawn before.
    request: (at, stage) => ({ path: `/link-pictures/${at < stage.posts.length ? 'bn' : 'en'}/${postAt(at, stage)}.jpg` }),
    answeredMin: 0.95,
  },
  {
    name: 'made-up-token',
    connections: 30,
    requestsMax: 20_000,
    seconds: 20,
    request: (at) => ({ path: `/AboutUs?x=${at}`, headers: { authorization: 'Bearer made-up' } }),
    answeredMin: 0.8,
  },
];
