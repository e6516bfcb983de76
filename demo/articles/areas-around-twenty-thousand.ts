import type { DemoArticle } from './article.ts';

export const areasAroundTwentyThousand: DemoArticle = {
  slug: 'dhaka-areas-around-20000-taka-rent',
  titleBn: 'ঢাকায় ২০ হাজার টাকার মধ্যে বাসা: কোন এলাকায় খুঁজবেন',
  titleEn: 'A home in Dhaka for about Tk 20,000: where to look',
  excerptBn: 'মিরপুর, মোহাম্মদপুর, বনশ্রী, বাড্ডা, দক্ষিণখান: কোথায় কেমন বাসা মেলে আর ভাড়ার বাইরে কত খরচ ধরবেন।',
  excerptEn: 'Mirpur, Mohammadpur, Banasree, Badda, Dakshinkhan: what you get where, and what to add to the rent.',
  cover: 'areas',
  category: 'areas',
  tags: ['ঢাকা', 'ভাড়া', 'ফ্যামিলি বাসা'],
  tagsEn: ['Dhaka', 'rent', 'family home'],
  spotlight: false,
  daysAgo: 17,
  bodyBn: `ঢাকায় ছোট পরিবারের জন্য ২০ হাজার টাকার মধ্যে বাসা এখনো পাওয়া যায়, তবে সব এলাকায় নয় আর সব সুবিধাসহ নয়। কোথায় কী ছাড় দিতে হবে, তা আগে ঠিক করে নিলে খোঁজার সময় অনেক কমে।

## এলাকা ধরে ধারণা

নিচের ভাড়া ২০২৫ সালের আনুমানিক ধারণা। একই এলাকায় রাস্তা, তলা আর ভবনের বয়স অনুযায়ী ভাড়া অনেক বদলায়, তাই চলতি বিজ্ঞাপন দেখে মিলিয়ে নিন।

| এলাকা | দুই বেডের ভাড়া (টাকা) | যা ভালো | যা ভেবে দেখবেন |
|---|---|---|---|
| মিরপুর ও পল্লবী | ১৪,০০০–২২,০০০ | মেট্রো, বাজার, স্কুল | স্টেশনের কাছে ভাড়া বেশি |
| মোহাম্মদপুর ও আদাবর | ১৬,০০০–২২,০০০ | ধানমন্ডির কাছে | অফিসের সময় যানজট |
| বনশ্রী ও রামপুরা | ১৫,০০০–২০,০০০ | পরিকল্পিত ব্লক | বর্ষায় কিছু রাস্তায় পানি |
| বাড্ডা | ১৪,০০০–২০,০০০ | গুলশানের অফিস কাছে | গলি সরু |
| যাত্রাবাড়ী | ১২,০০০–১৭,০০০ | ভাড়া কম, বাস অনেক | ভিড় আর ধুলা |
| দক্ষিণখান | ১১,০০০–১৬,০০০ | উত্তরার কাছে, ভাড়া কম | প্রধান সড়ক থেকে দূর |

## ভাড়া মানেই সব খরচ নয়

২০ হাজার টাকা বাজেট হলে ভাড়া ধরুন ১৬ হাজার। বাকিটা যায় সার্ভিস চার্জ, গ্যাস, বিদ্যুৎ আর পানিতে। লিফটওয়ালা ভবনে সার্ভিস চার্জ সাধারণত ৩,০০০ থেকে ৮,০০০ টাকা। লিফট ছাড়া তিনতলায় রাজি থাকলে এই টাকাটা প্রায় পুরোটাই বাঁচে। পাইপের গ্যাস না থাকলে সিলিন্ডারের খরচও হিসাবে রাখুন।

যাতায়াতের খরচ আর সময়ও ভাড়ার অংশ। মাসে দুই হাজার টাকা কম ভাড়ার জন্য যদি দিনে দুই ঘণ্টা বেশি রাস্তায় থাকতে হয়, লাভ আসলে কিছুই হয় না।

দুই বন্ধু বা দুই পরিবার মিলে বড় বাসা নেওয়ার কথাও ভাবা যায়, তবে বাড়িওয়ালাকে আগেই জানান আর চুক্তিতে দুজনের নামই রাখুন। একজন চলে গেলে বাকি ভাড়া কে দেবেন, সেটিও লিখে নিন।

## দেখতে যাওয়ার আগে ফোনে জেনে নিন

- মোট মাসে কত পড়বে, সব বিলসহ?
- অগ্রিম কত মাসের, ফেরত পাওয়ার নিয়ম কী?
- পরিবার না ব্যাচেলর, কাদের দেবেন?
- গ্যাস পাইপের না সিলিন্ডারের? পানি কি সারা দিন থাকে?
- কবে থেকে খালি?

## বাসা দেখতে গিয়ে

সকালে একবার, সন্ধ্যায় একবার যান। সকালে আলো-বাতাস বোঝা যায়, সন্ধ্যায় বোঝা যায় রাস্তা কতটা নিরাপদ আর শব্দ কেমন। কল খুলে পানির চাপ দেখুন, দেয়ালের কোণে স্যাঁতসেঁতে দাগ আছে কি না দেখুন। পাশের ফ্ল্যাটের ভাড়াটিয়াকে জিজ্ঞেস করুন বাড়িওয়ালা কেমন; সবচেয়ে সত্যি কথাটি তিনিই বলবেন।

## খোঁজা শুরু করুন

[২০ হাজার টাকার মধ্যে ফ্ল্যাট](/Property-Rent?propertyType=apartment&priceMax=20000) দেখে শুরু করুন, তারপর এলাকা ধরে: [মিরপুর](/Property-Rent?q=মিরপুর&priceMax=20000), [মোহাম্মদপুর](/Property-Rent?q=মোহাম্মদপুর&priceMax=20000), [বনশ্রী](/Property-Rent?q=বনশ্রী&priceMax=20000)। ভালো বাসা দ্রুত চলে যায়, তাই সার্চটি সেভ করে রাখুন। না দেখে অগ্রিম পাঠাবেন না; কারণটি আছে [নিরাপদ থাকুন](/Stay-Safe) পাতায়।`,
  bodyEn: `A small family can still find a home in Dhaka for Tk 20,000, but not in every area or with every amenity. If you decide early what you can do without, you will search much less.

## Area by area

These rents are rough estimates as of 2025. Within an area they vary with the road, the floor and the age of the building, so compare them with today’s posts.

| Area | Rent for two bedrooms (taka) | What is good | What to think about |
|---|---|---|---|
| Mirpur and Pallabi | 14,000–22,000 | Metro, markets, schools | More expensive near the stations |
| Mohammadpur and Adabor | 16,000–22,000 | Close to Dhanmondi | Traffic in office hours |
| Banasree and Rampura | 15,000–20,000 | Planned blocks | Water on some roads in the monsoon |
| Badda | 14,000–20,000 | Near the offices of Gulshan | Narrow lanes |
| Jatrabari | 12,000–17,000 | Low rents, many buses | Crowds and dust |
| Dakshinkhan | 11,000–16,000 | Near Uttara, low rents | Far from the main road |

## Rent is not all you pay

With a budget of Tk 20,000, look for a rent of 16,000. The rest pays for service charge, gas, electricity and water. In a building with a lift the service charge is usually Tk 3,000 to 8,000. If you are happy on the second floor without a lift, you save nearly all of it. Where there is no piped gas, count the cost of cylinders too.

The way to work is part of the rent too. To save two thousand taka a month, two more hours in traffic a day is not worth it.

Two friends or two families can also share a larger home. Tell the owner beforehand, put both names in the agreement, and write down who pays if one of them leaves.

## Ask by phone before you go

- How much is it per month with all bills?
- How many months’ advance do you take, and how do I get it back?
- Do you rent to families or bachelors?
- Is the gas piped or in cylinders? Is there water all day?
- When is it available?

## When you see it

Go once in the morning and once in the evening. The morning shows you light and air; the evening shows how safe and how noisy the road is. Open a tap to check the pressure, and look for damp in the corners. Ask the tenant next door what the owner is like: no one will give you a more honest answer.

## Start your search

Start with [flats up to Tk 20,000](/Property-Rent?propertyType=apartment&priceMax=20000), then go by area: [Mirpur](/Property-Rent?q=Mirpur&priceMax=20000), [Mohammadpur](/Property-Rent?q=Mohammadpur&priceMax=20000), [Banasree](/Property-Rent?q=Banasree&priceMax=20000). Good homes go quickly, so save your search. Never send an advance for a home you have not seen; [Stay safe](/Stay-Safe) explains why.`,
};
