import type { terms as bn } from '#i18n/bn/terms.ts';

// Twelve sections. A line is a paragraph, "- " begins an item, [text](/path) leads somewhere.
export const terms = {
  title: 'Terms and conditions',
  lead: 'If you use Uthan, these terms are the agreement between you and us. They are written as plainly as we could.',
  description: 'The terms of using Uthan: accounts, rules for posts, review, paid posts, dealings, what is forbidden, suspension and liability.',
  inShortTitle: 'In short',
  inShort: `- Write what is true, about property that is yours or that you were asked to advertise.
- A person looks at every post before it goes live; check the papers yourself all the same before you pay.
- Buying, selling and renting is between you and the other side; no money passes through Uthan.
- Fraud ends an account for good.`,

  s1_title: 'Agreeing to the terms',
  s1: `By looking at the site, searching, opening an account or posting you agree to these terms and to the [privacy policy](/Privacy-Policy). If you do not agree with something in them, please do not use the site.
If you use it for a company, you confirm that you may agree on its behalf.`,

  s2_title: 'What Uthan does and does not do',
  s2: `Uthan is a place for posts about buying, selling and renting homes, flats, land and commercial space in Bangladesh. We check posts and publish them, help people to find them and to talk by phone.
Uthan owns no property and is nobody’s broker, lawyer, lender or agent. No money between buyer and seller passes through our hands, and we take no commission.`,

  s3_title: 'Your account',
  s3: `- You have to be at least {ageMin} years old to register. The law demands that you are of age to make a contract; if you are not, have a guardian with you when you post or deal.
- Give your real name, your own email and a phone number that works. The name can be changed once in {nameMonths} months.
- Give your password and codes to nobody. None of us will ever ask for them.
- You answer for what is done with your account. If you think that somebody got in, change the password at once and tell us.
- You can delete your account yourself at any time.`,

  s4_title: 'Rules for posts',
  s4: `By posting you confirm that the property is yours or that its owner asked you to advertise it, and that what you write is true.
- One post is about one property. Do not post the same property more than once.
- Give price, size, area and condition as they are. The price is the full amount that you really ask.
- Pictures show that property; you took them or may use them; 1 to {images} of them.
- No phone numbers, links or other advertising in title, description or pictures; the number has a field of its own.
- Nothing that insults people for their religion, ethnicity, gender or origin.
- Take the post down or mark it when it is sold or rented.
You can post {perDay} ads a day and have up to {liveMax} at a time. Talk to customer care if you need more.`,

  s5_title: 'Review, edits and how long a post stays',
  s5: `Our people look at every post before it is published. In office hours that usually takes {reviewFrom} to {reviewTo} hours; this is our aim, not a guarantee.
A post that breaks the rules or is untrue is sent back, or taken down if we learn of it later. You are told the reason and can correct and send it again up to {reposts} times.
A post can be edited {edits} times and is reviewed each time. It stays for {expireDays} days and can be renewed.
Our review compares words and pictures. It does not verify ownership, deeds or the quality of a building; that is for you to do.`,

  s6_title: 'Free and paid posts',
  s6: `A free post costs nothing. If you ask for a paid one, our team calls and tells you the price; it becomes a paid post only if you agree, and is promoted for {promotionDays} days from its approval.
Paid posts are seen about {paidViews} times more often. That is experience; how many people will look, and whether it sells, cannot be guaranteed. The rules of review are the same for free and paid posts.
No money is taken online on Uthan. If somebody sends you a link or a number in our name and asks for money, [tell us](/ContactUs).`,

  s7_title: 'Calling and dealing',
  s7: `Buyers and tenants call the number in the post. It is for talking about that property only, not for other advertising, surveys or lists.
Visiting, bargaining, checking papers, earnest money, registration and handover are between the two sides. Read [how to stay safe](/Stay-Safe) before you pay, and ask a lawyer where needed.
Rates, instalments, registration costs and land measures on the site give you an idea; they are not legal, tax or investment advice.`,

  s8_title: 'What is forbidden',
  s8: `- Posting property that is invented, stolen or somebody else’s.
- Asking for money as booking, registration or “file opening” without showing the property.
- Opening an account in another name, or coming back under another name after being blocked.
- Collecting phone numbers or posts by machine, getting around limits or disturbing the site.
- Threatening, harassing or insulting anybody.
- Advertising anything that the law forbids.`,

  s9_title: 'Rights in words and pictures',
  s9: `Your words and pictures stay yours. By posting you let us show them on the site, keep them in other sizes and show a small version where the post is shared. When you delete the post, this ends.
The name, mark, design, drawings and software of Uthan are ours. They must not be copied or used elsewhere without permission.
If somebody uses your pictures or words without permission, tell us the number of the post; with proof we take them down.`,

  s10_title: 'Suspension and blocking',
  s10: `What happens when rules are broken depends on how serious it is:
- **A post is sent back or taken down:** with the reason and a chance to correct it.
- **The account is suspended:** for a time or until further notice. You can sign in and look at the site, but not work in your own area, and your posts are hidden.
- **The account is blocked for good:** for fraud. That email can no longer sign in or register, and its posts go.
If you think that we are wrong, call [customer care](/CustomerCare); we will look again. Where the law demands it, we may have to give data to the authorities.`,

  s11_title: 'Limits of liability',
  s11: `What a post says comes from whoever posted it. We take care in reviewing, but cannot guarantee that everything is true, nor the quality or ownership of a property or how people behave. For losses from dealings between two sides they answer themselves.
We try to keep the site running at all times; for technical reasons it may be away now and then.
This section does not exclude what by law cannot be excluded.`,

  s12_title: 'Changes, law and contact',
  s12: `When the terms change, the date at the top of this page does too. If you go on using the site after a large change, you agree to the new terms.
The law of Bangladesh applies. We will first try to settle a dispute by talking; otherwise the courts of Bangladesh decide. Where the Bengali and the English differ, the Bengali counts.
For questions call [{phone}](phone), daily {opens} to {closes}, or write to [{email}](email).`,
} as const satisfies Record<keyof typeof bn, string>;
