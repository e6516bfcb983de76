import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { Namespace } from './message.ts';

type Text = [where: string, text: string];

/** A turn that is not said, what is said instead or why, a sentence that has it, and the texts that may, most as the specification words them. */
type Avoided = [turn: RegExp, instead: string, example: string, allowed?: readonly string[]];

/** One word per thing, in the product and in the articles of the demo. */
const words: Avoided[] = [
  [/\bpictures?\b/, 'photo', 'Add a picture', ['choosing-a-firm', 'damp-proof-interiors']],
  [/(?<!\bpost(?:ing)? (?:an |a new |another |the same )?)\bads?\b/, 'post; an ad only where someone posts one', 'This ad is live'],
  [/\bto[- ]let\b|\bto rent\b(?! out)/, 'for rent', 'Flats to let'],
  [/\b(?:e-)?mails?\b(?! server)/, 'email', 'We sent a mail'],
  [/\bkinds?\b/, 'type', 'Every kind of property'],
  [/\bpress(?:ed|es|ing)?\b/, 'tap, and click where only a mouse can', 'Press the button'],
  [/\bthanas?\b/, 'sub-district', 'Choose a thana'],
  [/\blog ?(?:in|out)\b/, 'sign in, sign out', 'Log in first', ['errors.notice_loginFailed']],
  [/\bpost code\b/, 'postcode, since a post is what is advertised here', 'Your post code'],
  [/\bblocked\b/, 'suspended or disabled, which are different states', 'You are blocked'],
  [/\bfingerprints?\b/, 'hash: a fingerprint is how other sites recognise a browser', 'A fingerprint is stored'],
  [/\bsub-registry\b/, 'sub-registrar’s office', 'Ask at the sub-registry office'],
  [/\bsuccession certificates?\b/, 'warishan certificate: the other one is a court’s, for debts', 'A succession certificate'],
  [/\bpapers of ownership\b/, 'ownership papers', 'See the papers of ownership'],
  [/\b(?:my|your|their|his|her) own area\b|^my area$/, 'account: an area is a neighbourhood', 'In your own area'],
  [/\bending\b|\babout to end\b|\bhas ended\b/, 'expire: posts expire', 'The post has ended', ['posting.againText', 'posting.sendSignedOut']],
  [/\buntrue\b/, 'false', 'What you wrote is untrue'],
  [/\bgroup-wise\b/, 'group building', 'A group-wise building'],
  [/\brent contracts?\b/, 'rental agreement', 'Sign the rent contract'],
  [/\bswitch(?:ed|ing)? (?:\S+ )?o(?:n|ff)\b/, 'turn on, turn off', 'Switch it on'],
  [/\bmade (?:an?|the|new) (?:api )?(?:key|webhook|shortlist|recovery)\b/, 'create', 'You made a key'],
  [/\bfree (?:now|from|by)\b/, 'available: a flat that is free costs nothing', 'Free from 1 December'],
  [/\bcall the owner directly\b/, 'call directly: agents and developers post too', 'Call the owner directly'],
  [/\bborders?\b/, 'boundaries', 'The borders of the plot', ['maps.note']],
  [/\bthe state['’]s\b|\bof the state\b/, 'government', 'The fee of the state'],
];

/** The voice of a translated book: nowhere. */
const voice: Avoided[] = [
  [/\b(?:some|any|every|no)body\b/, 'someone, anyone, everyone, no one', 'Nobody sees it'],
  [/\bwho(?:so)?ever\b/, 'anyone who, if you', 'Whoever has the link'],
  [/\bperhaps\b/, 'may', 'Perhaps it works'],
  [/\bmeanwhile\b/, 'in the meantime', 'Meanwhile it is hidden'],
  [/\bat once\b/, 'immediately, now, at the same time', 'It is sent at once'],
  [/\bby (?:it|them)sel(?:f|ves)\b|\bnames itself\b/, 'automatically', 'It comes back by itself'],
  [/(?<!\bbus |-)\bstands?\b(?!-)/, 'is', 'The number stands below'],
  [/\bput right\b|\bput it right\b|\bmend(?:s|ed|ing)?\b/, 'correct, fix, repair', 'Mend the cause'],
  [/\banew\b/, 'again, new', 'Begin anew'],
  [/\bat ease\b|\bat hand\b/, 'ready', 'Have it at hand'],
  [/\bneed not\b/, 'don’t have to', 'You need not pay'],
  [/\bgo(?:es)? on\b/, 'continue', 'Then go on'],
  [/\b(?:is|be|are) gone\b/, 'is no longer available, will be removed, is down', 'The post is gone'],
  [/\b(?:is|are|be|been|was|were) told\b/, 'is notified', 'The owner is told why', ['reports.noteHint_group']],
  [/\bdear(?:er|est)?\b/, 'expensive', 'Beautiful, but dear'],
  [/\bgrave\b/, 'serious, sensitive', 'How grave it is'],
  [/[,;] else\b/, 'otherwise', 'By account, else by device'],
  [/\b(?:is|are) none\b/, 'say what is missing', 'A test that cannot fail is none'],
  [/\b(?:what|whatever) (?:came|comes|became|becomes) of\b/, 'the result, what happens to', 'What becomes of the advance'],
  [/\btill\b/, 'until', 'Wait till then'],
];

/** More of that voice, where words of programs and machines do not need it. */
const said: Avoided[] = [
  [/\bfetch(?:ed|ing)?\b/, 'load, download', 'It is fetched', ['errors.notice_fetchError', 'errors.notice_fetchFailed', 'errors.notice_settingsFetchFailed']],
  [/\bwill do\b/, 'works', 'One photo will do'],
  [/\bnot given\b/, 'not provided', 'The size is not given'],
  [/\bgot cheaper\b/, 'price drop', 'A home got cheaper'],
  [/\bin all(?:[.}]|$)/, 'in total, only', 'Three posts in all.'],
  [/\byou may not\b/, 'you can’t', 'You may not edit it'],
  [/\btr(?:y|ies) left\b|\btoo many tries\b/, 'attempts', 'Two tries left'],
  [/\b(?:is|are) kept\b/, 'is saved, is stored', 'Your draft is kept'],
  [/\b(?:cannot|can[’']t) be brought back\b/, 'this can’t be undone', 'It cannot be brought back'],
  [/^no such\b|\bthere is no such\b(?! date)|\bno such \w+ (?:was|were) found\b/, 'not found', 'No such firm was found'],
  [/(?:^|[.;] )whether\b/, 'a whole sentence', 'Whether the names agree.'],
  [/\b(?:is|was|were|are) (?:not )?right$|\bclosed as right\b/, 'correct, upheld, valid', 'The report is right'],
  [/\bby custom\b/, 'usually, in practice', 'By custom the buyer pays'],
  [/\bno(?:t any)? more than \w+ of the\b|\bin percent of\b|\bhalf-way\b/, 'a share in %, halfway', 'In percent of the price'],
  [/[a-z]'[a-z]/, '’', "Don't", ['errors.ACCOUNT_SUSPENDED']],
  [/["‘]/, '“ and ”', 'Say “yes"'],
];

// Counts

/** Values that are more than one by their setting, a limit of the product or a form that starts at two. */
const alwaysMany = new Set(
  'days hours to reviewTo max min minutes codeMinutes codeSends times edits reposts renewals images description perDay liveMax expireDays renewDays rateDays soldDays'.split(
    ' ',
  ),
);
for (const name of 'draftDays sessionDays webhookDays mailDays inboxDays savedMax searchesMax shortlistDays shortlistKeptDays ageMin searchDays trafficMonths deletedDays repostDays'.split(
  ' ',
))
  alwaysMany.add(name);
for (const name of 'viewedMax accountDays nameMonths promotionDays paidViews time number shown'.split(' ')) alwaysMany.add(name);

const manyByRule = [
  'accounts.ruleLength',
  'detail.rateWhy',
  'posting.rateFrom',
  'buyingCosts.monthlyLine',
  'interiors.filterRatingValue',
  'faq.found',
  'search.showMany',
  'search.countMany',
  'maps.countMany',
];
const singular = new Set(['is', 'has', 'was', 'this', 'as', 'less', 'plus', 'does', 'always', 'across', 'address', 'has']);

/** Placeholders that come straight before a plural noun without a plural form of the text: "1 posts". */
const uncounted = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\} ((?:[a-z-]+ ){0,2}?)(people|[A-Za-z]+s)\b/g)]
    .filter(
      ([, name = '', between = '', noun = '']) =>
        !alwaysMany.has(name) && !singular.has(noun) && !/\b(?:a|an|the|of|to|in|and|or|is|has|was|for|because|with|who|some|several)\b/.test(between),
    )
    .map(([phrase]) => phrase);

// Where English stands

const nouns = Object.keys(catalogue.en) as Namespace[];
const raw: Text[] = nouns.flatMap((noun) => Object.entries(catalogue.en[noun]).map(([name, text]): Text => [`${noun}.${name}`, text]));

/** Texts as people read them: without placeholders and the addresses of links. */
const shown = raw.map(([key, text]): Text => [key, text.replaceAll(/\{\w+\}/g, '…').replaceAll(/\]\([^)]*\)/g, ']')]);

const root = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string, end: string): string[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(end) && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`);

/** The English of a module of the demo: its strings of several words without a Bengali letter. */
const englishIn = (code: string): string[] =>
  [...code.replaceAll(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, '').matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)]
    .map(([, plain, long]) => (plain ?? long ?? '').replaceAll(/\$\{[^}]*\}/g, '…').replaceAll(/\]\([^)]*\)/g, ']'))
    .filter((text) => / \S+ /.test(text) && !/\p{Script=Bengali}/u.test(text));

const demoTexts = (folder: string): Text[] =>
  filesIn(folder, '.ts').flatMap((file) => englishIn(read(file)).map((text): Text => [path.basename(file, '.ts'), text]));
const articles = demoTexts('demo/articles');
const content = demoTexts('demo/content');

/** Prose: without code, the addresses of links and Bengali. */
const prose = (markdown: string): string =>
  markdown
    .replaceAll(/^```[^]*?^```/gm, '')
    .replaceAll(/`[^`\n]*`/g, '…')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/\[[^\]]*\]\s*:.*/g, '');

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  '.github/pull_request_template.md',
  ...['docs', 'docs/decisions', 'bench'].flatMap((folder) => filesIn(folder, '.md')),
];
const documents = pages.map((file): Text => [file, prose(read(file))]);

