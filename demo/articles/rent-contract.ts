import type { DemoArticle } from './article.ts';

export const rentContract: DemoArticle = {
  slug: 'what-a-rent-contract-should-say',
  titleBn: 'ভাড়ার চুক্তিতে যে দশটি কথা লেখা থাকা চাই',
  titleEn: 'Ten things a rental agreement should say',
  excerptBn: 'অগ্রিম, সার্ভিস চার্জ, মেরামত আর বাসা ছাড়ার নোটিশ: আগে লিখে নিলে পরে মন কষাকষি হয় না।',
  excerptEn: 'Advance, service charge, repairs and notice: write it down at the start, and there is nothing to argue about at the end.',
  cover: 'agreement',
  category: 'renting',
  tags: ['ভাড়ার চুক্তি', 'অগ্রিম', 'বাড়িওয়ালা'],
  tagsEn: ['rental agreement', 'advance', 'landlord'],
  spotlight: false,
  daysAgo: 13,
  bodyBn: `বাসা ভাড়ার কথা আমাদের দেশে বেশির ভাগ সময় মুখে মুখেই হয়। সম্পর্ক ভালো থাকলে অসুবিধা নেই; কিন্তু ভাড়া বাড়ানো, অগ্রিম ফেরত বা মেরামতের খরচ নিয়ে কথা উঠলে দুই পক্ষেরই মনে থাকে দুই রকম। দুই পাতার একটি লিখিত চুক্তি সবার জন্যই ভালো।

## চুক্তিতে যা থাকবে

1. **দুই পক্ষের পরিচয়:** নাম, ঠিকানা, জাতীয় পরিচয়পত্রের নম্বর আর ফোন নম্বর।
2. **কোন বাসা:** ভবন, তলা, ফ্ল্যাট নম্বর, সঙ্গে পার্কিং বা ছাদ ব্যবহারের অনুমতি আছে কি না।
3. **মাসিক ভাড়া:** অঙ্কে ও কথায়, মাসের কত তারিখের মধ্যে দেবেন, কীভাবে দেবেন।
4. **অগ্রিম:** কত টাকা, মাসে মাসে কাটা হবে নাকি বাসা ছাড়ার সময় ফেরত পাবেন।
5. **সার্ভিস চার্জ:** কত এবং তাতে কী কী পড়ে; লিফট, জেনারেটর, গার্ড, পরিচ্ছন্নতা।
6. **বিল:** গ্যাস, বিদ্যুৎ, পানি কার নামে, কে দেবেন।
7. **ভাড়া বাড়ানো:** কত দিন পর, কতটুকু, কত দিন আগে জানিয়ে।
8. **মেরামত:** কোনটি মালিকের খরচ, কোনটি ভাড়াটিয়ার।
9. **নোটিশ:** ছাড়তে হলে কোন পক্ষ কত দিন আগে জানাবেন; সাধারণত এক থেকে দুই মাস।
10. **কে থাকবেন:** পরিবার, ব্যাচেলর বা অফিস; সাবলেট দেওয়া যাবে কি না।

## অগ্রিম নিয়ে একটু হিসাব

ধরা যাক ভাড়া ২০,০০০ টাকা, সার্ভিস চার্জ ৪,০০০ আর অগ্রিম দুই মাসের।

| প্রথম মাসে যা লাগবে | টাকা |
|---|---|
| অগ্রিম (দুই মাস) | ৪০,০০০ |
| প্রথম মাসের ভাড়া | ২০,০০০ |
| সার্ভিস চার্জ | ৪,০০০ |
| মোট | ৬৪,০০০ |

বাসা বদলের ট্রাক আর টুকটাক কেনাকাটা এর বাইরে। অগ্রিমের জন্য আলাদা রসিদ নিন, আর চুক্তিতে লিখে রাখুন কী কী কারণে তা থেকে টাকা কাটা যাবে।

## রসিদ আপনার অধিকার

বাড়ি ভাড়া নিয়ন্ত্রণ আইনে ভাড়া নিলে রসিদ দেওয়ার কথা বলা আছে। বাড়িওয়ালা নগদ নিতে চাইলেও সই করা একটি রসিদ চেয়ে নিন। ব্যাংক বা মোবাইলে পাঠালে লেনদেনের এসএমএসটি রেখে দিন। অগ্রিম বা ভাড়া বাড়ানো নিয়ে বিরোধ হলে আইনে ঠিক কী আছে, তা একজন আইনজীবীর কাছে জেনে নেওয়াই ভালো।

চুক্তির দুটি কপি করুন, প্রতিটি পাতায় দুই পক্ষের সই থাকুক, সঙ্গে একজন সাক্ষীর নাম। মেয়াদ এক বছরের বেশি হলে রেজিস্ট্রি লাগবে কি না, তা আগে জেনে নিন।

## ওঠার দিন ছবি তুলে রাখুন

খালি বাসার প্রতিটি রুমের ছবি তুলুন: দেয়ালের দাগ, ভাঙা টাইলস, কল, সুইচ, দরজার লক। মিটারের রিডিংও লিখে রাখুন। দুই পক্ষ মিলে একটি তালিকায় সই করলে বাসা ছাড়ার দিন কে কী নষ্ট করেছেন, সে তর্ক আর ওঠে না।

পুরো তালিকা টিক দিয়ে মেলাতে ও প্রিন্ট করতে দেখুন [ভাড়ার চুক্তির তালিকা](/Document-Checklist/Rent)। অগ্রিম, সার্ভিস চার্জ আর কাদের ভাড়া দেওয়া হবে, এসব অনেক বিজ্ঞাপনেই লেখা থাকে। দেখে নিন [ভাড়ার বাসাগুলো](/Property-Rent), ব্যাচেলর হলে [ব্যাচেলর বাসা](/Property-Rent?tenants=bachelor)। আরও প্রশ্ন থাকলে [প্রশ্নোত্তর](/faq) পড়তে পারেন।`,
  bodyEn: `Most homes in Bangladesh are rented on a verbal agreement. That is fine as long as everyone gets along. When it comes to a higher rent, the return of the advance or the cost of a repair, the two sides remember two different things. Two written pages are good for both.

## What to include

1. **Who the parties are:** names, addresses, national identity numbers and phone numbers.
2. **Which home:** building, floor and flat number, and whether parking or the roof is included.
3. **The monthly rent:** in figures and words, by which day of the month and how it is paid.
4. **The advance:** how much, and whether it is deducted each month or returned when you leave.
5. **The service charge:** how much and what it covers: lift, generator, guard, cleaning.
6. **The bills:** in whose name gas, electricity and water are, and who pays them.
7. **A higher rent:** after how long, by how much, and with how much warning.
8. **Repairs:** which the landlord pays and which the tenant pays.
9. **Notice:** how much notice each side must give; one or two months are usual.
10. **Who lives there:** a family, bachelors or an office, and whether you can sublet.

## How much you need up front

Say the rent is Tk 20,000, the service charge Tk 4,000 and the advance two months.

| What you need in the first month | Taka |
|---|---|
| Advance (two months) | 40,000 |
| First month’s rent | 20,000 |
| Service charge | 4,000 |
| Total | 64,000 |

The truck and the small things you have to buy come on top. Ask for a separate receipt for the advance, and write down what the landlord may deduct from it.

## A receipt is your right

By law, a landlord who takes rent must give a receipt. Even if the landlord prefers cash, ask for a signed one. If you pay through a bank or by mobile, keep the message. When you disagree about the advance or a higher rent, ask a lawyer what exactly the law says.

Make two copies, with both signatures on every page and the name of a witness. If the agreement runs for more than a year, ask first whether it has to be registered.

## Take photos on the day you move in

Photograph every room while it is empty: marks on walls, broken tiles, taps, switches, locks. Write down the meter readings. If both sides sign one list, there’s nothing to argue about on the last day.

The whole list, to tick off and print, is in the [rent checklist](/Document-Checklist/Rent). Many posts already say how much the advance and service charge are and who may rent it. Look at [homes for rent](/Property-Rent) or, if you are single, at [homes for bachelors](/Property-Rent?tenants=bachelor). More questions are answered in [the FAQ](/faq).`,
};
