// Months from which a home is free.
import type { ConceptWords } from './concept.ts';

const names: readonly string[] = [
  'january|januari|janurai|jan|janu|জানুয়ারি|জানুয়ারী|জানুয়ারির',
  'february|februari|februry|feb|ফেব্রুয়ারি|ফেব্রুয়ারী|ফেব্রুয়ারির',
  'march|মার্চ|মার্চের',
  'april|epril|aprill|apr|এপ্রিল|এপ্রিলের',
  'may|মে',
  'june|jun|জুন|জুনের',
  'july|julai|jul|জুলাই|জুলাইয়ের',
  'august|agust|agost|aug|আগস্ট|অগাস্ট|আগষ্ট|আগস্টের',
  'september|septembar|sept|sep|সেপ্টেম্বর|সেপ্টেম্বরের',
  'october|oktober|oct|অক্টোবর|অক্টোবরের',
  'november|novembar|nov|নভেম্বর|নভেম্বরের',
  'december|desember|disember|dec|ডিসেম্বর|ডিসেম্বরের',
];

const monthsOn = (count: number, spellings: string): ConceptWords => ({ concept: { is: 'monthsOn', count }, spellings, exact: true });

export const monthWords: readonly ConceptWords[] = [
  ...names.map((spellings, at): ConceptWords => ({ concept: { is: 'month', month: at + 1 }, spellings, exact: true })),
  monthsOn(0, 'this month|ei mas|ei mash|ei mase|cholti mas|চলতি মাস|এই মাস|এই মাসে|এ মাসে|এ মাস'),
  monthsOn(
    1,
    'next month|next mas|next mash|next mase|nextmonth|agami mas|agami mash|agami mase|porer mas|porer mash|porer mase|samner mas|samner mash|samner mase|shamner mash|আগামী মাস|আগামী মাসে|আগামী মাসের|সামনের মাস|সামনের মাসে|সামনের মাসের|পরের মাস|পরের মাসে',
  ),
];
