import type { DemoArticle } from './article.ts';

export const registrationCosts: DemoArticle = {
  slug: 'what-registration-costs',
  titleBn: 'রেজিস্ট্রেশনের খরচ: দামের বাইরে আর কত লাগবে',
  titleEn: 'Registration costs: what you pay on top of the price',
  excerptBn: 'স্ট্যাম্প, ফি, কর আর নামজারি মিলিয়ে হাতে কত টাকা রাখবেন, একটি উদাহরণ ধরে হিসাব।',
  excerptEn: 'Stamp duty, fees, taxes and mutation: how much money to have ready, with an example.',
  cover: 'costs',
  category: 'money',
  tags: ['রেজিস্ট্রেশন', 'খরচ', 'নামজারি'],
  tagsEn: ['registration', 'costs', 'mutation'],
  spotlight: false,
  daysAgo: 28,
  bodyBn: `ফ্ল্যাটের দাম ঠিক হলো ৮০ লাখ টাকা, আপনার হাতেও ঠিক ৮০ লাখ। তাহলে কিন্তু কেনা হবে না। দলিল নিজের নামে করতে দামের ওপর আরও খরচ আছে, আর তা একেবারে কম নয়। আগে থেকে জানা থাকলে শেষ মুহূর্তে ধার করতে হয় না।

## কী কী খাতে খরচ

- **রেজিস্ট্রেশন ফি:** দলিল রেজিস্ট্রির জন্য সরকারকে দেওয়া ফি।
- **স্ট্যাম্প শুল্ক:** দলিলের মূল্যের ওপর নির্দিষ্ট হারে।
- **স্থানীয় সরকার কর:** সিটি করপোরেশন, পৌরসভা বা ইউনিয়নভেদে।
- **উৎসে কর:** এলাকা ও সম্পত্তির ধরন অনুযায়ী হার আলাদা। আইনত বিক্রেতার আয়ের ওপর হলেও কে দেবেন, তা দর করার সময়ই ঠিক করে নিন।
- **ভ্যাট:** ডেভেলপারের কাছ থেকে ফ্ল্যাট কিনলে সাধারণত লাগে।
- **দলিল লেখক ও আইনজীবী:** কাজ শুরুর আগে টাকার অঙ্ক জেনে নিন।
- **নামজারি:** দলিলের পর নিজের নামে রেকর্ড করানোর খরচ।

## একটি উদাহরণ

নিচের হারগুলো ২০২৫–২৬ বাজেট ধরে আনুমানিক। বাজেটে হার বদলায়, এলাকাভেদেও বদলায়; আপনার সম্পত্তির সঠিক অঙ্ক সাব-রেজিস্ট্রি অফিসে জেনে নিন।

| খাত | আনুমানিক হার | দলিলমূল্য ৮০ লাখ হলে |
|---|---|---|
| রেজিস্ট্রেশন ফি | ১% | ৮০,০০০ |
| স্ট্যাম্প শুল্ক | ১.৫% | ১,২০,০০০ |
| স্থানীয় সরকার কর | ২–৩% | ১,৬০,০০০–২,৪০,০০০ |
| উৎসে কর | এলাকাভেদে ২–৫% | ১,৬০,০০০–৪,০০,০০০ |
| ভ্যাট (ডেভেলপারের ফ্ল্যাটে) | ২–৪.৫% | ১,৬০,০০০–৩,৬০,০০০ |
| নামজারি | নির্ধারিত ফি | অফিসে জেনে নিন |

সব মিলিয়ে বড় শহরের ফ্ল্যাটে দলিলমূল্যের ১০ থেকে ১৫ শতাংশ হাতে রেখে পরিকল্পনা করুন। ঢাকা ও চট্টগ্রামের দামি এলাকায় উৎসে কর কাঠা বা বর্গমিটারপ্রতি বাঁধা টাকায়ও হিসাব হয়; যেটি বেশি, সেটিই দিতে হয়।

প্রতিটি হার বদলে নিজের অঙ্কটি দেখতে পারেন [রেজিস্ট্রেশন খরচের হিসাবে](/Loan-And-Registration-Cost)। খরচের তালিকাটি বায়নার আগেই দলিল লেখককে দিয়ে লিখিয়ে নিন, কোন খাত কে দেবেন সেটিসহ।

## দলিলে কম দাম লেখার পরামর্শ শুনলে

কেউ কেউ বলেন, দলিলে দাম কম দেখালে খরচ বাঁচবে। এটি কর ফাঁকি, আর এতে বিপদ তিন রকম। আয়কর নথিতে টাকার উৎস মেলানো কঠিন হয়। পরে বিক্রির সময় লাভ বেশি দেখায়। আর বিরোধ হলে ফেরত পাওয়ার প্রমাণ থাকে কেবল ওই কম টাকার। প্রতিটি এলাকার জন্য সরকারের ঠিক করা ন্যূনতম মূল্যও (মৌজা রেট) আছে; তার নিচে দলিল হয় না।

## টাকা দেওয়ার সময়

1. সরকারি অংশ ব্যাংকে জমা দিয়ে চালান বা পে-অর্ডারের কপি রাখুন।
2. বিক্রেতার টাকা ব্যাংকের মাধ্যমে দিন, রেজিস্ট্রির দিনেই।
3. দলিলের রসিদ যত্নে রাখুন; মূল দলিল তুলতে সেটি লাগবে।
4. দলিলের নকল তুলে দেরি না করে নামজারির আবেদন করুন।

কত টাকার সম্পত্তি আপনার নাগালে, তা ঠিক করুন খরচ বাদ দিয়ে। হাতে মোট ৮০ লাখ থাকলে খোঁজা শুরু করুন [৭০ লাখ টাকা পর্যন্ত ফ্ল্যাট](/property-search?purpose=sell&propertyType=apartment&priceMax=7000000) থেকে। দলিলের আগে কী মেলাবেন, তা আছে [নিরাপদ থাকুন](/Stay-Safe) পাতায়।`,
  bodyEn: `You agree on Tk 80 lakh for a flat, and Tk 80 lakh is exactly what you have. Then you can’t buy it. Registering the deed in your name costs extra, and it adds up. Plan for it early and you won’t have to borrow at the last minute.

## What you pay for

- **Registration fee:** the government’s registration fee.
- **Stamp duty:** a fixed percentage of the deed value.
- **Local government tax:** depends on the city corporation, municipality or union.
- **Source tax:** differs by area and type of property. It is a tax on the seller’s gain, so agree on who pays it while you bargain.
- **VAT:** usually due if you buy a flat from a developer.
- **Deed writer and lawyer:** ask for the amount before they start.
- **Mutation:** to have the record changed to your name after the deed.

## An example

The rates below are estimates based on the 2025–26 budget. Budgets change them, and they differ by place. Ask the sub-registrar’s office for the exact amounts for your property.

| For | Estimated rate | With a deed value of Tk 80 lakh |
|---|---|---|
| Registration fee | 1% | 80,000 |
| Stamp duty | 1.5% | 1,20,000 |
| Local government tax | 2–3% | 1,60,000–2,40,000 |
| Source tax | 2–5% by area | 1,60,000–4,00,000 |
| VAT (a developer’s flat) | 2–4.5% | 1,60,000–3,60,000 |
| Mutation | a set fee | ask at the office |

In a big city, plan for 10 to 15 per cent of the deed value for a flat. In expensive areas of Dhaka and Chattogram source tax may also be a fixed amount per katha or square metre: you pay whichever is higher.

Change each rate in the [cost calculator](/Loan-And-Registration-Cost) to see your own total. Have the deed writer put the list on paper before you pay booking money, along with who pays what.

## If someone suggests a lower value in the deed

Some say that a lower price in the deed saves money. It is tax evasion, and risky in three ways. It becomes hard to show in a tax file where the money came from. When you sell, your gain looks larger than it is. And if there is a dispute, you can prove only the lower amount. There is also an official minimum value (mouza rate) for every area, below which a deed is not registered.

## When you pay

1. Pay the government fees at a bank, and keep copies of the challan or pay order.
2. Pay the seller through a bank, on the day of registration.
3. Keep the receipt of the deed; you need it to collect the original.
4. Get a certified copy and apply for mutation without delay.

Decide what you can afford after these costs. With Tk 80 lakh in total, start with [flats up to Tk 70 lakh](/property-search?purpose=sell&propertyType=apartment&priceMax=7000000). What to check before the deed is on [Stay safe](/Stay-Safe).`,
};
