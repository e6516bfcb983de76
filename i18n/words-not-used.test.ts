import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';

interface Unused {
  /** How the word is found. Where it needs an end, `~` stands for "no Bengali letter here". */
  word: string;
  instead: string;
  why: string;
  /** The keys it is kept out of, or those that may have it; every key where neither is given. */
  only?: RegExp;
  but?: RegExp;
}

const unused: readonly Unused[] = [
  { word: '~খোঁজ(টি|ের)?~|আপনার খোঁজে', instead: 'সার্চ', why: '“আপনার খোঁজে” is “in search of you”; nobody saves a খোঁজ' },
  { word: '~নাম(ান|াবেন|াতে|ানো|িয়ে)~', instead: 'ডাউনলোড, সরিয়ে দেওয়া', why: 'said of files and of posts alike, it was both download and take down' },
  { word: 'তুলে নেওয়া', instead: 'সরিয়ে দেওয়া', why: 'one word for what is taken down' },
  { word: '~মুখ~|কোনমুখী', instead: 'কোন মুখী', why: 'মুখ alone is a face or a mouth, and it was spelled in three ways' },
  { word: '~বাছ(ুন|া|ার|াই)~', instead: 'সিলেক্ট, বেছে নেওয়া', why: 'not how software in Bangladesh speaks' },
  { word: '~ঐ~', instead: 'ওই', why: 'the spelling of the Bangla Academy; ঐ stays inside words' },
  { word: '~রঙ~', instead: 'রং', why: 'the spelling of the Bangla Academy; রঙের with its ending is right' },
  { word: 'কীসের', instead: 'কিসের', why: 'one spelling' },
  { word: 'কর্পোরেশন', instead: 'করপোরেশন', why: 'the spelling of the Bangla Academy' },
  { word: 'সাধারণ দর|সাধারণের চেয়ে', instead: 'চলতি দর', why: 'সাধারণের is “of common people”; pages of words quote the label' },
  { word: 'মাঝামাঝির', instead: 'মাঝারি দর', why: '“৩১% more than about” compares with nothing' },
  { word: '~কক্ষ', instead: 'রুম', why: 'বেডরুম, বাথরুম and ড্রয়িং রুম stand beside it' },
  { word: 'মানুষ দেখে|তবেই লাইভ|লাইভ হয়~', instead: 'আমাদের টিম দেখে, প্রকাশ হয়', why: 'it reads as if the public looked first' },
  { word: 'ছাড়া হয়~', instead: 'প্রকাশ করা হয়', why: 'said of banknotes and films' },
  { word: 'লাইভ|চালু বিজ্ঞাপন', instead: 'অনুমোদিত', why: 'লাইভ is for everybody’s and one’s own pages', only: /^(moderation|members)\./ },
  { word: '[০-৯] সংখ্যার|অঙ্কে', instead: 'ডিজিট', why: 'সংখ্যা is a number; banks and the NID say ডিজিট' },
  { word: 'চিহ্ন', instead: 'আইকন', why: 'everybody says আইকন', only: /^install\./ },
  { word: '~ছাপ(ে|টি)?~', instead: 'হ্যাশ, explained once', why: 'nobody reads a hash in it' },
  { word: 'নজরদারি|যন্ত্র দিয়ে', instead: 'ট্র্যাকার, সফটওয়্যার', why: 'a device in the room, a lathe' },
  { word: 'সাইন ইনের চাবি|চাবিটি', instead: 'টোকেন', why: 'a key opens a door', only: /^privacy\./ },
  { word: 'নিয়ে জানান', instead: 'অভিযোগ করুন', why: 'it hides that this is the button for a report' },
  { word: '(আমার|নিজের) এলাকা', instead: 'অ্যাকাউন্ট', why: 'on a site of homes that is one’s neighbourhood' },
  { word: 'মোছা হলো|ফেরত নিন|বাছা শেষ|সব পঠিত করুন', instead: 'মুছে ফেলা হয়েছে, ফিরিয়ে আনুন, শেষ', why: 'tenses and phrases of no software' },
  {
    word: '~মুছুন~',
    instead: 'মুছে ফেলুন; রিসেট or সরান for a filter',
    why: 'it was said of filters, texts, posts and accounts alike',
    but: /\.(clearFind|clearSearch|deleteWord|field_deletionWord)$/,
  },
  { word: 'এই সপ্তাহে', instead: 'এ সপ্তাহে', why: 'one form' },
  { word: 'ঘড়ি (চলে|থেমে)', instead: 'সময় গোনা হয়', why: 'English word for word' },
  { word: '(মেগাবাইট|মেগাপিক্সেল)ের ছোট', instead: 'চেয়ে ছোট', why: 'a comparison needs চেয়ে' },
  { word: 'যোগফলের কম|তলার বেশি', instead: 'চেয়ে কম, চেয়ে বেশি', why: 'a comparison needs চেয়ে' },
  { word: '\\{(to|from|time|opens|closes|when)\\}[-\u2060]*[\u0980-\u09ff]', instead: 'নাগাদ, থেকে', why: 'no ending fits every hour: ৩টায়, ৩:৩০-এ' },
  { word: '\\{when\\} তারিখে', instead: 'সময়: {when}', why: 'it is a date with its hour' },
  { word: 'আপনার উঠান', instead: 'উঠানে আপনার', why: 'উঠান is a common noun: your courtyard', only: /^mail\./ },
  { word: '(সবাই|কেউ)( আর)? দেখতে (পাবেন|পান|পাচ্ছেন)', instead: 'পাবে, পায়', why: 'everybody and nobody take no honorific' },
];

const bengali = '\\p{Script=Bengali}';

/** Every `~` as a place where a word begins or ends. */
const found = (word: string): RegExp => new RegExp(word.replaceAll('~', `(?:(?<!${bengali})|(?!${bengali}))`), 'u');

const texts = Object.entries(catalogue.bn).flatMap(([noun, words]) =>
  Object.entries(words).map(([name, text]): readonly [key: string, text: string] => [`${noun}.${name}`, text]),
);

describe('Bengali words that are not used', () => {
  test.each(unused)('$word: $instead, since $why', ({ word, only, but }) => {
    const pattern = found(word);
    const said = texts.filter(([key, text]) => pattern.test(text) && (only?.test(key) ?? true) && !but?.test(key));
    expect(said.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});
