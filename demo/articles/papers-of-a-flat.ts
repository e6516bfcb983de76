import type { DemoArticle } from './article.ts';

export const papersOfAFlat: DemoArticle = {
  slug: 'papers-to-check-before-buying-a-flat',
  titleBn: 'ফ্ল্যাট কেনার আগে যেসব কাগজ মিলিয়ে নেবেন',
  titleEn: 'Papers to check before you buy a flat',
  excerptBn: 'দলিল, খতিয়ান, নামজারি আর রাজউকের নকশা: কোন কাগজ কী বলে, কোথায় যাচাই করবেন আর কোথায় থেমে প্রশ্ন করবেন।',
  excerptEn: 'Deed, khatian, mutation and approved plan: what each paper tells you, where to check it, and when to stop and ask.',
  cover: 'papers',
  category: 'buying',
  tags: ['দলিল', 'খতিয়ান', 'নামজারি', 'রাজউক'],
  tagsEn: ['deed', 'khatian', 'mutation', 'RAJUK'],
  spotlight: true,
  daysAgo: 6,
  bodyBn: `ফ্ল্যাট পছন্দ হয়ে গেলে মন চায় সেদিনই বায়না করে ফেলতে। একটু থামুন। কাগজ মেলাতে এক-দুই সপ্তাহ লাগে, কিন্তু ওই সময়টুকু বাঁচাতে গিয়ে অনেকে সারা জীবনের সঞ্চয় নিয়ে মামলায় জড়িয়ে পড়েন।

## চারটি কাগজ, চারটি প্রশ্ন

| কাগজ | কোন প্রশ্নের উত্তর দেয় | কোথায় মেলাবেন |
|---|---|---|
| দলিল ও বায়া দলিল | বিক্রেতা কীভাবে মালিক হলেন | সাব-রেজিস্ট্রি অফিস |
| খতিয়ান (পর্চা) | সরকারের খাতায় জমি কার নামে | ভূমি অফিস বা জেলা রেকর্ডরুম |
| নামজারি ও খাজনার রসিদ | মালিকানা হালনাগাদ আছে কি না | এসি ল্যান্ড অফিস |
| অনুমোদিত নকশা | ভবনটি অনুমতি নিয়ে উঠেছে কি না | রাজউক বা স্থানীয় কর্তৃপক্ষ |

চারটিতেই দাগ নম্বর, খতিয়ান নম্বর, জমির পরিমাণ আর মালিকের নাম এক হতে হবে। একটি সংখ্যাও না মিললে কারণ জেনে তবেই এগোবেন।

## দলিল: পেছনের গল্পটিও পড়ুন

শুধু বিক্রেতার নিজের দলিল যথেষ্ট নয়। তাঁর আগে কে মালিক ছিলেন, তাঁরও আগে কে, অন্তত ২৫ বছরের এই ধারা মিলিয়ে দেখুন। সাব-রেজিস্ট্রি অফিসে তল্লাশি দিলে জানা যায় দলিলটি সত্যিই রেজিস্ট্রি করা কি না এবং একই সম্পত্তি অন্য কোথাও বিক্রি বা বন্ধক আছে কি না।

ডেভেলপারের ফ্ল্যাট হলে জমির মালিকের সঙ্গে তাঁর চুক্তি আর রেজিস্ট্রি করা আমমোক্তারনামা (পাওয়ার অব অ্যাটর্নি) দেখুন। কোন ফ্ল্যাট কার ভাগে পড়েছে, সেই বণ্টনের কাগজও চেয়ে নিন।

## খতিয়ান আর নামজারি

সিএস, এসএ, আরএস আর শহরে সিটি জরিপ: এক জরিপ থেকে পরেরটিতে নাম কীভাবে বদলেছে, তা দলিলের সঙ্গে মিলতে হবে। জমি হাতবদল হওয়ার পর নতুন মালিকের নামে নামজারি না হলে সরকারি খাতায় আগের মালিকই থেকে যান। বিক্রেতার নামে নামজারি না থাকলে আইনত দলিলও হয় না। সর্বশেষ খাজনার রসিদ দেখে নিশ্চিত হোন যে বকেয়া নেই।

## নকশা আর দখল

অনুমোদিত নকশার সঙ্গে ভবনের তলার সংখ্যা গুনে মেলান। নকশায় যদি সাততলা থাকে আর আপনার পছন্দের ফ্ল্যাটটি হয় অষ্টম তলায়, ঝুঁকিটি পুরোপুরি আপনার। ঢাকার বাইরে সিডিএ, কেডিএ, আরডিএ বা পৌরসভা এই অনুমোদন দেয়।

## বায়নার আগে যা করবেন

1. সব কাগজের কপি নিয়ে একজন আইনজীবীকে দেখান; বিক্রেতার ঠিক করা আইনজীবী নয়, আপনার নিজের।
2. জাতীয় পরিচয়পত্রের সঙ্গে দলিলের নাম মেলান; রেজিস্ট্রিতে দুই পক্ষের টিআইএনও লাগবে।
3. ওয়ারিশি সম্পত্তি হলে সব অংশীদারের সম্মতি আর বণ্টননামা দেখুন।
4. ব্যাংকের কাছে বন্ধক থাকলে ব্যাংক থেকে ছাড়পত্র নিন।
5. গ্যাস, বিদ্যুৎ, পানি আর সার্ভিস চার্জের বকেয়া জেনে নিন।
6. বায়না লিখে রেজিস্ট্রি করুন, টাকা দিন ব্যাংকের মাধ্যমে।

একটি একটি করে টিক দিয়ে মেলাতে আছে [কাগজের তালিকা](/Document-Checklist)। কোন কাগজ কোথায় পাবেন, তা আরও বিস্তারিত আছে [নিরাপদ থাকুন](/Stay-Safe) পাতায়। এবার কাগজ হালনাগাদ এমন ফ্ল্যাট খুঁজতে পারেন [বিক্রির বিজ্ঞাপনে](/property-search?purpose=sell&propertyType=apartment)। পছন্দ হলে মালিককে প্রথম ফোনেই জিজ্ঞেস করুন: নামজারি কার নামে?`,
  bodyEn: `Once you like a flat, you want to pay the booking money the same day. Don’t rush. Checking papers takes a week or two, and people who skip it to save time sometimes spend years in court with their savings locked up.

## Four papers, four questions

| Paper | The question it answers | Where to check it |
|---|---|---|
| Deed and earlier deeds | How did the seller become the owner? | Sub-registrar’s office |
| Khatian (porcha) | In whose name is the land in the record? | Land office or district record room |
| Mutation and land tax receipt | Is the ownership up to date? | AC Land office |
| Approved plan | Was the building allowed? | RAJUK or the local authority |

The plot number, khatian number, amount of land and owner’s name must be the same on all four. If a single figure differs, find out why before you continue.

## The deed: read the story behind it

One deed is not enough. Trace the previous owners back at least 25 years. A search at the sub-registrar’s office shows whether the deed is really registered and whether the same property has been sold or mortgaged to someone else.

If a developer sells the flat, ask for the agreement with the landowner and the registered power of attorney. Also ask for the document that says which flats are the developer’s share and which are the landowner’s.

## Khatian and mutation

CS, SA, RS and, in the city, the City survey: the way the name changes from one survey to the next must agree with the deeds. Until a new owner has the mutation done, the record still shows the old one, and by law they cannot sell. Check the latest land tax receipt to be sure that nothing is owed.

## Plan and possession

Count the storeys and compare them with the approved plan. If the plan shows seven and the flat you like is on the eighth, the risk is yours alone. Outside Dhaka the approval comes from CDA, KDA, RDA or the municipality.

## Before you pay the booking money

1. Have your own lawyer check copies of everything, not one chosen by the seller.
2. Compare the name on the deed with the national identity card; registration also needs both sides’ tax numbers (TIN).
3. For inherited property, check that every heir agrees and that the shares are in writing.
4. If it is mortgaged, get a clearance from the bank.
5. Ask about unpaid gas, electricity, water and service charges.
6. Have the sale agreement written and registered, and pay through a bank.

Tick the papers off one by one in the [document checklist](/Document-Checklist). [Stay safe](/Stay-Safe) tells you in more detail where to get each paper. Then look through [flats for sale](/property-search?purpose=sell&propertyType=apartment), and ask the owner in your first call: in whose name is the mutation?`,
};
