import type { DemoArticle } from './article.ts';

export const dampProofInteriors: DemoArticle = {
  slug: 'interiors-that-stand-the-damp',
  titleBn: 'স্যাঁতসেঁতে আবহাওয়ায় টেকসই ইন্টেরিয়র',
  titleEn: 'Interiors that survive the damp',
  excerptBn: 'বর্ষায় দেয়াল ঘামে, আলমারিতে ছত্রাক ধরে, বোর্ড ফুলে যায়। কোন উপকরণ নেবেন, কোনটি নেবেন না, আর আগে কী সারাবেন।',
  excerptEn: 'Walls sweat in the monsoon, wardrobes grow mould and boards swell. What to use, what to avoid, and what to fix first.',
  cover: 'damp',
  category: 'interior',
  tags: ['ইন্টেরিয়র', 'স্যাঁতসেঁতে', 'দেয়াল'],
  tagsEn: ['interior', 'damp', 'walls'],
  spotlight: false,
  daysAgo: 55,
  bodyBn: `আমাদের দেশে বছরের প্রায় অর্ধেক সময় বাতাসে জলীয় বাষ্প বেশি থাকে। বিদেশি ছবির মতো সাজানো ঘর তাই এক বর্ষা পরেই বদলে যায়: রং ফোলে, ওয়ালপেপার উঠে আসে, আলমারির ভেতরে গন্ধ হয়। সমাধান দামি জিনিসে নয়, ঠিক ক্রমে কাজ করায়।

## আগে পানির উৎস খুঁজুন

দাগের ওপর রং করলে দাগ ফিরে আসে। তাই প্রথমে দেখুন পানি কোথা থেকে আসছে।

- **ছাদ বা ওপরের বাথরুম:** দাগ থাকে সিলিংয়ে, বৃষ্টির পর বাড়ে।
- **বাইরের দেয়াল:** জানালার কোণে আর ফাটলের পাশে।
- **মেঝে থেকে ওঠা:** নিচতলায় দেয়ালের নিচের দুই-তিন ফুটে লবণের মতো সাদা গুঁড়া।
- **ভেতরের বাষ্প:** রান্নাঘর আর বাথরুমে, যেখানে হাওয়া বের হয় না।

উৎস সারিয়ে দেয়াল পুরো শুকাতে দিন; অন্তত তিন-চার সপ্তাহ। তারপর রং বা কাঠের কাজ।

## কোথায় কোন উপকরণ

| জায়গা | ভালো টেকে | এড়িয়ে চলুন |
|---|---|---|
| রান্নাঘরের কেবিনেট | মেরিন প্লাই, পিভিসি বোর্ড | সাধারণ পার্টিকেল বোর্ড |
| বাথরুমের দরজা | পিভিসি, অ্যালুমিনিয়াম | কাঁচা কাঠ |
| বাইরের দিকের দেয়াল | আর্দ্রতারোধী রং | ওয়ালপেপার, জিপসাম প্যানেল |
| মেঝে | টাইলস, মোজাইক | সস্তা ল্যামিনেট |
| আলমারি | সিল করা প্লাই, পায়ার ওপর | দেয়ালে ঠেকানো খোলা বোর্ড |

একই নামের বোর্ড নানা মানের হয়। কেনার সময় ব্র্যান্ড, পুরুত্ব আর ওয়ারেন্টি লিখিয়ে নিন। প্রান্তগুলো সিল করা আছে কি না দেখুন; পানি সবচেয়ে আগে ঢোকে কাটা প্রান্ত দিয়ে।

## বিনা খরচের কিছু অভ্যাস

1. আলমারি আর খাট দেয়াল থেকে তিন-চার আঙুল সরিয়ে রাখুন।
2. সকালে এক ঘণ্টা দুই দিকের জানালা খুলে দিন, যাতে বাতাস এপার-ওপার যায়।
3. রান্নার সময় ও গোসলের পর এগজস্ট ফ্যান চালু রাখুন।
4. ভেজা কাপড় শোবার ঘরে শুকাবেন না।
5. রোদ উঠলে তোশক, বালিশ আর আলমারির দরজা খুলে দিন।

## নতুন বাসার কাজ করানোর সময়

বর্ষার মাঝখানে প্লাস্টার আর রং না করানোই ভালো। কাজ শুরুর আগে প্রতিষ্ঠানকে জিজ্ঞেস করুন তারা দেয়ালের আর্দ্রতা মাপবে কি না। চুক্তিতে লিখে নিন, প্রথম বর্ষায় রং ফুললে বা বোর্ড বাঁকলে তারা ঠিক করে দেবে। একজন ভালো ঠিকাদার এই শর্তে রাজি হন, কারণ তিনি জানেন কাজটি টিকবে।

## ভাড়া বাসায়

নিজে বড় খরচ করার আগে বাড়িওয়ালাকে ছবি পাঠান। পানির লাইন বা ছাদের কাজ সাধারণত মালিকের দায়িত্ব। নতুন বাসা দেখতে গেলে আলমারির পেছনে আর জানালার কোণে একবার তাকান; নতুন রং অনেক কিছু ঢেকে রাখে।

কাজ করাতে চাইলে দেখুন [বাসার ইন্টেরিয়র প্রতিষ্ঠান](/Interior-Design?category=home); বাইরের দেয়াল আর ছাদের জন্য [এক্সটেরিয়র প্রতিষ্ঠান](/Interior-Design?category=exterior)। আগের গ্রাহকেরা কী লিখেছেন, সেটিও পড়ে নিন। দক্ষিণমুখী, আলো-বাতাস ভালো এমন বাসা চাইলে খুঁজুন [দক্ষিণমুখী ফ্ল্যাট](/property-search?purpose=sell&propertyType=apartment&facing=south)।`,
  bodyEn: `For half the year our air is full of moisture. A room furnished like a foreign picture therefore changes after one monsoon: paint blisters, wallpaper comes off, wardrobes smell. The answer is not to spend more but to work in the right order.

## First find the water

If you paint over a stain, it comes back. So find out first where the water comes from.

- **Roof or the bathroom above:** stains on the ceiling that grow after rain.
- **Outer walls:** at the corners of windows and beside cracks.
- **Rising from the ground:** on the ground floor, a white powder like salt on the lowest two or three feet.
- **Steam from inside:** in kitchens and bathrooms without ventilation.

Fix the cause and let the wall dry completely, for at least three or four weeks. Then paint or do the woodwork.

## What to use where

| Place | Lasts well | Avoid |
|---|---|---|
| Kitchen cabinets | Marine ply, PVC board | Plain particle board |
| Bathroom doors | PVC, aluminium | Raw wood |
| Outer walls | Damp-proof paint | Wallpaper, gypsum panels |
| Floors | Tiles, mosaic | Cheap laminate |
| Wardrobes | Sealed ply, on legs | Open board against the wall |

Boards of the same name come in many qualities. Get the brand, thickness and warranty in writing. Check that the edges are sealed: water first enters where a board was cut.

## Habits that cost nothing

1. Keep wardrobes and beds three or four fingers away from the wall.
2. Open windows on two sides for an hour each morning, so that air passes through.
3. Run the exhaust fan while you cook and after a bath.
4. Don’t dry wet clothes in a bedroom.
5. When the sun is out, air mattresses and pillows and open the wardrobes.

## When you have work done

Avoid plastering and painting in the middle of the monsoon. Ask the firm beforehand whether they measure the moisture of the walls. Write into the contract that they come back if paint blisters or boards bend in the first monsoon. A good contractor agrees, because he knows that the work will last.

## In a rented home

Send the landlord photos before you spend much yourself. The landlord usually repairs pipes and the roof. When you see a new place, look behind the wardrobe and into the corners of windows: fresh paint hides a lot.

To have work done, see [firms for homes](/Interior-Design?category=home) and, for outer walls and roofs, [firms for exteriors](/Interior-Design?category=exterior), and read what their customers wrote. If you want a home with light and air, search for [south-facing flats](/property-search?purpose=sell&propertyType=apartment&facing=south).`,
};
