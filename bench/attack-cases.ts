// The attacks of `npm run attacks`; one more is one more entry.
import type { Attack, Stage } from './attack.ts';

const postAt = (at: number, { posts }: Stage): number => posts[at % posts.length] ?? 0;
const deviceAt = (at: number, devices: readonly string[]): Readonly<Record<string, string>> => ({ cookie: devices[at % devices.length] ?? '' });

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
  {
    name: 'harvest-of-numbers',
    connections: 10,
    requestsMax: 1500,
    seconds: 20,
    isNeighbour: true,
    request: (at, stage) => ({ path: `/api/posts/${postAt(at, stage)}/contact`, method: 'POST', headers: deviceAt(at, stage.newDevices) }),
    probes: {
      // One number for each of many devices, again and again: as many neighbours would.
      'number, old device': (at, stage) => ({ path: `/api/posts/${stage.posts[0] ?? 0}/contact`, method: 'POST', headers: deviceAt(at, stage.oldDevices) }),
    },
    answeredMin: 0.95,
  },
  {
    name: 'search-budget',
    connections: 10,
    requestsMax: 20_000,
    seconds: 20,
    isNeighbour: true,
    request: (at) => ({ path: `/api/suggest?q=uttara%20${at}` }),
    probes: {
      'page, old device': (at, stage) => ({ path: `/Property-Rent?bedMin=2&priceMin=${at + 1}`, headers: deviceAt(at, stage.oldDevices) }),
      'search, old device': (at, stage) => ({ path: `/api/search?q=uttara&priceMin=${at + 1}`, headers: deviceAt(at, stage.oldDevices) }),
      'suggestion, new device': (at, stage) => ({ path: `/api/suggest?q=banani%20${at}`, headers: deviceAt(at, stage.newDevices) }),
    },
    answeredMin: 0.9,
  },
];
