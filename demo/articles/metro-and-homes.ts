import type { DemoArticle } from './article.ts';

export const metroAndHomes: DemoArticle = {
  slug: 'the-metro-and-where-people-look-for-homes',
  titleBn: 'মেট্রোরেল আর বাসা খোঁজার নতুন মানচিত্র',
  titleEn: 'How the metro changes where people look for homes',
  excerptBn: 'উত্তরা থেকে মতিঝিল: স্টেশনের কাছে থাকার সুবিধা, বাড়তি দাম, আর দশ মিনিট হাঁটলে কতটা বাঁচে।',
  excerptEn: 'From Uttara to Motijheel: the benefits of living near a station, what it costs, and what a ten-minute walk saves.',
  cover: 'metro',
  category: 'areas',
  tags: ['মেট্রোরেল', 'মিরপুর', 'উত্তরা'],
  tagsEn: ['metro rail', 'Mirpur', 'Uttara'],
  spotlight: false,
  daysAgo: 24,
  bodyBn: `কয়েক বছর আগেও মিরপুর থেকে মতিঝিলে অফিস করা মানে ছিল দিনে তিন-চার ঘণ্টা বাসে। মেট্রোরেল চালু হওয়ার পর হিসাবটি বদলে গেছে। এখন অনেকে আর প্রথমে জিজ্ঞেস করেন না “অফিস থেকে কত দূর”, জিজ্ঞেস করেন “স্টেশন থেকে হেঁটে কত মিনিট”।

## কোন স্টেশনের কাছে কেমন এলাকা

| স্টেশন | আশপাশের এলাকা | কাদের পছন্দ |
|---|---|---|
| উত্তরা উত্তর, সেন্টার, দক্ষিণ | উত্তরার তৃতীয় পর্ব | নতুন ফ্ল্যাট, খোলা জায়গা চান যাঁরা |
| পল্লবী, মিরপুর ১১ | পল্লবী, মিরপুর ১১ ও ১২ | মাঝারি বাজেটের পরিবার |
| মিরপুর ১০, কাজীপাড়া, শেওড়াপাড়া | মিরপুর, কাফরুল | চাকরিজীবী, শিক্ষার্থী |
| আগারগাঁও, বিজয় সরণি | শেরেবাংলা নগর, তেজগাঁও | সরকারি চাকরিজীবী |
| ফার্মগেট, কারওয়ান বাজার | তেজগাঁও, গ্রিন রোড | অফিস আর কোচিংয়ের কাছে থাকতে চান যাঁরা |
| শাহবাগ থেকে মতিঝিল | সেগুনবাগিচা, পল্টন, মতিঝিল | পল্টন-মতিঝিলের অফিসপাড়ায় কাজ যাঁদের |

## দাম কি সত্যিই বাড়ে

স্টেশনের একেবারে কাছে ভাড়া আর দাম দুটিই সাধারণত একটু বেশি চাওয়া হয়। তবে বাড়তিটুকু সব জায়গায় সমান নয়। নিচতলায় দোকান, বড় রাস্তার শব্দ আর ভিড়ের কারণে অনেক পরিবার স্টেশনের গায়ে থাকতে চায় না। প্রধান সড়ক থেকে দুই-তিন গলি ভেতরে গেলে প্রায়ই একই মাপের বাসা কম দামে মেলে, অথচ হাঁটতে লাগে বড়জোর দশ মিনিট।

কেনার কথা ভাবলে শুধু “মেট্রোর পাশে” শুনে বেশি দাম দেবেন না। একই এলাকার কয়েকটি বিজ্ঞাপন মিলিয়ে প্রতি বর্গফুটের চলতি দর দেখুন, তারপর দর করুন।

## নিজের হিসাব করুন

- বাসা থেকে স্টেশন, স্টেশন থেকে অফিস: দুই দিকের হাঁটা বা রিকশা মিলিয়ে মোট সময়।
- মাসে ২২ দিন যাতায়াতের ভাড়া, পরিবারের সবার।
- শেষ ট্রেনের পরে ফিরতে হলে উপায় কী?
- সন্তানের স্কুল কি একই দিকে?

ধরা যাক, মেট্রোর কাছে বাসায় ভাড়া ৩,০০০ টাকা বেশি, কিন্তু দুজনের যাতায়াতে দিনে দুই ঘণ্টা বাঁচে। মাসে সেটি ৪৪ ঘণ্টা। আপনার কাছে সেই সময়ের দাম কত, উত্তরটি সেখানেই।

নতুন লাইনের খবর শুনে এখনই বেশি দাম দেবেন না; কাজ শেষ হতে অনেক সময় লাগে।

## দেখতে গেলে মেট্রোতেই যান

বিজ্ঞাপনে “স্টেশন থেকে পাঁচ মিনিট” লেখা থাকলে নিজে হেঁটে মেপে দেখুন, সকাল আটটায় আর রাত নয়টায়। ফুটপাত আছে কি না, আলো জ্বলে কি না, বর্ষায় পানি জমে কি না, মানচিত্রে এসব দেখা যায় না। জানালা লাইনের দিকে হলে একটি ট্রেন যাওয়া পর্যন্ত দাঁড়িয়ে শব্দটুকু শুনে নিন।

## খোঁজার সহজ উপায়

উঠানে স্টেশনের নাম লিখেই খুঁজতে পারেন; আশপাশের এলাকার বিজ্ঞাপন আসবে। যেমন [মিরপুর ১০ মেট্রো](/Property-Rent?q=মিরপুর+১০+মেট্রো), [উত্তরায় ভাড়া](/Property-Rent?q=উত্তরা), কিংবা কিনতে চাইলে [পল্লবীতে ফ্ল্যাট](/property-search?purpose=sell&propertyType=apartment&q=পল্লবী)। পছন্দের এলাকায় জমি কিনে মিলেমিশে বাড়ি করতে চাইলে দেখুন [গ্রুপ বিল্ডিং](/Group-Wise-Building)।`,
  bodyEn: `A few years ago an office in Motijheel and a home in Mirpur meant three or four hours on a bus every day. The metro has changed that. Many people no longer ask first how far it is to the office, but how many minutes it is on foot to a station.

## Stations and what is around them

| Stations | Areas nearby | Who likes them |
|---|---|---|
| Uttara North, Centre, South | Uttara third phase | People who want new flats and open space |
| Pallabi, Mirpur 11 | Pallabi, Mirpur 11 and 12 | Families with a medium budget |
| Mirpur 10, Kazipara, Shewrapara | Mirpur, Kafrul | Employees and students |
| Agargaon, Bijoy Sarani | Sher-e-Bangla Nagar, Tejgaon | Government employees |
| Farmgate, Karwan Bazar | Tejgaon, Green Road | People who want offices and coaching close by |
| Shahbagh to Motijheel | Segunbagicha, Paltan, Motijheel | People who work in the Paltan–Motijheel office district |

## Is it really more expensive?

Right beside a station owners usually ask a little more, for rent and for sale. But the difference is not the same everywhere. Because of shops, noise and crowds, many families do not want to live next to one. Two or three lanes away from the main road you often find a home of the same size for less, still no more than ten minutes on foot.

If you want to buy, don’t pay more just because someone says “beside the metro”. Compare a few posts in the same area by their price per square foot, then bargain.

## Do your own calculation

- From home to the station and from the station to the office: all the walking and rickshaws together.
- Fares for 22 days a month, for everyone in the family.
- How do you get home after the last train?
- Is the children’s school on the same side?

Say a home near the metro costs Tk 3,000 more, and two people together save two hours a day. That is 44 hours a month. Ask yourself what those hours are worth to you.

Don’t pay more today because of a line that is only planned: construction takes years.

## Take the metro when you go to see it

If a post says “five minutes from the station”, walk it yourself, at eight in the morning and at nine at night. No map shows whether there is a footpath and light, or whether the road floods in the monsoon. If a window faces the line, stay until a train has passed and listen.

## The easy way to search

On Uthan you can type the name of a station, and posts in the areas around it come up: [Mirpur 10 metro](/Property-Rent?q=Mirpur+10+metro), [rent in Uttara](/Property-Rent?q=Uttara) or, to buy, [flats in Pallabi](/property-search?purpose=sell&propertyType=apartment&q=Pallabi). If you would rather buy land in your area and build with others, see [group building](/Group-Wise-Building).`,
};
