import type { DemoArticle } from './article.ts';

export const buildingTogether: DemoArticle = {
  slug: 'building-a-house-together-step-by-step',
  titleBn: 'কয়েকজন মিলে বাড়ি: গ্রুপ বিল্ডিংয়ের ধাপগুলো',
  titleEn: 'Building together: a group building step by step',
  excerptBn: 'দল গঠন থেকে চাবি হাতে পাওয়া পর্যন্ত আটটি ধাপ, কোন ধাপে কী লিখে নেবেন, আর কোথায় দল ভেঙে যায়।',
  excerptEn: 'Eight steps from the first meeting to the keys, what to write down at each, and where groups fall apart.',
  cover: 'together',
  category: 'building',
  tags: ['গ্রুপ বিল্ডিং', 'শেয়ার', 'জমি'],
  tagsEn: ['group building', 'shares', 'land'],
  spotlight: true,
  daysAgo: 9,
  bodyBn: `একা জমি কিনে বাড়ি করা এখন অনেকের সাধ্যের বাইরে। কিন্তু ষোলোটি পরিবার মিলে পাঁচ কাঠা জমি কিনে নয়তলা ভবন তুললে প্রতিটি পরিবার পায় একটি ফ্ল্যাট, আর ডেভেলপারের লাভটুকু থেকে যায় নিজেদের কাছে। কাজটি সহজ নয়; তবে নিয়ম মেনে চললে অসম্ভবও নয়।

## আটটি ধাপ

1. **দল গঠন:** আয়, পেশা আর প্রয়োজন কাছাকাছি, এমন মানুষ খুঁজুন। সবার পরিচয়পত্র আর ঠিকানা রাখুন।
2. **লিখিত চুক্তি:** কার কত শেয়ার, কত কিস্তি, দেরি হলে কী হবে, কেউ বেরিয়ে গেলে টাকা কখন ফেরত পাবে।
3. **যৌথ হিসাব:** তিনজনের সইয়ে চলে, এমন একটি ব্যাংক হিসাব খুলুন। নগদে লেনদেন নয়।
4. **জমি কেনা:** কাগজ যাচাই করে সবার নামে রেজিস্ট্রি।
5. **নামজারি:** সবার নাম রেকর্ডে তোলা।
6. **নকশা ও অনুমোদন:** স্থপতি, প্রকৌশলী, মাটি পরীক্ষা, তারপর রাজউক বা স্থানীয় কর্তৃপক্ষের অনুমোদন।
7. **নির্মাণ:** পাইলিং, কাঠামো, গাঁথুনি, ফিনিশিং; প্রতি ধাপে হিসাব মিলিয়ে পরের ধাপ।
8. **হস্তান্তর:** ফ্ল্যাট বণ্টনের দলিল আর ভবন চালানোর সমিতি।

## খরচের একটি ছবি

নিচের উদাহরণটি কাল্পনিক; ২০২৫ সালের দর ধরে আনুমানিক। আপনার এলাকার দর মিলিয়ে নিন।

| খাত | প্রতি শেয়ার |
|---|---|
| জমি ও রেজিস্ট্রেশন খরচ | ৩৮ লাখ টাকা |
| নির্মাণ | ৫৪ লাখ টাকা |
| মোট | ৯২ লাখ টাকা |
| বুকিং | ২ লাখ টাকা |
| নির্মাণের কিস্তি | ৩০ মাস, মাসে ১ লাখ ৮০ হাজার টাকা |

সঙ্গে অন্তত ১০ শতাংশ বাড়তি টাকা ধরে রাখুন। রড-সিমেন্টের দাম বাড়লে কাজ যেন থেমে না যায়।

## দল কোথায় ভাঙে

বেশির ভাগ দল ভাঙে তিন কারণে। প্রথমত, কেউ কিস্তি দিতে পারছে না, অথচ চুক্তিতে লেখা নেই তখন কী হবে। দ্বিতীয়ত, হিসাব থাকে একজনের খাতায়, বাকিরা দেখেন না। তৃতীয়ত, কে কোন তলা পাবেন তা শেষে ঠিক করা হয়। এই তিনটি কথা প্রথম বৈঠকেই লিখে ফেলুন। ফ্ল্যাট বণ্টন লটারিতে হবে নাকি আগে এলে আগে পাবেন, সেটিও।

প্রতি মাসে একবার সবাই বসুন, ব্যাংকের বিবরণী সবাইকে পাঠান। হিসাব সবার চোখের সামনে থাকলে সন্দেহ জমার সুযোগ পায় না।

## যোগ দেওয়ার আগে জিজ্ঞেস করুন

- জমি কি কেনা হয়ে গেছে, কার নামে?
- নামজারি আর নকশার অনুমোদন কোন পর্যায়ে?
- কয়টি শেয়ারের টাকা সত্যিই জমা পড়েছে?
- হিসাব কে রাখেন, নিরীক্ষা কে করেন?
- বেরিয়ে যেতে চাইলে নিয়ম কী?

উঠানের [গ্রুপ বিল্ডিং](/Group-Wise-Building) পাতায় প্রতিটি উদ্যোগের শেয়ার, কিস্তি, কাজের ধাপ আর আমাদের টিম কোন কাগজ দেখেছে, সব খোলাখুলি লেখা থাকে। [উত্তরায় চলমান উদ্যোগ](/Group-Wise-Building?q=উত্তরা) দেখতে পারেন। পছন্দের এলাকায় কিছু না পেলে জানিয়ে রাখুন কোথায় বাড়ি করতে চান; একই এলাকার আরও মানুষ পেলে দল গঠন সহজ হয়।`,
  bodyEn: `Most families can’t afford to buy land and build on their own. But when sixteen families buy five katha and put up nine storeys, each gets a flat, and what would be a developer’s profit stays with them. It is not easy, but with clear rules it can be done.

## Eight steps

1. **Find the group:** people whose income, work and needs are similar. Collect everyone’s identity papers and addresses.
2. **Write a contract:** who has which share, how many instalments, what happens when one is late, and when someone who leaves is paid back.
3. **Open a joint account:** one that needs three signatures. Nothing in cash.
4. **Buy the land:** check the papers, then register it in everyone’s name.
5. **Mutation:** get all the names into the record.
6. **Plan and approval:** architect, engineer, soil test, then approval from RAJUK or the local authority.
7. **Build:** piling, structure, brickwork, finishing; settle the accounts of each step before the next.
8. **Hand over:** a deed that says whose flat is whose, and an owners’ association.

## What it may cost

The example is invented, with estimates as of 2025. Compare it with prices in your area.

| For | Per share |
|---|---|
| Land and registration | Tk 38 lakh |
| Construction | Tk 54 lakh |
| Total | Tk 92 lakh |
| Booking | Tk 2 lakh |
| Construction instalments | 30 months, Tk 1.8 lakh a month |

Keep at least 10 per cent more in reserve, so that the work does not stop if steel and cement prices rise.

## Where groups fall apart

There are three main reasons. Someone can’t pay an instalment, and the contract does not say what happens then. The accounts are in one person’s notebook, and no one else looks. And who gets which floor is left until the end. Settle these three at the first meeting, including whether flats go by lottery or first come, first served.

Meet once a month and send everyone the bank statement. Where everyone can see the accounts, doubts have no time to grow.

## Ask before you join

- Has the land been bought, and in whose name?
- How far along are the mutation and the approval of the plan?
- How many shares have really been paid for?
- Who does the accounts, and who audits them?
- What are the rules for leaving?

Every offer under [group building](/Group-Wise-Building) on Uthan shows its shares, instalments and progress, and which papers our team has seen. You could start with [offers in Uttara](/Group-Wise-Building?q=Uttara). If there is nothing where you want to live, tell us where you would like to build: the more people want the same area, the easier it is to form a group.`,
};
