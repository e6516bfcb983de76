import type { DemoArticle } from './article.ts';

export const movingHouse: DemoArticle = {
  slug: 'moving-house-checklist',
  titleBn: 'বাসা বদলের চেকলিস্ট: এক মাস আগে থেকে শেষ দিন পর্যন্ত',
  titleEn: 'Moving house: a checklist from a month before to the last day',
  excerptBn: 'নোটিশ, ট্রাক, বিল, মিটার, চাবি: কোন কাজ কবে করবেন, সপ্তাহ ধরে সাজানো তালিকা।',
  excerptEn: 'Notice, truck, bills, meters, keys: what to do when, week by week.',
  cover: 'moving',
  category: 'renting',
  tags: ['বাসা বদল', 'চেকলিস্ট', 'ভাড়াটিয়া'],
  tagsEn: ['moving house', 'checklist', 'tenants'],
  spotlight: false,
  daysAgo: 48,
  bodyBn: `মাসের শেষ দিন, দুপুর গড়িয়ে গেছে, ট্রাক আসেনি, নতুন বাসার আগের ভাড়াটিয়াও এখনো বের হননি। বাসা বদলের এই ছবি আমাদের অনেকেরই চেনা। আগে থেকে একটু পরিকল্পনা করলে দিনটি অনেক সহজ হয়।

## কখন কী করবেন

| সময় | কাজ |
|---|---|
| এক থেকে দুই মাস আগে | বর্তমান বাড়িওয়ালাকে লিখিত নোটিশ, নতুন বাসা খোঁজা |
| তিন সপ্তাহ আগে | নতুন বাসার চুক্তি, অগ্রিমের রসিদ, ট্রাক ঠিক করা |
| দুই সপ্তাহ আগে | অপ্রয়োজনীয় জিনিস বিক্রি বা দান, কার্টন জোগাড় |
| এক সপ্তাহ আগে | বই, শীতের কাপড়, শোপিস বাঁধা; ইন্টারনেটের লাইন সরানোর আবেদন |
| আগের দিন | ফ্রিজ খালি, দরকারি জিনিসের আলাদা ব্যাগ |
| সেই দিন | মিটারের ছবি, চাবি বুঝিয়ে দেওয়া, নতুন বাসার ছবি |

## ট্রাক আর লোক ঠিক করার আগে

মাসের শেষ দুই দিন আর প্রথম দিনে সবাই বাসা বদলায়, তখন ভাড়াও বেশি। সম্ভব হলে মাঝামাঝি কোনো দিন নিন। দরদাম করার সময় বলে নিন কোন তলা থেকে কোন তলা, লিফটে মাল তোলা যাবে কি না, ট্রাক গেট পর্যন্ত যাবে কি না। মোট টাকার মধ্যে ওঠানো-নামানো আছে কি না, সেটিও। অনেক ভবনে লিফট ব্যবহারের সময় বাঁধা থাকে; দুই ভবনের গার্ডকেই আগে জানিয়ে রাখুন।

## বাঁধার কৌশল

- প্রতিটি কার্টনে লিখুন কোন রুমের আর ভেতরে কী আছে।
- ভারী জিনিস ছোট কার্টনে, হালকা জিনিস বড় কার্টনে।
- কাচের জিনিস কাপড় দিয়ে মুড়ে দিন; আলাদা কাগজ কিনতে হবে না।
- খাট বা আলমারি খোলার আগে ছবি তুলুন, স্ক্রু রাখুন নাম লেখা প্যাকেটে।
- গয়না, দলিল, সনদ, ওষুধ, চার্জার ট্রাকে নয়, নিজের সঙ্গে রাখুন।

প্রথম রাতের জন্য একটি ব্যাগ আলাদা রাখুন: বিছানার চাদর, সাবান, দুই সেট কাপড়, পানি, শুকনো খাবার আর টর্চ। সেদিন আর কার্টন খুলতে হবে না।

## পুরোনো বাসা ছাড়ার সময়

বিদ্যুৎ, গ্যাস, পানি আর সার্ভিস চার্জের শেষ বিল মিটিয়ে রসিদ নিন। মিটারের রিডিংয়ের ছবি তুলুন। খালি বাসা বাড়িওয়ালার সঙ্গে ঘুরে দেখুন, তারপর চাবি দিন আর অগ্রিমের বাকি টাকা বুঝে নিন। চাবি দেওয়ার একটি লিখিত প্রমাণ থাকলে ভালো।

## নতুন বাসায় প্রথম দিন

1. কল, কমোড, সুইচ, চুলা, জানালার লক সব একবার করে চালিয়ে দেখুন।
2. ত্রুটি পেলে ছবি তুলে সেদিনই বাড়িওয়ালাকে পাঠান।
3. দরজার লক বদলে নিন, অন্তত মূল দরজার।
4. প্রয়োজনে ভাড়াটিয়ার তথ্য ফরম পূরণ করে থানায় জমা দিন; বাড়িওয়ালার কাছে ফরমটি থাকার কথা।
5. ব্যাংক, অফিস আর সন্তানের স্কুলে নতুন ঠিকানা জানান।

এখনো বাসা ঠিক হয়নি? [ভাড়ার বিজ্ঞাপনে](/Property-Rent) নিজের পছন্দ দিয়ে খুঁজুন আর সার্চটি সেভ করে রাখুন; মিলে গেলে আমরা জানাব। টাকা দেওয়ার আগে একবার [নিরাপদ থাকুন](/Stay-Safe) পড়ে নিন।`,
  bodyEn: `It is the last day of the month, already afternoon. The truck has not come, and the previous tenants have not moved out. Many of us know this scene. A little planning makes the day much easier.

## What to do when

| When | What |
|---|---|
| One or two months before | Written notice to your landlord, search for a new home |
| Three weeks before | Agreement, receipt for the advance, book a truck |
| Two weeks before | Sell or give away what you do not need, collect cartons |
| One week before | Pack books, winter clothes, showpieces; ask to move the internet line |
| The day before | Empty the fridge, pack a bag of things you need on the first day |
| The day | Photos of the meters, hand over the keys, photos of the new home |

## Before you book a truck

Everyone moves on the last two days and the first of the month, and prices are higher then. Choose a day in the middle if you can. When you bargain, say from which floor to which, whether the lift can be used, and whether the truck reaches the gate. Ask whether loading and unloading are included. Many buildings have fixed hours for goods in the lift, so tell the guards of both.

## How to pack

- Write on each carton which room it belongs to and what is inside.
- Heavy things in small cartons, light things in large ones.
- Wrap glass in clothes; no need to buy paper.
- Take a photo before you take a bed or wardrobe apart, and keep the screws in a labelled bag.
- Jewellery, deeds, certificates, medicine and chargers travel with you, not on the truck.

Pack one bag for the first night: sheets, soap, two sets of clothes, water, dry food and a torch. Then you don’t have to open any carton that day.

## Leaving the old home

Pay the last bills for electricity, gas, water and service, and keep the receipts. Photograph the meters. Walk through the empty rooms with the landlord, then hand over the keys and collect the rest of your advance. It is good to have the return of the keys in writing.

## The first day in the new one

1. Try every tap, toilet, switch, burner and window lock.
2. Photograph faults and send them to the landlord the same day.
3. Change the locks, at least that of the main door.
4. If asked, fill in the police tenant form; the landlord should have it.
5. Tell your bank, your office and the children’s school the new address.

No home yet? Search [homes for rent](/Property-Rent) with the filters that matter to you and save the search: we’ll notify you when something matches. Before you pay anyone, read [Stay safe](/Stay-Safe).`,
};
