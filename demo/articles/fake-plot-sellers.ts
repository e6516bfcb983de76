import type { DemoArticle } from './article.ts';

export const fakePlotSellers: DemoArticle = {
  slug: 'how-to-spot-fake-plot-sellers',
  titleBn: 'ভুয়া প্লট বিক্রেতা চিনবেন যেভাবে',
  titleEn: 'How to spot a fake plot seller',
  excerptBn: 'সাইনবোর্ড, রঙিন নকশা আর “আজই বুকিং” শুনে টাকা দেওয়ার আগে যে লক্ষণগুলো দেখবেন আর যা যাচাই করবেন।',
  excerptEn: 'A signboard, a colourful layout and “book today”: the signs to look for and what to check before you pay.',
  cover: 'fraud',
  category: 'safety',
  tags: ['প্লট', 'প্রতারণা', 'যাচাই'],
  tagsEn: ['plots', 'fraud', 'checks'],
  spotlight: true,
  daysAgo: 3,
  bodyBn: `ধানখেতের মাঝখানে বড় সাইনবোর্ড, অফিসে ঝকঝকে নকশা, “আজ বুকিং দিলে এক লাখ ছাড়”। অনেক প্রকল্পই সৎ; কিন্তু কিছু লোক এমন জমি বিক্রি করেন যা তাঁদের নয়, কিংবা একই প্লট বিক্রি করেন তিনজনের কাছে। একটু ধৈর্য ধরে কয়েকটি জিনিস মেলালে ফাঁদটি প্রায় সব সময়ই ধরা পড়ে।

## যে লক্ষণে সাবধান হবেন

- দাম আশপাশের চলতি দরের চেয়ে অনেক কম, আর কারণটি পরিষ্কার নয়।
- তাড়া: আজই দিতে হবে, আরেকজন টাকা নিয়ে বসে আছেন।
- মূল কাগজ দেখাতে চান না; শুধু ফটোকপি, তা-ও দাগ নম্বর অস্পষ্ট।
- টাকা চান নগদে বা কোনো ব্যক্তির মোবাইল হিসাবে।
- জমি দেখান দূর থেকে; সীমানা, রাস্তা, প্লট নম্বর কিছুই মেলে না।
- কথা বলেন “প্রতিনিধি”; মালিকের সঙ্গে দেখা হয় না।

একটি লক্ষণ মানেই প্রতারণা নয়। কিন্তু দুটি মিললে যাচাই শেষ না হওয়া পর্যন্ত এক টাকাও দেবেন না।

## পাঁচটি যাচাই

| যাচাই | কোথায় | কী জানবেন |
|---|---|---|
| দাগ ও খতিয়ান | ভূমি অফিস | জমি কার নামে, খাস বা অর্পিত কি না |
| তল্লাশি | সাব-রেজিস্ট্রি অফিস | আগে বিক্রি বা বন্ধক হয়েছে কি না |
| প্রকল্পের অনুমোদন | রাজউক বা স্থানীয় কর্তৃপক্ষ | প্রকল্পটি অনুমোদিত কি না |
| মাঠে মাপ | নিজে, আমিনসহ | কাগজের প্লট মাঠে আছে কি না |
| প্রতিবেশী | জমির আশপাশে | আসল মালিক কে, বিরোধ আছে কি না |

কাগজের কপি বিক্রেতার কাছ থেকে নিন, কিন্তু যাচাইয়ের কপি নিজে অফিস থেকে তুলুন। দুটি পাশাপাশি রেখে মেলান।

এই পাঁচটি কাজে কয়েক দিন আর সামান্য কিছু খরচ লাগে, প্লটের দামের তুলনায় যা নগণ্য।

## বর্ষায় একবার যান

শীতকালে যে জমি শুকনো মাঠ, বর্ষায় তা হতে পারে বিল। জলাভূমি ভরাট করে প্লট করা হলে অনুমোদন পাওয়া কঠিন, বাড়ি করাও ব্যয়বহুল। তাই একবার বর্ষায় দেখুন, অথবা স্থানীয় মানুষকে জিজ্ঞেস করুন পানি কোথায় ওঠে।

## টাকা দেওয়ার নিয়ম

1. টাকা যাবে প্রতিষ্ঠানের নামে ব্যাংক হিসাবে, কোনো ব্যক্তির কাছে নয়।
2. প্রতিটি কিস্তির রসিদে প্লট নম্বর, দাগ নম্বর আর সই থাকবে।
3. বুকিংয়ের আগে চুক্তিতে লেখা থাকবে কবে রেজিস্ট্রি, না হলে টাকা ফেরত কবে।
4. পুরো টাকা দেওয়ার আগে রেজিস্ট্রির তারিখ ঠিক করুন।

## ঠকে গেলে

সময় নষ্ট করবেন না। রসিদ, এসএমএস, কল রেকর্ড, ব্যাংকের কাগজ এক জায়গায় রাখুন, একজন আইনজীবীর সঙ্গে কথা বলুন আর থানায় জানান। উঠানের কোনো বিজ্ঞাপন সন্দেহজনক মনে হলে বিজ্ঞাপনের পাতা থেকেই অভিযোগ করুন; আমাদের টিম দেখবে, আর আপনার নাম মালিক জানবেন না।

আরও পরামর্শ আছে [নিরাপদ থাকুন](/Stay-Safe) পাতায়। দাম ঠিক মনে হচ্ছে কি না বুঝতে একই এলাকার কয়েকটি [আবাসিক জমি](/property-search?purpose=sell&propertyType=land&landCategory=residential) মিলিয়ে দেখুন।`,
  bodyEn: `A large signboard in a paddy field, a glossy layout in the office, “one lakh off if you book today”. Many projects are honest. But some people sell land that is not theirs, or the same plot to three buyers. A little patience and a few checks almost always expose the trap.

## Warning signs

- The price is far below the usual rate nearby, and no one can say why.
- Hurry: it has to be today, someone else is waiting with the money.
- No original papers, only photocopies on which the plot number is hard to read.
- They want cash, or money sent to a private mobile account.
- They show you the land from far away; boundaries, road and plot number do not match.
- You talk to a “representative” and never meet the owner.

One sign doesn’t prove fraud. If you see two together, pay nothing until every check is done.

## Five checks

| Check | Where | What you learn |
|---|---|---|
| Plot number and khatian | Land office | Whose land it is, and whether it is khas or vested land |
| Search | Sub-registrar’s office | Whether it was sold or mortgaged before |
| Approval of the project | RAJUK or the local authority | Whether the project is allowed |
| Measuring on site | Yourself, with a surveyor | Whether the plot on paper exists |
| Neighbours | Around the land | Who really owns it, and whether there is a dispute |

Take the seller’s copies, but get your own from the office. Put them side by side and compare.

All five take a few days and cost very little compared with the price of the plot.

## Visit once in the monsoon

What is a dry field in winter can be a lake in July. Where wetland was filled, approval is hard to get and building is expensive. Visit once in the monsoon, or ask people nearby how high the water comes.

## Rules for paying

1. Money goes to the company’s bank account, never to a person.
2. Each receipt has the plot number, the dag number and a signature.
3. Before you book, the contract says when the plot will be registered, and when you are paid back if it is not.
4. Set the registration date before you pay the whole price.

## If you were cheated

Act quickly. Keep receipts, messages, calls and bank papers together, talk to a lawyer and go to the police. If a post on Uthan looks suspicious, report it from its page: our team reads the report, and the owner does not learn your name.

There is more advice on [Stay safe](/Stay-Safe). To see whether a price makes sense, compare a few posts of [residential land](/property-search?purpose=sell&propertyType=land&landCategory=residential) in the same area.`,
};