/** Lines of prose that a diff does not show whole: not of tables, code and drawings, and without the addresses of links. */
const longLines = (markdown: string): string[] =>
  markdown
    .replaceAll(/^ *```[^]*?^ *```/gm, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split('\n')
    .filter((line) => line.length > 120 && !line.trimStart().startsWith('|'));

const saying = (turn: RegExp, texts: readonly Text[]): string[] =>
  texts.flatMap(([where, text]) =>
    [...text.matchAll(new RegExp(turn, 'gi'))].map(
      (match) => `${where}: ${text.slice(Math.max(0, match.index - 40), match.index + 60).replaceAll(/\s+/g, ' ')}`,
    ),
  );
const where = (line: string): string => line.slice(0, line.indexOf(': '));

const rules: [turn: RegExp, instead: string, example: string, texts: readonly Text[], allowed: readonly string[]][] = [
  ...words.map(([turn, instead, example, allowed = []]): (typeof rules)[number] => [turn, instead, example, [...shown, ...articles], allowed]),
  ...said.map(([turn, instead, example, allowed = []]): (typeof rules)[number] => [turn, instead, example, [...shown, ...articles], allowed]),
  ...voice.map(([turn, instead, example, allowed = []]): (typeof rules)[number] => [
    turn,
    instead,
    example,
    [...shown, ...articles, ...content, ...documents],
    allowed,
  ]),
];

describe('English texts', () => {
  test.each(rules)('do not say %s but %s', (turn, _instead, example, texts, allowed) => {
    expect(saying(turn, [['example', example]])).toHaveLength(1);
    expect(saying(turn, texts).filter((line) => !allowed.includes(where(line)))).toEqual([]);
  });

  test('are excused from nothing that they do not say', () => {
    const idle = rules.flatMap(([turn, , , texts, allowed]) => allowed.filter((key) => !saying(turn, texts).some((line) => where(line) === key)));
    expect(idle).toEqual([]);
  });

  test('count with a plural', () => {
    expect(uncounted('{count} posts')).toEqual(['{count} posts']);
    expect(uncounted('Show {count} new results')).toEqual(['{count} new results']);
    expect(uncounted('{count, plural, one {# post} other {# posts}} in {days} days')).toEqual([]);
    expect(raw.flatMap(([key, text]) => (manyByRule.includes(key) ? [] : uncounted(text).map((phrase) => `${key}: ${phrase}`)))).toEqual([]);
  });

  test('of documents end a line at 120 characters', () => {
    const long = 'word '.repeat(25);
    expect(longLines(`${long}\n| ${long} |\n\`\`\`\n${long}\n\`\`\`\n[a link](${long})\n- ${long}`)).toEqual([long, `- ${long}`]);
    expect(pages.flatMap((file) => longLines(read(file)).map((line) => `${file}: ${line.slice(0, 60)}…`))).toEqual([]);
  });

  test('of articles, demo and documents are found', () => {
    expect(articles.length).toBeGreaterThanOrEqual(36);
    expect(content.length).toBeGreaterThan(200);
    expect(documents.length).toBeGreaterThan(50);
    expect(prose('a `nobody` [b](c/anew)\n```\nat once\n```\nd')).not.toMatch(/nobody|anew|at once/);
  });
});
