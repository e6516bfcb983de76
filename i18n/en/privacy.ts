import type { privacy as bn } from '#i18n/bn/privacy.ts';

// What the software really keeps. Whoever changes a table that holds something about people changes this page too.
export const privacy = {
  title: 'Privacy policy',
  lead: 'What Uthan keeps about you, why, for how long, who sees it, and how to get it out or delete it.',
  description: 'Which data Uthan keeps, why, for how long, who sees it, which cookies it sets, and how to get a copy of your data or delete it.',
  inShortTitle: 'In short',
  inShort: `- To look around or to call you need not tell us anything.
- There are no advertising networks, no code from other sites and no trackers here. All of a page comes from our own server.
- A phone number is shown only to somebody who wants to call.
- We do not sell your data.
- You can take a copy of everything, and delete everything, yourself.`,

  visit_title: 'If you only look',
  visit: `Without an account we do not know who you are.
- **How often a post is seen:** a device counts once a day. What is kept for it names nobody and is deleted after the day; only the number stays.
- **How often numbers were looked up or something was tried:** against abuse we count by a fingerprint of your IP address or device mark, from which neither can be read. These counts stay for at most 1 day.
- **The server’s log:** which page was asked for and whether something failed. Your IP address, what you search for, phone numbers, passwords and codes are not written there.`,

  account_title: 'If you open an account',
  account: `- **Needed:** name, email, gender, birth date and a password. The password is stored in a form that even we cannot read.
- **If you like:** phone number (needed for posting), occupation, address, a few words about yourself, a picture.
- **Where you are signed in:** the name of the browser, since when, and when it was last seen. It is deleted after {sessionDays} days without use. To tell new devices from known ones, a fingerprint of each is kept for at most 1 year.
- **Emails we sent:** which email was sent to you and when, for {mailDays} days. Codes themselves are not kept; their fingerprint is deleted within 2 days.
- **Inbox:** the news for you and whether you read it, for {inboxDays} days, at most {inboxMax}. You can delete it earlier.
- **Saved posts and searches:** for as long as you keep them; at most {savedMax} posts and {searchesMax} searches. With a saved search goes what you look for, which posts it found and when you were told.
- **What you submit:** so that something that arrives twice on a bad connection does not make two posts, the answer you got is kept for 1 day.
Why: to know you again, to keep the account safe, and to make sure that there is a real person behind a post. The birth date tells whether you are at least {ageMin} years old.`,

  post_title: 'If you post',
  post: `- What you write in the post, its pictures, the address, one or two phone numbers, whether it is free or paid, and what was decided about it and why.
- **Pictures:** the files that you send are not kept. The server makes new pictures without the place (GPS), the time or the camera.
- **Earlier versions:** what the post said before an edit is kept, so that the change can be reviewed. Every price that was live is shown to everybody with its date.
- **Who looked up the number:** when, and who if they were signed in. Nobody is told who it was; it serves to find abuse.
- **Counts:** how often your post was seen, how many looked up its number and how many saved it. You are shown the numbers only.
When you delete a post it leaves the lists at once and is gone for good after {deletedDays} days. So that nobody deletes and posts the same again and again to look new, its area, size and the fingerprints of its pictures stay for {twinDays} days.`,

  report_title: 'If you report or call',
  report: `When you report a post, the reason, what you write and, if you are signed in, your name are kept; a fingerprint from which nobody can tell who you are makes sure that one person’s report counts once. Only our people see it; whoever posted does not learn who reported.
When you call customer care, no recording is stored in this software.`,

  seen_title: 'Who sees what',
  seen: `- **Everybody:** words, pictures and area of a post; name, picture, occupation and joining date of whoever posted it, and what they write about themselves.
- **Whoever wants to call:** the phone number in the post.
- **Only if you want:** email, phone number, address and birth date of your profile. There are four switches in [Settings](/user/profile-settings), all off at first.
- **Nobody, ever:** your gender, your password.
- **Our people:** as much as reviewing and helping needs. Who decided what and when is written into a log that cannot be changed.
- **Courts or police:** only what the law demands.
To deliver email, our mail service receives your email address. Nobody else is given anything.`,

  device_title: 'What is kept on your device',
  device: `Cookies:
- **Language:** Bengali or English; 1 year.
- **Colours:** light or dark, if you choose one; 1 year.
- **Device mark:** set when you first send something (such as signing in or looking up a number); 1 year. It is a meaningless number by which limits against abuse are counted. No other site can read it.
In the browser’s own storage:
- **The language, the key that keeps you signed in**, and how many saved posts a page shows. Signing out removes the key.
- **Draft and pictures of a post you have not finished:** they do not reach us before you submit it.
- **The last {viewedMax} posts you saw, a few earlier searches and the posts you compare:** these lists are in your browser only, we do not keep them. Beside each is a button to clear it.
- **Until you close the tab:** what you are typing while registering or changing a password, and which post or search you wanted to save after signing in.
There are no cookies for advertising or tracking, and so there is no box asking you to accept them.`,

  leave_title: 'Getting, correcting and deleting your data',
  leave: `- **A copy:** press **Download my data** in [Settings](/user/profile-settings). Account, posts, saved posts and searches, inbox, devices, emails we sent and reports come in one file.
- **Correcting:** yourself, in your [profile](/user/profileedit). The email cannot be changed.
- **Deleting:** **Delete account** in Settings. You are signed out everywhere, and your profile and posts are hidden at once. Sign in within {accountDays} days and everything comes back; after that it is deleted for good.
What stays afterwards: the empty numbers of your posts (so that nobody else gets them), reports you made without your name, and the log of our people’s decisions. Of an account blocked for fraud a fingerprint of its email stays, from which the email cannot be read, only compared.`,

  safe_title: 'How we guard it',
  safe: `- Phone numbers are not in the text of pages; each has to be asked for, and how often is limited.
- Sign-in keys and codes are stored as fingerprints only, so a stolen list lets nobody in.
- A changed password signs out all other devices, and a sign-in from a new device is told by email.
- No code of other sites may run on our pages; the browser itself refuses it.
Nothing is perfect. If we learn that your data is at risk, we tell you by email.`,

  ask_title: 'Children, changes and questions',
  ask: `People under {ageMin} cannot open an account.
When the rules change, this page changes first; large changes are announced on the site.
For questions or objections call [{phone}](phone), daily {opens} to {closes}, or write to [{email}](email). To be sure that it is you we may ask for a reply from the email of the account; we will never ask for the password.`,
} as const satisfies Record<keyof typeof bn, string>;
