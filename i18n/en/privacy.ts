import type { privacy as bn } from '#i18n/bn/privacy.ts';

// What the software really keeps. Whoever changes a table that holds something about people changes this page too.
export const privacy = {
  title: 'Privacy policy',
  lead: 'What Uthan stores about you, why, for how long, who sees it, and how to get a copy or delete it.',
  description: 'Which data Uthan stores, why, for how long, who sees it, which cookies it sets, and how to get a copy of your data or delete it.',
  inShortTitle: 'In short',
  inShort: `- You can browse and call without telling us anything.
- There are no advertising networks, no code from other sites and no trackers here. Everything on a page comes from our own servers.
- A phone number is shown only to people who tap “Show” or “Call”.
- We do not sell your data.
- You can download everything, and delete everything, yourself.`,

  controller_title: 'Who is responsible',
  controllerIs: 'By law, responsible for the data on Uthan:',
  controllerNone: 'With any question about your data write to [{email}](email).',

  visit_title: 'If you only browse',
  visit: `Without an account we do not know who you are.
- **How often a post is seen:** a device counts once a day. The record for it identifies no one and is deleted after that day; only the count stays.
- **Visits:** how many there are in a month on phones and on computers; only the numbers. Each is counted once, and not at all if your browser asks not to be tracked (DNT or GPC).
- **How the site is used:** how many pages of each type were opened in a day and in which language, from which sites visits came, and in how many a post was opened after a search and a number was shown. Only the numbers are stored, for {trafficMonths} months; nothing says who it was, and DNT and GPC count here too.
- **How often numbers were looked up or something was attempted:** to prevent abuse we store counts against a hash of your IP address or device ID, made with a secret key: without that key the code cannot be turned back into either. These counts stay for at most 1 day.
- **What is searched:** the words, how often on a day, how many results there were and which of them were opened, so that the search can be improved. Who searched is not stored; phone numbers and email addresses are removed from the words. Deleted after {searchDays} days. If you search by voice, your browser’s own speech service hears you; we receive only the text.
- **Server log:** which page was requested, whether something failed, and the first part of your IP address, which names a network and not you. Your whole IP address, what you search for, phone numbers, passwords and codes are not written there.`,

  account_title: 'If you open an account',
  account: `- **Required:** name, email, gender, birth date and a password. The password is stored in a form that even we cannot read.
- **Optional:** phone number (needed for posting), occupation, address, a few words about yourself, a photo.
- **Where you are signed in:** the name of the browser, since when, and when it was last seen. It is deleted after {sessionDays} days without use. To tell new devices from known ones, a hash of each is stored for at most 1 year. For staff who sign in in two steps, the secret of their authenticator app is stored encrypted and their recovery codes as hashes, until they turn it off. If you create API keys, we store their names, what they can do and when they were last used until you revoke them; of the keys themselves we store only hashes. If you set up webhooks, we store their addresses until you delete them, and what was sent there for {webhookDays} days. Our team’s notes about an account are stored until the account is erased.
- **Emails we sent:** which email was sent to you and when, for {mailDays} days. Codes themselves are not stored; their hash is deleted within 2 days.
- **Stopped emails:** if an email to your address comes back or is marked as spam, the address, the reason and the day, so that we send no more. You can lift it in [Settings](/user/profile-settings); it goes with your account.
- **Inbox:** your notifications and whether you read them, for {inboxDays} days, at most {inboxMax}. You can delete them earlier. We also store which notifications you want and how you want them, and the language you used last.
- **Notifications on a device:** if you turn them on, the address at which your browser’s maker (such as Google, Mozilla or Apple) reaches it, and the key with which we encrypt them. Both are deleted when you turn them off or sign out there.
- **Saved posts and searches:** until you remove them; at most {savedMax} posts and {searchesMax} searches. With a saved search we store what you are looking for, which posts it found and when you were notified. If you ask to be reminded of a visit, the post, the day and the time, until an hour before.
- **Family shortlists:** the name, the posts, and the name, yes or no and note of each person who answers by the link. Everyone with the link sees these and your name, never your phone number or email. The link works for {shortlistDays} days unless you close it earlier; {shortlistKeptDays} days after that all of it is deleted. The person who answered can remove the answer at any time.
- **What you submit:** so that something sent twice over a bad connection does not create two posts, the answer you got is stored for 1 day.
Why: to recognise you, to keep the account safe, and to make sure there is a real person behind a post. The birth date shows whether you are at least {ageMin} years old.`,

  post_title: 'If you post',
  post: `- **Before you submit:** what you type is saved with your account while you write, and so are the photos when your connection is good, so that you can continue on another device. Only you can see them. They are deleted when you submit or discard the draft, and if you do not change the draft for {draftDays} days.
- What you write in the post, its photos, the address, the pin of the house on the map if you set one (only you and our team see it, everyone else sees a point nearby), one or two phone numbers, whether it is free or paid, and what was decided about it and why.
- **A verified number:** if you verify a phone number with a code by SMS, the number, that you verified it and when, until your account is erased. The code is stored as a hash for at most 1 day. The SMS provider receives the number.
- **Photos:** the original files you send are not stored. The server makes new ones without the location (GPS), time or camera details.
- **Earlier versions:** what the post said before an edit is stored, so that the change can be reviewed. Every price that was live is shown to everyone with its date.
- **Who looked up the number:** when, and who, if they were signed in. The owner never sees who it was; we use it to find abuse.
- **Counts:** how often your post was seen, how often the number was looked up and how many people saved it. You only see the totals.
When you delete a post, it leaves the lists immediately and is permanently erased after {deletedDays} days. So that no one can delete and repost the same property to make it look new, its area, size and the hashes of its photos are stored for {repostDays} days.`,

  building_title: 'If you show interest or write a review',
  building: `- **Interest:** if you are interested in group building or in the work of a firm, your name, occupation, phone number, area and what you write are stored so that our team can call you. If it is about a firm’s work, that firm sees it too. Everyone sees only how many people are interested in an area.
- **To count each person once:** with an interest we store hashes of the mailbox of your account and of your device ID, made with a secret key; for reviews such hashes are stored for 1 day, so that no one writes too many. They only show whether two entries come from the same person; no one can read an email or a device from them.
- **Review codes:** for which work, to whom (email or phone) and when a code was issued. The code itself is not stored, only a hash.
- **Reviews:** the rating, the text, the photos and which work they are about. Once approved, everyone sees them with your name and photo. If you delete your account, the reviews stay without your name.
- **Comments on the blog:** what you write, with your name and photo, for everyone to see. You can delete a comment at any time; all your comments are erased with your account. Where a comment has replies, its place stays, empty.`,

  report_title: 'If you report or call',
  report: `When you report a post, a building offer, a design firm, a review or a comment, the reason, what you write and, if you are signed in, your name are stored; hashes of the mailbox of your account and of your device ID, made with a secret key, make sure that each person’s report counts once; no one can read who you are from them. Only our team sees it; the advertiser, the firm and the writer of the review do not learn who reported.
When you call customer care, no recording is stored in this software.`,

  seen_title: 'Who sees what',
  seen: `- **Everyone:** the text, photos and area of a post; the name, photo, occupation and joining date of the advertiser, and what they write about themselves.
- **People who want to call:** the phone number in the post.
- **Only if you choose:** the email, phone number, address and birth date of your profile. There are four switches in [Settings](/user/profile-settings), all off by default.
- **No one, ever:** your gender, your password.
- **Our team:** as much as they need to review posts and help you. Who decided what and when is recorded in a log that cannot be changed; the notes in it are removed after a year.
- **Courts or police:** only what the law requires.
To deliver email, our email provider receives your email address. Notifications on a device pass through the service of your browser’s maker, encrypted so that it cannot read them. We share nothing with anyone else.`,

  device_title: 'What is stored on your device',
  device: `Cookies:
- **Language:** Bengali or English; 1 year.
- **Colours and easy mode:** light or dark and larger, simpler pages, if you choose so; 1 year.
- **Data saver:** photos on tap or not, if you choose; 1 year.
- **Signed in:** that you are signed in, not who you are; removed when you sign out or close the browser.
- **Device ID:** set on your first visit; 1 year. It is a random number used only to enforce limits against abuse. No other site can read it.
In the browser’s own storage:
- **The language, the token that keeps you signed in**, and how many saved posts a page shows. Signing out removes the token.
- **Draft and photos of a post you have not finished:** so that you can continue without a connection. When you sign out you choose whether to keep them; what you keep is removed after a day unless you sign in again.
- **The last {viewedMax} posts you saw, a few earlier searches and the posts you compare:** these lists are in your browser only; we do not store them. Each has a button to clear it.
- **Ticks in a document checklist:** in your browser only, until you reset them. Numbers typed into a tool are part of the page’s address; we do not store them.
- **How often you opened the home page, and that you closed the line about the app:** the line appears from your second visit on. In your browser only.
- **Token for your answers on a family shortlist:** it lets you change or withdraw them on this device.
- **Until you close the tab:** what you are typing while registering or changing a password, which post or search you wanted to save after signing in, and that this visit is counted.
There are no cookies for advertising or tracking, and so there is no box asking you to accept them.`,

  leave_title: 'Getting, correcting and deleting your data',
  leave: `- **A copy:** tap **Download my data** in [Settings](/user/profile-settings). You get your account, posts, saved posts and searches, inbox and its settings, devices, emails we sent and reports in one file.
- **Correcting:** yourself, in your [profile](/user/profileedit). The email cannot be changed.
- **Deleting:** **Delete account** in Settings. You are signed out everywhere, and your profile and posts are hidden immediately. Sign in within {accountDays} days and everything comes back; after that it is permanently deleted.
What stays afterwards: the empty numbers of your posts (so that no one else gets them); your reviews, without your name; the reasons of reports you made, without your name or your words; and the log of our team’s decisions. If an account was disabled for fraud, hashes of its email and phone numbers stay; the email and the numbers cannot be read from them, only compared.`,

  kept_title: 'How long we store it',
  keptLead: 'After this time the data is deleted automatically. Where there is a way to delete it earlier, you can do so yourself.',
  keptAtMost: 'At most {days, plural, one {# day} other {# days}}',
  keptEnd:
    'What was deleted can stay in backups for up to {days} more days. If a court or an authority orders it, the data of an account or a post is stored until a set day, with the reason of the order, even if its owner deletes it; then it is deleted. While a post is stored, so is the account it belongs to.',
  kept_accounts: 'Account, after you delete it',
  keptFor_accounts: 'so that you can sign in and get it back',
  kept_posts: 'Post, after it is deleted',
  keptFor_posts: 'to look into mistakes and reports',
  kept_reposts: 'Area, size and photo hashes of a deleted post',
  keptFor_reposts: 'so that no one makes an old post look new',
  kept_viewers: 'Hash of a device that saw a post',
  keptFor_viewers: 'to count it once a day',
  kept_drafts: 'Draft, after its last change',
  keptFor_drafts: 'so that you can finish it on another device',
  kept_photos: 'Photo that no post or draft uses any more',
  keptFor_photos: 'to continue an interrupted upload',
  kept_linkPictures: 'Preview drawn for a shared link',
  keptFor_linkPictures: 'to show it with the link',
  kept_shortlists: 'Family shortlist, after its link ended',
  keptFor_shortlists: 'so that its answers can be read later',
  kept_searches: 'What was searched, without who searched',
  keptFor_searches: 'to improve the search',
  kept_traffic: 'How often pages were opened',
  keptFor_traffic: 'to see how the site is used',
  kept_sessions: 'Signed-in device, after its last use',
  keptFor_sessions: 'to recognise you',
  kept_devices: 'Hash of a known device, after its last sign-in',
  keptFor_devices: 'to tell you about sign-ins from new devices',
  kept_apiKeys: 'Name and hash of an API key',
  keptFor_apiKeys: 'to recognise your program',
  kept_codes: 'Hash of a code sent by SMS or email',
  keptFor_codes: 'to check the code',
  kept_smsCosts: 'Number and cost of text messages in a day',
  keptFor_smsCosts: 'to keep within the budget',
  kept_attempts: 'Number of attempts, under a hash',
  keptFor_attempts: 'to prevent abuse',
  kept_answers: 'Answer to what you submitted',
  keptFor_answers: 'so that nothing is submitted twice',
  kept_notifications: 'Notification in the inbox',
  keptFor_notifications: 'to inform you',
  kept_mails: 'Which email was sent and when',
  keptFor_mails: 'to see whether it arrived',
  kept_pushes: 'Record of a notification sent to a device',
  keptFor_pushes: 'to send it again if it did not arrive',
  kept_webhooks: 'What was sent to a webhook',
  keptFor_webhooks: 'to send it again if it did not arrive',
  legalRequests: 'Form for authorities and rights holders',
  kept_legalRequests: 'Legal requests and our answers',
  keptFor_legalRequests: 'from the last change, to prove how we answered; also after the account is deleted',
  kept_staffNotes: 'Notes in the log of our team’s decisions',
  keptFor_staffNotes: 'to check later why something was decided',
  kept_logs: 'Server log, with the first part of IP addresses',
  keptFor_logs: 'to find faults and attacks',
  kept_backups: 'Backup',
  keptFor_backups: 'to restore everything if a server fails',

  safe_title: 'How we protect it',
  safe: `- Phone numbers are not in the text of pages; each has to be requested, and the number of requests is limited.
- Sign-in tokens and codes are stored as hashes only, so a stolen list lets no one in.
- A changed password signs out all other devices, and we email you when someone signs in from a new device.
- No code from other sites may run on our pages; the browser itself refuses it.
Nothing is perfect. If we learn that your data is at risk, we will tell you by email.`,

  ask_title: 'Children, changes and questions',
  ask: `People under {ageMin} cannot open an account.
When our rules change, this page changes first; major changes are announced on the site.
For questions or objections call [{phone}](phone), daily {opens} to {closes}, or write to [{email}](email). To be sure it is you, we may ask for a reply from the email of the account; we will never ask for the password.`,
} as const satisfies Record<keyof typeof bn, string>;
