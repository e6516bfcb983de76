import type { terms as bn } from '#i18n/bn/terms.ts';

// Twelve sections. A line is a paragraph, "- " begins an item, [text](/path) leads somewhere.
export const terms = {
  title: 'Terms and conditions',
  lead: 'These terms are the agreement between you and us when you use Uthan. We have written them as plainly as we could.',
  description: 'The terms of using Uthan: accounts, rules for posts, review, paid posts, dealings, what is forbidden, suspension and liability.',
  inShortTitle: 'In short',
  inShort: `- Tell the truth, and post only property that is yours or that you were asked to advertise.
- Our team checks every post before it goes live; still, check the papers yourself before you pay.
- Buying, selling and renting is between you and the other side; no money passes through Uthan.
- Fraud means a permanent ban.`,

  s1_title: 'Agreeing to the terms',
  s1: `By browsing the site, searching, opening an account or posting, you agree to these terms and to the [privacy policy](/Privacy-Policy). If you do not agree with any of them, please do not use the site.
If you use it on behalf of a company, you confirm that you are authorised to agree for it.`,

  s2_title: 'What Uthan does and does not do',
  s2: `Uthan is a place for posts about buying, selling and renting homes, flats, land and commercial space in Bangladesh. We check posts and publish them, help people find them and talk by phone.
Uthan owns no property and is not a broker, lawyer, lender or agent for anyone. No money between buyer and seller passes through our hands, and we take no commission.`,

  s3_title: 'Your account',
  s3: `- You must be at least {ageMin} years old to register. By law you must be an adult to make a contract; if you are not, have a guardian with you when you post or make a deal.
- Give your real name, your own email and a phone number that works. The name can be changed once in {nameMonths} months.
- Don’t share your password or codes with anyone. We will never ask for them.
- You are responsible for what is done with your account. If you think someone has got in, change the password immediately and tell us.
- You can delete your account yourself at any time.`,

  s4_title: 'Rules for posts',
  s4: `By posting you confirm that the property is yours or that its owner asked you to advertise it, and that what you write is true.
- One post is about one property. Do not post the same property more than once.
- State the price, size, area and condition as they are. The price is the full amount you are really asking.
- Photos must show that property, and you must have taken them or be allowed to use them; 1 to {images} photos.
- No phone numbers, links or other advertising in the title, description or photos; there is a separate field for the number.
- Nothing that insults people for their religion, ethnicity, gender or origin.
- Take the post down or mark it when it is sold or rented.
You can post {perDay} times a day and have up to {liveMax} posts at a time. Talk to customer care if you need more.`,

  s5_title: 'Review, edits and how long a post stays',
  s5: `Our team checks every post before it is published. In office hours this usually takes {reviewFrom} to {reviewTo} hours; this is our aim, not a guarantee.
A post that breaks the rules or contains false information is sent back, or taken down if we find out later. We tell you the reason, and you can correct it and submit it again up to {reposts} times.
A post can be edited {edits} times and is reviewed each time. It stays for {expireDays} days and can be renewed.
Our review compares text and photos. It does not verify ownership, deeds or the quality of a building; you need to do that yourself.`,

  s6_title: 'Free and paid posts',
  s6: `A free post costs nothing. If you ask for a paid one, our team will call you about the price; it becomes a paid post only if you agree, and is promoted for {promotionDays} days from its approval.
Paid posts are seen about {paidViews} times more often. This is based on experience; we cannot guarantee how many people will look or whether it will sell. The review rules are the same for free and paid posts.
Uthan takes no money online. If someone sends you a link or a number in our name and asks for money, [tell us](/ContactUs).`,

  s7_title: 'Calling and dealing',
  s7: `Buyers and tenants call the number in the post. It is for talking about that property only, not for other advertising, surveys or lists.
Visits, bargaining, checking papers, earnest money, registration and handover are between the two sides. Read [how to stay safe](/Stay-Safe) before you pay, and ask a lawyer where needed.
Rates, instalments, registration costs and land measures on the site are estimates; they are not legal, tax or investment advice.`,

  s8_title: 'What is forbidden',
  s8: `- Posting property that doesn’t exist, is stolen or belongs to someone else.
- Asking for money as booking, registration or “file opening” without showing the property.
- Opening an account in someone else’s name, or coming back under another name after your account was disabled.
- Collecting phone numbers or posts with bots or software, getting around limits or disrupting the site.
- Threatening, harassing or insulting anyone.
- Advertising anything that the law forbids.`,

  s9_title: 'Rights in text and photos',
  s9: `Your text and photos remain yours. By posting, you let us show them on the site, store them in other sizes and show a small version where the post is shared. When you delete the post, this permission ends.
The name, logo, design, drawings and software of Uthan are ours. They must not be copied or used elsewhere without permission.
If someone uses your photos or text without permission, [tell us](/Legal-Requests) the number of the post; if you can prove it, we will take them down.`,

  s10_title: 'Suspended and disabled accounts',
  s10: `What happens when rules are broken depends on how serious it is:
- **A post is sent back or taken down:** with the reason and a chance to correct it.
- **The account is suspended:** for a set time or until further notice. You can sign in and browse the site, but you cannot use your account pages, and your posts are hidden.
- **The account is permanently disabled:** for fraud. That email can no longer be used to sign in or register, and its posts are removed.
If you think we are wrong, call [customer care](/CustomerCare); we will look again. We may have to give data to the authorities where the law requires it.`,

  s11_title: 'Limits of liability',
  s11: `The advertiser is the source of what a post says. We review with care, but cannot guarantee that everything is true, nor the quality or ownership of a property, nor how people behave. Each side is responsible for losses arising from dealings between them.
We try to keep the site running at all times, but it may sometimes be unavailable for technical reasons.
Nothing in this section excludes liability that cannot be excluded by law.`,

  s12_title: 'Changes, law and contact',
  s12: `When the terms change, so does the date at the top of this page. If you keep using the site after a major change, you agree to the new terms.
The law of Bangladesh applies. We will first try to settle a dispute by talking; otherwise the courts of Bangladesh decide. If the Bengali and the English differ, the Bengali version prevails.
For questions call [{phone}](phone), daily {opens} to {closes}, or write to [{email}](email).`,
} as const satisfies Record<keyof typeof bn, string>;
