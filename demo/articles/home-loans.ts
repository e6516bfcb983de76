import type { DemoArticle } from './article.ts';

export const homeLoans: DemoArticle = {
  slug: 'home-loans-in-plain-words',
  titleBn: 'হোম লোন: কিস্তি, মেয়াদ আর কাগজপত্রের সহজ হিসাব',
  titleEn: 'Home loans in plain words: instalments, years and documents',
  excerptBn: '৫০ লাখ টাকা ঋণ নিলে মাসে কত দিতে হবে? মেয়াদ বাড়লে লাভ না ক্ষতি? ব্যাংকে যাওয়ার আগে যা জেনে রাখবেন।',
  excerptEn: 'What does a loan of Tk 50 lakh cost a month? Is a longer one better? What to know before you go to the bank.',
  cover: 'loan',
  category: 'money',
  tags: ['হোম লোন', 'কিস্তি', 'ব্যাংক'],
  tagsEn: ['home loan', 'instalments', 'banks'],
  spotlight: false,
  daysAgo: 41,
  bodyBn: `নিজের টাকায় পুরো ফ্ল্যাট কেনা কম মানুষেরই সম্ভব। ঋণ নেওয়া দোষের কিছু নয়, তবে কিস্তি চলবে বছরের পর বছর। তাই সই করার আগে অঙ্কটি নিজে বুঝে নিন।

## কত টাকা ঋণ পাবেন

ব্যাংক সাধারণত দুটি জিনিস দেখে: সম্পত্তির দাম আর আপনার আয়। ২০২৫ সালের প্রচলিত নিয়মে ফ্ল্যাটের দামের সর্বোচ্চ ৭০ শতাংশের মতো ঋণ দেওয়া হয়, সাধারণত ২ কোটি টাকা পর্যন্ত; বাকিটা নিজের। আর মাসিক কিস্তি সাধারণত হাতে পাওয়া আয়ের অর্ধেকের বেশি হতে দেওয়া হয় না। নিয়ম ব্যাংকভেদে আলাদা, আপনার ব্যাংকে জেনে নিন।

## কিস্তির হিসাব

ধরা যাক ঋণ ৫০ লাখ টাকা, সুদ বছরে ১২ শতাংশ। এটি শুধু উদাহরণ; আজকের হার ব্যাংকে জিজ্ঞেস করুন।

| মেয়াদ | মাসিক কিস্তি (প্রায়) | মোট শোধ (প্রায়) |
|---|---|---|
| ১০ বছর | ৭১,৭০০ টাকা | ৮৬ লাখ টাকা |
| ১৫ বছর | ৬০,০০০ টাকা | ১ কোটি ৮ লাখ টাকা |
| ২০ বছর | ৫৫,১০০ টাকা | ১ কোটি ৩২ লাখ টাকা |

নিজের দাম, সুদ ও মেয়াদ বসিয়ে দেখুন [খরচ ও কিস্তির হিসাবে](/Loan-And-Registration-Cost)। লক্ষ করুন, ১৫ থেকে ২০ বছরে গেলে মাসে বাঁচে মাত্র হাজার পাঁচেক টাকা, কিন্তু মোট দিতে হয় ২৪ লাখ টাকা বেশি। যে কিস্তি কষ্ট না করে দিতে পারবেন, তার মধ্যে সবচেয়ে ছোট মেয়াদটি নিন।

## ব্যাংককে যা জিজ্ঞেস করবেন

- সুদের হার স্থির, নাকি বাজারের সঙ্গে বদলাবে? কত দিন পরপর?
- প্রক্রিয়াকরণ ফি, আইনজীবী আর মূল্যায়নের খরচ কত?
- আগেভাগে শোধ করলে বাড়তি কিছু দিতে হবে?
- কিস্তি দিতে দেরি হলে জরিমানা কত?
- নির্মাণাধীন ফ্ল্যাটে টাকা একবারে দেবে, নাকি কাজের ধাপে ধাপে?

তিনটি ব্যাংকের উত্তর এক পাতায় পাশাপাশি লিখুন। শুধু সুদের হার নয়, মোট কত টাকা দিতে হবে সেটি মেলান।

## যেসব কাগজ লাগবে

1. জাতীয় পরিচয়পত্র, ছবি আর আয়কর রিটার্নের প্রমাণ।
2. চাকরিজীবীর বেতনের সনদ; ব্যবসায়ীর ট্রেড লাইসেন্স।
3. ছয় মাস থেকে এক বছরের ব্যাংক বিবরণী।
4. সম্পত্তির দলিল, খতিয়ান, নামজারি, খাজনার রসিদ।
5. অনুমোদিত নকশা আর বিক্রেতার সঙ্গে চুক্তি বা বরাদ্দপত্র।

ব্যাংকের আইনজীবী কাগজ দেখেন ব্যাংকের টাকা নিরাপদ রাখতে। তাতে আপনার উপকার হয় ঠিকই, তবু নিজের আইনজীবীকে দিয়েও একবার দেখিয়ে নিন।

## কেনার আগে নিজের পরীক্ষা

তিন মাস ধরে কিস্তির সমান টাকা আলাদা করে জমান। যদি সংসার ঠিকঠাক চলে, তাহলে ঋণের চাপ সামলাতে পারবেন। সঙ্গে ছয় মাসের কিস্তির সমান টাকা জরুরি সঞ্চয় হিসেবে রাখুন।

৭০ শতাংশ ঋণ ধরে ৫০ লাখ টাকা পেলে আপনার বাজেট দাঁড়ায় ৭০ লাখের কাছাকাছি। সেই দামে দেখে নিন [রেডি ফ্ল্যাট](/property-search?purpose=sell&propertyType=apartment&construction=ready&priceMax=7000000), আর দামের বাইরের খরচের কথাও মাথায় রাখুন। সাধারণ প্রশ্নের উত্তর আছে [প্রশ্নোত্তর](/faq) পাতায়।`,
  bodyEn: `Few people can pay for a whole flat with their own money. There is nothing wrong with a loan, but you repay it for years. So understand the numbers before you sign.

## How much you can borrow

A bank mostly looks at two things: the price of the property and your income. As of 2025 banks usually lend up to about 70 per cent of a flat’s price and rarely more than Tk 2 crore; you pay the rest. And they rarely allow an instalment of more than half of your take-home pay. Rules differ from bank to bank, so ask yours.

## The instalments

Say the loan is Tk 50 lakh at 12 per cent a year. This is only an example: ask the bank for today’s rate.

| Years | Each month (about) | Total paid (about) |
|---|---|---|
| 10 | Tk 71,700 | Tk 86 lakh |
| 15 | Tk 60,000 | Tk 1.08 crore |
| 20 | Tk 55,100 | Tk 1.32 crore |

Try your own price, rate and years in the [cost and loan calculator](/Loan-And-Registration-Cost). Look closely: going from 15 to 20 years saves some Tk 5,000 a month but costs Tk 24 lakh more in the end. Choose the shortest loan whose instalment you can afford comfortably.

## Questions for the bank

- Is the rate fixed, or does it move with the market? How often?
- How much are the processing fee, the lawyer and the valuation?
- Do I pay extra if I repay early?
- What is the penalty for a late instalment?
- For a flat under construction, do you pay everything up front or in stages?

Write the answers of three banks side by side. Compare not only the rates but also what you pay in total.

## Documents you need

1. National identity card, photos and proof of your tax return.
2. A salary certificate or, in business, a trade licence.
3. Bank statements for six months to a year.
4. Deed, khatian, mutation and land tax receipt of the property.
5. The approved plan, and the seller’s contract or allotment letter.

The bank’s lawyer reads the papers to protect the bank’s money. That helps you too, but have your own lawyer read them as well.

## A test before you buy

For three months, put aside as much as the instalment would be. If you still manage comfortably, you can afford the loan. Keep another six instalments as an emergency fund.

With 70 per cent financed, a loan of Tk 50 lakh means a budget of about Tk 70 lakh. See which [ready flats](/property-search?purpose=sell&propertyType=apartment&construction=ready&priceMax=7000000) cost no more than that, and remember the costs on top of the price. Common questions are answered in [the FAQ](/faq).`,
};
