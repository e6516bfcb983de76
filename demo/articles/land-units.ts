import type { DemoArticle } from './article.ts';

export const landUnitsExplained: DemoArticle = {
  slug: 'katha-shotok-bigha-acre',
  titleBn: 'কাঠা, শতক, বিঘা, একর: জমির মাপ এক টেবিলে',
  titleEn: 'Katha, shotok, bigha, acre: land measures in one table',
  excerptBn: 'এক কাঠায় কত শতক, এক বিঘায় কত বর্গফুট? হিসাবের টেবিল, সহজ উদাহরণ আর যেখানে মানুষ ভুল করেন।',
  excerptEn: 'How many shotok is a katha, how many square feet a bigha? A table, simple examples, and where people go wrong.',
  cover: 'measure',
  category: 'land',
  tags: ['কাঠা', 'শতক', 'বিঘা', 'জমির মাপ'],
  tagsEn: ['katha', 'shotok', 'bigha', 'land units'],
  spotlight: false,
  daysAgo: 21,
  bodyBn: `জমির কথা উঠলে শহরের মানুষ বলেন কাঠা, গ্রামে শতক আর বিঘা, কাগজে লেখা থাকে একর বা অযুতাংশ। মাপ বুঝতে সামান্য ভুল হলেও দামের হিসাবে কয়েক লাখ টাকার তফাত হয়ে যায়। তাই দর করার আগে সব মাপ এক এককে আনুন।

## এক নজরে

| একক | বর্গফুট | শতক | কাঠা |
|---|---|---|---|
| ১ ছটাক | ৪৫ | প্রায় ০.১০ | ০.০৬২৫ |
| ১ শতক (শতাংশ/ডেসিমেল) | ৪৩৫.৬ | ১ | প্রায় ০.৬০৫ |
| ১ কাঠা | ৭২০ | প্রায় ১.৬৫ | ১ |
| ১ বিঘা | ১৪,৪০০ | প্রায় ৩৩ | ২০ |
| ১ একর | ৪৩,৫৬০ | ১০০ | ৬০.৫ |

মনে রাখার সহজ উপায়: ১৬ ছটাকে এক কাঠা, ২০ কাঠায় এক বিঘা, ১০০ শতকে এক একর, আর তিন বিঘার একটু বেশিতে এক একর।

## হিসাব করে দেখি

**দলিলে লেখা ৮ শতক, কত কাঠা হলো?** ৮ কে ৪৩৫.৬ দিয়ে গুণ করলে ৩,৪৮৪.৮ বর্গফুট। এবার ৭২০ দিয়ে ভাগ করলে প্রায় ৪.৮৪ কাঠা, অর্থাৎ চার কাঠা সাড়ে তেরো ছটাকের মতো। কেউ যদি এটিকে “পাঁচ কাঠা” বলে দাম চান, তফাতটুকু তাঁকে দেখিয়ে দিন।

**পাঁচ কাঠার প্লটে কত শতক?** ৫ গুণ ৭২০ সমান ৩,৬০০ বর্গফুট। ৪৩৫.৬ দিয়ে ভাগ করলে প্রায় ৮.২৬ শতক।

**দুটি জমির মধ্যে কোনটি সস্তা?** একটি ৬ শতক, দাম ৬০ লাখ টাকা; আরেকটি ৪ কাঠা, দাম ৬৪ লাখ টাকা। প্রথমটি প্রায় ৩.৬৩ কাঠা, তাই কাঠাপ্রতি প্রায় ১৬ লাখ ৫৩ হাজার টাকা। দ্বিতীয়টি কাঠাপ্রতি ১৬ লাখ। মোট দাম বেশি হলেও দ্বিতীয়টিই সস্তা।

নিজের জমির অঙ্ক বসিয়ে দেখতে পারেন [জমির মাপ রূপান্তর](/Land-Unit-Converter) পাতায়। হিসাবের কাগজটি রেখে দিন। দর করার সময় বিক্রেতার সামনে একই হিসাব আরেকবার করুন; দুজন একই বর্গফুটে রাজি হলে তবেই কাঠাপ্রতি দামের কথা তুলুন।

## যেখানে ভুল হয়

- **এলাকাভেদে মাপ আলাদা।** কোথাও কোথাও বিঘা বা কাঠার স্থানীয় মাপ ভিন্ন। কানি আর গন্ডার মাপও জেলায় জেলায় বদলায়। দলিলের শতক ধরে হিসাব করাই নিরাপদ।
- **রাস্তার জায়গা।** প্রকল্পের প্লটে রাস্তা ও ড্রেনের জন্য জায়গা ছাড়তে হতে পারে। জিজ্ঞেস করুন, ৫ কাঠা মানে হাতে কতটুকু পাবেন।
- **কাগজে এক, মাঠে আরেক।** সীমানা ধরে মাপলে অনেক সময় কাগজের চেয়ে কম পাওয়া যায়। কেনার আগে আমিন দিয়ে মাপিয়ে নিন, পাশের জমির মালিকদেরও ডাকুন।
- **ফ্ল্যাটের বর্গফুট আলাদা জিনিস।** ফ্ল্যাটের মাপে সিঁড়ি, লিফটের ভাগও ধরা থাকে; জমির মাপের সঙ্গে মেলাবেন না।

## উঠানে খোঁজার সময়

জমি খুঁজতে গিয়ে যে এককে আপনার সুবিধা, সেটিই বেছে নিন; অন্য এককে লেখা বিজ্ঞাপনও ফলাফলে আসবে। শুরু করতে পারেন [বিক্রির জমি](/property-search?purpose=sell&propertyType=land) থেকে, কিংবা [তিন থেকে পাঁচ কাঠার জমি](/property-search?purpose=sell&propertyType=land&landMin=3&landMax=5&landUnit=katha) দেখে। একা পাঁচ কাঠা কেনা কঠিন হলে কয়েকজন মিলে কেনার উদ্যোগও আছে [গ্রুপ বিল্ডিং](/Group-Wise-Building) পাতায়।`,
  bodyEn: `People in cities talk about katha, in villages about shotok and bigha, while documents use acres or decimals. A small mistake can cost lakhs. So convert everything to one unit before you bargain.

## At a glance

| Unit | Square feet | Shotok | Katha |
|---|---|---|---|
| 1 chhatak | 45 | about 0.10 | 0.0625 |
| 1 shotok (decimal) | 435.6 | 1 | about 0.605 |
| 1 katha | 720 | about 1.65 | 1 |
| 1 bigha | 14,400 | about 33 | 20 |
| 1 acre | 43,560 | 100 | 60.5 |

An easy way to remember it: 16 chhatak make a katha, 20 katha a bigha, 100 shotok an acre, and an acre is a little more than three bigha.

## Examples

**The deed says 8 shotok. How many katha?** 8 times 435.6 is 3,484.8 square feet. Divide by 720: about 4.84 katha, or four katha and thirteen and a half chhatak. If someone calls it five katha and asks that price, show them the difference.

**How many shotok are in a plot of five katha?** 5 times 720 is 3,600 square feet. Divide by 435.6: about 8.26 shotok.

**Which of two plots is cheaper?** One is 6 shotok for Tk 60 lakh, the other 4 katha for Tk 64 lakh. The first is about 3.63 katha, so it costs some Tk 16.53 lakh per katha. The second costs Tk 16 lakh per katha. Its total is higher, yet it is the cheaper land.

Enter your own numbers in the [land unit converter](/Land-Unit-Converter). Keep your calculation. Do it again in front of the seller, and talk about the price per katha only when you both agree on the square feet.

## Where people go wrong

- **Measures differ by place.** In some areas a local bigha or katha is not the usual one, and the kani and ganda differ from district to district. The shotok in the deed is the safe figure.
- **Land for roads.** In a plot project a part may go to roads and drains. Ask how much of the 5 katha you will really get.
- **On paper and on site.** Measured along its boundaries, land is often smaller than on paper. Have a surveyor measure it before you buy, and invite the neighbours.
- **A flat’s square feet are something else.** They include a share of stairs and lift. Don’t compare them with land.

## Searching on Uthan

Choose the unit you are used to; posts written in another one are found too. Start with [land for sale](/property-search?purpose=sell&propertyType=land) or look at [land of three to five katha](/property-search?purpose=sell&propertyType=land&landMin=3&landMax=5&landUnit=katha). If five katha are too much for one family, some people buy together: see [group building](/Group-Wise-Building).`,
};
