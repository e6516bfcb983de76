import type { faq as bn } from '#i18n/bn/faq.ts';

// The sixteen questions. A line of an answer is a paragraph, "- " begins an item, [text](/path) leads somewhere.
export const faq = {
  title: 'Questions and answers',
  lead: 'Short, plain answers to what people ask most. Every question has a link of its own that you can send on.',
  description: 'Plain answers to 16 questions about searching, calling, posting, reviews, edits, accounts and safety on Uthan.',
  search: 'Search the questions',
  searchHint: 'Such as: edit, code, katha',
  found: '{count} of {total} questions',
  none: 'No question about “{query}”. Try another word, or [ask us](/ContactUs).',
  clear: 'Show all questions',
  copyLink: 'Link to this question',
  stillTitle: 'No answer here?',
  stillText: 'Have the post number or the email of your account at hand and talk to customer care.',

  group_find: 'Searching and calling',
  group_post: 'Posting an ad',
  group_account: 'Your account',
  group_trust: 'Privacy and safety',

  q_visit: 'Do I need an account to look at posts or to call?',
  a_visit: `No. You can search, read posts, look at pictures and get the number to call without an account.
You need one to post an ad and to save posts you like. It costs nothing.`,

  q_contact: 'How do I talk to a seller or a landlord?',
  a_contact: `Press **Call** on the page of the post to see the number; on a phone the call starts right away. There is no chat and no messaging on Uthan, people talk by phone.
Mention the number of the post, so that both of you mean the same property.
Whoever looks up many numbers in a short time has to wait a while for more. It keeps collectors of phone numbers away.`,

  q_search: 'How do I find what I want?',
  a_search: `Write in Bengali or English, as you like: the Bengali and the English for “Dhanmondi flat” find the same posts, and small spelling mistakes do no harm. If you know the number of a post, the number alone is enough.
- Choose area, price and type to shorten the list; the rest is under **More filters**.
- Where nothing is found, the page says which filter to drop and how many posts that would show.
- Send somebody the link in the address bar and they will see the same list.`,

  q_rates: 'Where does the “usual rate” of an area come from?',
  a_rates: `From the posts on Uthan. Of posts of the same kind in the same sub-district that went live in the last {rateDays} days and are still there, the middle half of the asking prices is shown. If there are fewer than {ratePosts}, the whole district is taken; if it has too few as well, no rate is shown.
It tells what people ask, not what was paid in the end. Use it to get an idea before you bargain, not as the last word.`,

  q_units: 'How do katha, shotok, bigha and acre compare?',
  a_units: `Uthan compares all of them in square feet:
- 1 katha = {katha} sqft
- 1 shotok = {shotok} sqft
- 1 bigha = 20 katha = {bigha} sqft
- 1 acre = 100 shotok = {acre} sqft
Land is shown in all four units. In some districts a katha or a bigha is different, so compare with the porcha before you buy.`,

  q_post: 'How do I post an ad?',
  a_post: `Sign in, press **Post an ad** and choose [to sell](/sellpost) or [to rent out](/add-rent-post). There are six short steps: type, place, price and pictures, details, contact, and a last look.
- You need 1 to {images} pictures of at most {imageMb} MB each.
- The description has at most {description} characters.
- Your profile needs your name and an 11-digit phone number.
What you write is kept on your device by itself, so a lost connection costs you nothing. You can post {perDay} ads a day and have {liveMax} at a time.`,

  q_cost: 'What does posting cost?',
  a_cost: `A free post costs nothing, and Uthan takes no commission when you sell or rent out.
You may choose a paid post; these are seen about {paidViews} times more often. After you have sent it, our team calls and tells you the price; if you do not agree, the post goes on as a free one. There is no online payment on the site: if anybody sends you a link to pay, do not.`,

  q_review: 'How long until my post is live?',
  a_review: `A person looks at every post. In office hours ({opens} to {closes}, daily) it usually takes {reviewFrom} to {reviewTo} hours. For what you send in the evening, the clock starts the next morning.
Right after sending you see by when to expect an answer. How long it really takes this week is told on [Sell or rent fast](/FastSellRent).`,

  q_rejected: 'What if my post is sent back?',
  a_rejected: `You are told the reason and what to put right. The usual ones: blurred or unrelated pictures, a phone number or a link in the text, the wrong area, a price nobody believes, the same post twice.
Correct it under **My properties** and send it again. You can do so {reposts} times, and it does not count as an edit.`,

  q_edit: 'How often can I edit a live post?',
  a_edit: `{edits} times. After each edit the post is reviewed again and is off the lists until then, so it is best to change everything at once.
Hiding it, showing it again, marking it as sold or rented and renewing do not count as edits.
If you lower the price, the old one appears beside it by itself. Nobody can type an “old price”, so there are no invented discounts.`,

  q_expiry: 'How long does a post stay?',
  a_expiry: `{expireDays} days from its approval. In the last {renewDays} days you can renew it; without changes it needs no new review. You can do that {renewals} times, then it is reviewed once more.`,

  q_sold: 'What do I do when it is sold or rented?',
  a_sold: `Say so under **My properties** and the calls stop. The post is shown as sold or rented for {soldDays} more days and then goes by itself.
You can also delete it; then it leaves the lists at once.`,

  q_code: 'The code for registering does not arrive. What now?',
  a_code: `Look into the spam or promotions folder and check how you spelled the email. If it is wrong, press **Wrong email?** and correct it.
The code has 6 digits and works for {codeMinutes} minutes. You can ask for a new one after 1 minute, {codeSends} times a day. A new code ends the one before. Digits of either script will do.`,

  q_password: 'I forgot my password, or somebody knows it',
  a_password: `Give your email on [Forgot password](/ForgotPassword). You get a 6-digit code and a link; either of them will do.
A new password signs you out on all other devices. In [Settings](/user/profile-settings) you see where you are signed in, and can end it.`,

  q_privacy: 'Who sees my phone number and my data?',
  a_privacy: `The number in a post is shown only to those who press **Call**; it is not in the text of the page and not in search engines.
Nobody sees the email, phone number, address and birth date of your profile unless you want it. There are four switches, and all four are off at first.
You can take a copy of all your data and delete your account yourself in [Settings](/user/profile-settings). Details are on [Privacy policy](/Privacy-Policy).`,

  q_fraud: 'What do I do if I suspect fraud?',
  a_fraud: `Pay nothing, stop talking, and press **Report this post** on its page, or note its number and call [customer care](/CustomerCare). If money is gone already, file a general diary (GD) at the police station; in an emergency call 999.
Where fraud is proven, the account is closed for good and all its posts go. How to be careful beforehand is on [Stay safe](/Stay-Safe).`,
} as const satisfies Record<keyof typeof bn, string>;
