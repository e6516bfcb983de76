import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { Namespace } from './message.ts';

/** What English texts do not say: the turn, what they say in its place or why, and the texts that may, most as the specification words them. */
const avoided: [turn: RegExp, instead: string, allowed?: readonly string[]][] = [
  // One word per thing
  [/\bpictures?\b/, 'photo'],
  [/(?<!\bpost(?:ing)? (?:an |a new |another |the same )?)\bads?\b/, 'post; an ad only where someone posts one'],
  [/\bto[- ]let\b|\bto rent\b(?! out)/, 'for rent'],
  [/\b(?:e-)?mails?\b(?! server)/, 'email'],
  [/\bkinds?\b/, 'type'],
  [/\bpress(?:ed|es|ing)?\b/, 'tap, and click where only a mouse can'],
  [/\bthanas?\b/, 'sub-district'],
  [/\blog ?(?:in|out)\b/, 'sign in, sign out', ['errors.notice_loginFailed']],
  [/\bpost code\b/, 'postcode, since a post is what is advertised here'],
  [/\bblocked\b/, 'suspended or disabled, which are different states'],
  [/\bfingerprints?\b/, 'hash: a fingerprint is how other sites recognise a browser'],
  [/\bsub-registry\b/, 'sub-registrar’s office'],
  [/\bsuccession certificates?\b/, 'warishan certificate: the other one is a court’s, for debts'],
  [/\bpapers of ownership\b/, 'ownership papers'],
  [/\b(?:my|your|their|his|her) own area\b|^my area$/, 'account: an area is a neighbourhood'],
  [/\bending\b|\babout to end\b|\bhas ended\b/, 'expire: posts expire', ['posting.againText', 'posting.sendSignedOut']],
  [/\buntrue\b/, 'false'],

  // Turns that nobody uses today
  [/\b(?:some|any|every|no)body\b/, 'someone, anyone, everyone, no one'],
  [/\bwhoever\b/, 'the person who, if you'],
  [/\bperhaps\b/, 'may'],
  [/\bmeanwhile\b/, 'in the meantime'],
  [/\bat once\b/, 'immediately, now'],
  [/\bby (?:it|them)sel(?:f|ves)\b|\bnames itself\b/, 'automatically'],
  [/\bstands?\b/, 'is'],
  [/\bput right\b|\bput it right\b/, 'correct'],
  [/\banew\b/, 'again'],
  [/\bat ease\b|\bat hand\b/, 'ready'],
  [/\bneed not\b/, 'don’t have to'],
  [/\bfetch(?:ed|ing)?\b/, 'load, download', ['errors.notice_fetchError', 'errors.notice_fetchFailed', 'errors.notice_settingsFetchFailed']],
  [/\bwill do\b/, 'works'],
  [/\bgo on\b/, 'continue'],
  [/\b(?:is|be|are) gone\b/, 'is no longer available, will be removed'],
  [/\bnot given\b/, 'not provided'],
  [/\bgot cheaper\b/, 'price drop'],
  [/\bin all(?:[.}]|$)/, 'in total, only'],
  [/\byou may not\b/, 'you can’t'],
  [/\btr(?:y|ies) left\b|\btoo many tries\b/, 'attempts'],

  // Signs
  [/\w'\w/, '’', ['errors.ACCOUNT_SUSPENDED']],
];

const nouns = Object.keys(catalogue.en) as Namespace[];

/** Texts as people read them: without placeholders and the addresses of links. */
const texts = nouns.flatMap((noun) =>
  Object.entries(catalogue.en[noun]).map(([name, text]): [key: string, text: string] => [
    `${noun}.${name}`,
    text.replaceAll(/\{\w+\}/g, '…').replaceAll(/\]\([^)]*\)/g, ']'),
  ]),
);

const saying = (turn: RegExp): string[] => texts.filter(([, text]) => new RegExp(turn, 'i').test(text)).map(([key]) => key);

describe('English texts', () => {
  test.each(avoided)('do not say %s but %s', (turn, _instead, allowed = []) => {
    expect(saying(turn).filter((key) => !allowed.includes(key))).toEqual([]);
  });

  test('are excused from nothing that they do not say', () => {
    const idle = avoided.flatMap(([turn, , allowed = []]) => allowed.filter((key) => !saying(turn).includes(key)));
    expect(idle).toEqual([]);
  });
});
