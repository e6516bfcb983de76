import type { install as bn } from '#i18n/bn/install.ts';

// How to keep the site on the home screen, browser by browser.
export const install = {
  title: 'Install Uthan',
  lead: 'There is no separate app yet, and you don’t need one: add the site to your home screen and it opens like an app. There is nothing to download from a store, and it takes almost no space.',
  description: 'Add Uthan to your home screen: how to do it in Chrome, Safari, Firefox, Samsung Internet, Opera and Edge on Android, iPhone and computers.',
  button: 'Install now',
  buttonText: 'Your browser can do it with one tap.',
  done: 'Done. From now on, open it from its icon on your home screen.',
  already: 'You have installed Uthan: this is it, opened from its icon.',
  gainsTitle: 'Benefits',
  gains: `- Opens with one tap, full screen.
- Always up to date; nothing to update.
- Read your saved and recently viewed posts without a connection.
- Touch and hold the icon to go straight to **Search**, **Homes for rent** or **Post an ad**.
- To remove it, just remove the icon.`,
  stepsTitle: 'How to do it in your browser',
  stepsText: 'Open the section for the browser you are using now.',
  inAppFirst:
    'You are reading inside Facebook, Messenger or another app, which can’t add to the home screen. Open this page in a browser first; see below how.',
  b_inApp: 'Inside Facebook, Messenger or Instagram',
  b_inApp_steps: `- Tap the three dots at the top right.
- Choose **Open in browser**.
- There, follow this page’s steps for that browser.`,
  b_chromeAndroid: 'Chrome, Android',
  b_chromeAndroid_steps: `- Tap the three dots at the top right.
- Choose **Add to Home screen**.
- Tap **Install**.`,
  b_samsung: 'Samsung Internet',
  b_samsung_steps: `- Tap the three-line menu at the bottom right.
- Choose **Add page to**, then **Home screen**.
- Tap **Add**.`,
  b_firefoxAndroid: 'Firefox, Android',
  b_firefoxAndroid_steps: `- Tap the three-dot menu.
- Choose **Add app to Home screen**.
- Tap **Add**.`,
  b_opera: 'Opera, Android',
  b_opera_steps: `- Tap the three-dot menu.
- Choose **Add to**, then **Home screen**.
- Tap **Add**.`,
  b_safariPhone: 'Safari, iPhone and iPad',
  b_safariPhone_steps: `- Tap the share icon at the bottom (a square with an arrow pointing up).
- Scroll down and choose **Add to Home Screen**.
- Tap **Add** at the top right.`,
  b_desktop: 'Chrome or Edge, computer',
  b_desktop_steps: `- Click the install icon at the right of the address bar (a screen with an arrow).
- Click **Install**.
- If there is no icon, choose to install from the three-dot menu.`,
  b_safariMac: 'Safari, Mac',
  b_safariMac_steps: `- Open **File** in the menu bar.
- Choose **Add to Dock**.
- Click **Add**.`,
  note: 'The wording differs slightly with the language and version of the browser. Opera Mini and the browser inside Facebook can’t do this; choose **Open in browser** there and follow one of the steps above.',
  screenHome: 'The home page: the search box and new posts',
  screenPost: 'The page of a post: photos, price and the call button',
  qrTitle: 'On another phone?',
  qrText: 'Point its camera at this code and the site will open there.',
  qrAlt: 'QR code of {address}',
  appTitle: 'Will there be an app?',
  appText: 'If an app comes to the stores, this page will say so. Until then, don’t install any app that claims to be Uthan; it isn’t ours.',
} as const satisfies Record<keyof typeof bn, string>;
