import type { DemoArticle } from './article.ts';

export const choosingAFirm: DemoArticle = {
  slug: 'how-to-choose-an-interior-firm',
  titleBn: 'ইন্টেরিয়র প্রতিষ্ঠান বেছে নেবেন যেভাবে',
  titleEn: 'How to choose an interior firm',
  excerptBn: 'কত খরচ ধরবেন, প্রথম দেখায় কী জিজ্ঞেস করবেন, আর চুক্তিতে কোন কথাগুলো না থাকলে কাজ শুরু করবেন না।',
  excerptEn: 'What to budget, what to ask when you first meet, and what the contract must say before work starts.',
  cover: 'firm',
  category: 'interior',
  tags: ['ইন্টেরিয়র', 'বাজেট', 'রিভিউ'],
  tagsEn: ['interior', 'budget', 'reviews'],
  spotlight: false,
  daysAgo: 34,
  bodyBn: `নতুন ফ্ল্যাটের চাবি পাওয়ার পর সবচেয়ে বেশি ভুল হয় ইন্টেরিয়রের কাজে। সুন্দর ছবি দেখে অগ্রিম দেওয়া হয়, তারপর কাজ এগোয় না, খরচ বাড়ে, মিস্ত্রি বদলায়। একটু গুছিয়ে এগোলে এর বেশির ভাগই এড়ানো যায়।

## আগে নিজের প্রয়োজন লিখুন

কাউকে ফোন করার আগে এক পাতায় লিখে ফেলুন: কয়টি রুম, কোন রুমে কী চাই, কী এখনই দরকার আর কী পরে করলেও চলে, সর্বোচ্চ কত টাকা। তিনটি প্রতিষ্ঠানকে একই পাতা দিলে তবেই তাদের দর তুলনা করা যায়।

## খরচের ধারণা

নিচের দর ২০২৫ সালের বাজার ধরে আনুমানিক। উপকরণ আর কাজের ধরনে অনেক কম-বেশি হয়; লিখিত দর নিয়ে তবেই ঠিক করুন।

| কাজ | প্রতি বর্গফুট (টাকা) |
|---|---|
| শুধু নকশা | ৫০–১৫০ |
| থ্রিডি ছবিসহ নকশা | ১৫০–৩০০ |
| সাধারণ মানের পুরো কাজ | ১,৫০০–২,৫০০ |
| মাঝারি মানের পুরো কাজ | ২,৫০০–৩,৫০০ |
| উঁচু মানের পুরো কাজ | ৩,৫০০ থেকে শুরু |

১,২০০ বর্গফুটের বাসায় সাধারণ মানের পুরো কাজে তাই ১৮ থেকে ৩০ লাখ টাকা ধরতে হয়। পুরোটা একবারে না করে শুধু রান্নাঘর আর শোবার ঘর দিয়েও শুরু করা যায়।

## প্রথম দেখায় যা জিজ্ঞেস করবেন

- গত এক বছরে শেষ করা দুটি কাজ দেখাতে পারবেন? সেই বাসার মালিকের সঙ্গে কথা বলা যাবে?
- নকশাকার, কাঠমিস্ত্রি, ইলেকট্রিশিয়ান নিজেদের, নাকি বাইরের?
- প্রতিদিন কাজ দেখবেন কে?
- কাঠ, বোর্ড, রং, কবজা কোন ব্র্যান্ডের, কত পুরু?
- কাজ শেষে কত দিন সেবা দেবেন, কী কী তার মধ্যে পড়ে?

উত্তরের চেয়ে উত্তর দেওয়ার ধরনটি বেশি দেখুন। যিনি “সব হয়ে যাবে” বলেন কিন্তু কিছুই লিখে দেন না, তাঁর কাছ থেকে সরে আসুন।

সম্ভব হলে চলমান কোনো কাজ দেখতে যান। শেষ হওয়া বাসা সবাই সাজিয়ে দেখাতে পারে; কাজের মাঝখানে গেলে বোঝা যায় মাপ কতটা নিখুঁত আর জায়গাটি কতটা গোছানো।

## চুক্তিতে যা থাকতেই হবে

1. রুম ধরে কাজের তালিকা, প্রতিটির মাপ, উপকরণ আর দাম।
2. শুরু ও শেষের তারিখ, দেরি হলে কী হবে।
3. কিস্তি: কাজের ধাপ শেষ হলে তবেই পরের কিস্তি। অগ্রিম ২০ থেকে ৩০ শতাংশের বেশি না হওয়াই ভালো।
4. নকশা বদলালে বাড়তি খরচ কীভাবে ঠিক হবে।
5. শেষ ১০ শতাংশ টাকা হস্তান্তরের পর, ত্রুটি ঠিক হলে।

## রিভিউ পড়ুন বুঝে

পাঁচ তারা গুনলেই হয় না। দেখুন খারাপ রিভিউয়ের জবাবে প্রতিষ্ঠান কী বলেছে, দেরির কথা বারবার আসছে কি না। উঠানে প্রতিষ্ঠানের রিভিউ লিখতে কাজ শেষের কোড লাগে, তাই যাঁরা লেখেন তাঁরা সত্যিই সেবা নিয়েছেন।

দেখে নিন [সব ইন্টেরিয়র প্রতিষ্ঠান](/Interior-Design), বাসার কাজের জন্য [বাসা সাজানোর প্রতিষ্ঠান](/Interior-Design?category=home), আর কম খরচে চাইলে [সাশ্রয়ী প্রতিষ্ঠান](/Interior-Design?budget=lowBudget)।`,
  bodyEn: `Once people have the keys to a new flat, most mistakes happen with the interior. They see a lovely picture and pay an advance; then work stalls, costs rise and the carpenters change. A little planning avoids most of this.

## First write down what you need

Before you call anyone, fill one page: how many rooms, what you want in each, what is needed now and what can wait, and how much you can spend at most. Only when three firms get the same page can you compare their prices.

## What to expect

These are 2025 market estimates. Materials and workmanship make a great difference, so decide only on a written price.

| Work | Per square foot (taka) |
|---|---|
| Design only | 50–150 |
| Design with 3D pictures | 150–300 |
| Everything, basic | 1,500–2,500 |
| Everything, standard | 2,500–3,500 |
| Everything, premium | from 3,500 |

For a home of 1,200 square feet, basic work therefore comes to Tk 18 to 30 lakh. You don’t have to do it all together: the kitchen and one bedroom are a good start.

## Questions for the first meeting

- Can you show two jobs finished in the last year? May we talk to the owners?
- Are the designer, carpenter and electrician yours or hired?
- Who supervises the work every day?
- Which brand and thickness are the wood, boards, paint and hinges?
- How long is the warranty, and what does it cover?

How they answer tells you more than what they say. Walk away from anyone who promises everything and writes nothing down.

If you can, visit a job that is still in progress. Everyone can show a tidy home; in the middle of the work you see how exact the measurements are and how orderly the site is.

## What the contract must include

1. A list by room with sizes, materials and prices.
2. Start and end dates, and what happens if it is late.
3. Instalments that fall due when a step is finished. An advance of 20 to 30 per cent is enough.
4. How the price of a change is agreed.
5. The last 10 per cent after handover, once defects are fixed.

## Read reviews with care

Stars alone say little. See how the firm replied to a bad review, and whether delays come up again and again. On Uthan a review needs a code from a finished job, so every reviewer was really a customer.

See [all interior firms](/Interior-Design), those that do [homes](/Interior-Design?category=home), or [firms for a small budget](/Interior-Design?budget=lowBudget).`,
};
