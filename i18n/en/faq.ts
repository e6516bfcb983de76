import type { faq as bn } from '#i18n/bn/faq.ts';

// The sixteen questions. A line of an answer is a paragraph, "- " begins an item, [text](/path) leads somewhere.
export const faq = {
  title: 'Questions and answers',
  lead: 'Short, plain answers to the most common questions. Each has its own link that you can share.',
  description: 'Plain answers to 16 questions about searching, calling, posting, reviews, edits, accounts and safety on Uthan.',
  search: 'Search the questions',
  searchHint: 'Such as: edit, code, katha',
  found: '{count} of {total} questions',
  none: 'No question about “{query}”. Try another word, or [ask us](/ContactUs).',
  clear: 'Show all questions',
  copyLink: 'Link to this question',
  stillTitle: 'Didn’t find your answer?',
  stillText: 'Call customer care. Have the post number or the email of your account ready.',

  group_find: 'Searching and calling',
  group_post: 'Posting an ad',
  group_account: 'Your account',
  group_trust: 'Privacy and safety',

  q_visit: 'Do I need an account to see posts or to call?',
  a_visit: `No. You can search, read posts, see photos and get the number to call without an account.
You need one to post an ad and to save posts you like. It is free.`,

  q_contact: 'How do I talk to a seller or a landlord?',
  a_contact: `Tap **Call** on the page of the post to see the number; on a phone the call starts right away. There is no chat or messaging on Uthan; people talk by phone.
Mention the post number, so that you both mean the same property.
If you look up many numbers in a short time, you’ll have to wait before seeing more. This protects sellers from number harvesting.`,

  q_search: 'How do I find what I want?',
  a_search: `Type in Bengali or English: “Dhanmondi flat” finds the same posts in either language, and small spelling mistakes don’t matter. If you know the number of a post, the number alone is enough.
- Choose area, price and type to narrow the list; the rest is under **More filters**.
- If nothing is found, the page says which filter to drop and how many posts that would show.
- Share the link in the address bar and others will see the same list.`,

  q_rates: 'Where does the “usual rate” of an area come from?',
  a_rates: `From the posts on Uthan. We take posts of the same type in the same sub-district that went live in the last {rateDays} days and are still live, and show the middle half of their asking prices. If there are fewer than {ratePosts}, we take the whole district; if that has too few as well, no rate is shown.
It shows asking prices, not what was finally paid. Use it as a guide when you bargain, not as the last word.`,

  q_units: 'How do katha, shotok, bigha and acre compare?',
  a_units: `Uthan converts all of them to square feet:
- 1 katha = {katha} sqft
- 1 shotok = {shotok} sqft
- 1 bigha = 20 katha = {bigha} sqft
- 1 acre = 100 shotok = {acre} sqft
Land is shown in all four units. In some districts a katha or a bigha is different, so check the porcha before you buy.`,

  q_post: 'How do I post an ad?',
  a_post: `Sign in, tap **Post an ad** and choose [to sell](/sellpost) or [to rent out](/add-rent-post). There are four short steps: type and place, price and photos, details and contact, and a final check.
- You need 1 to {images} photos of at most {imageMb} MB each.
- The description can have at most {description} characters.
- Your profile needs your name and an 11-digit phone number.
What you write is saved on your device automatically, so you lose nothing if the connection drops. You can post {perDay} times a day and have up to {liveMax} posts at a time.`,

  q_cost: 'What does posting cost?',
  a_cost: `A free post costs nothing, and Uthan takes no commission when you sell or rent out.
You can choose a paid post; these are seen about {paidViews} times more often. After you submit it, our team will call you about the price; if you don’t agree, it stays a free post. There is no online payment on the site: if anyone sends you a payment link, don’t pay.`,

  q_review: 'How long until my post is live?',
  a_review: `Our team checks every post. In office hours ({opens} to {closes}, daily) it usually takes {reviewFrom} to {reviewTo} hours. For posts sent in the evening, the clock starts the next morning.
Right after submitting you’ll see when to expect an answer. See how long it is taking this week on [Sell or rent fast](/FastSellRent).`,

  q_rejected: 'What if my post is sent back?',
  a_rejected: `We tell you the reason and what to correct. The most common: blurred or unrelated photos, a phone number or link in the text, the wrong area, an unbelievable price, or the same property posted twice.
Correct it under **My properties** and submit it again. You can do this {reposts} times, and it doesn’t count as an edit.`,

  q_edit: 'How many times can I edit a live post?',
  a_edit: `{edits} times. After each edit the post is reviewed again and is hidden until then, so it is best to change everything in one go.
Hiding it, showing it again, marking it as sold or rented and renewing it don’t count as edits.
If you lower the price, the old one is shown beside it automatically. You can’t type in an “old price”, so there are no made-up discounts.`,

  q_expiry: 'How long does a post stay?',
  a_expiry: `{expireDays} days from approval. In the last {renewDays} days you can renew it; without changes it needs no new review. You can do this {renewals} times, then it is reviewed once more.`,

  q_sold: 'What do I do when it is sold or rented?',
  a_sold: `Mark it under **My properties** and the calls will stop. The post is shown as sold or rented for {soldDays} more days and is then removed automatically.
You can also delete it; then it leaves the lists immediately.`,

  q_code: 'The registration code hasn’t arrived. What now?',
  a_code: `Check your spam or promotions folder and how you spelled your email. If it is wrong, tap **Wrong email?** and correct it.
The code has 6 digits and works for {codeMinutes} minutes. You can ask for a new one after 1 minute, up to {codeSends} times a day. A new code cancels the previous one. You can use Bengali or English digits.`,

  q_password: 'I forgot my password, or someone else knows it',
  a_password: `Enter your email on [Forgot password](/ForgotPassword). You’ll get a 6-digit code and a link; use either one.
A new password signs you out on all other devices. In [Settings](/user/profile-settings) you can see where you are signed in and sign out other devices.`,

  q_privacy: 'Who sees my phone number and my data?',
  a_privacy: `The number in a post is shown only to people who tap **Call**; it is not in the text of the page and not in search engines.
No one sees the email, phone number, address and birth date in your profile unless you choose to show them. There are four switches, all off by default.
You can download all your data and delete your account yourself in [Settings](/user/profile-settings). Details are in the [privacy policy](/Privacy-Policy).`,

  q_fraud: 'What do I do if I suspect fraud?',
  a_fraud: `Don’t pay, stop talking, and tap **Report this post** on its page, or note its number and call [customer care](/CustomerCare). If you have already paid, file a general diary (GD) at the police station; in an emergency call 999.
If fraud is proven, the account is permanently closed and all its posts are removed. How to protect yourself is on [Stay safe](/Stay-Safe).`,
} as const satisfies Record<keyof typeof bn, string>;
