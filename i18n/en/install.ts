import type { install as bn } from '#i18n/bn/install.ts';

// How to keep the site on the home screen, browser by browser.
export const install = {
  title: 'Keep it like an app',
  lead: 'There is no separate app yet, and no need for one: put the site on your home screen and it opens like an app. Nothing to fetch from a store, and it takes hardly any space.',
  description: 'Put Uthan on your home screen: how to do it on Android, iPhone and computers in Chrome, Safari, Firefox, Samsung Internet, Opera and Edge.',
  button: 'Add it now',
  buttonText: 'Your browser can do it with one press.',
  done: 'Done. From now on open it by its icon on the home screen.',
  gainsTitle: 'What you gain',
  gains: `- It opens with one press, over the whole screen.
- It is always the newest; there is nothing to update.
- Hold the icon to go straight to **Search**, **Homes to rent** or **Post an ad**.
- To remove it, remove the icon.`,
  stepsTitle: 'How to do it in your browser',
  stepsText: 'Open the one that you are reading this in.',
  b_chromeAndroid: 'Chrome, Android',
  b_chromeAndroid_steps: `- Press the three dots at the top right.
- Choose **Add to Home screen**.
- Press **Install**.`,
  b_samsung: 'Samsung Internet',
  b_samsung_steps: `- Press the menu of three lines at the bottom right.
- Choose **Add page to**, then **Home screen**.
- Press **Add**.`,
  b_firefoxAndroid: 'Firefox, Android',
  b_firefoxAndroid_steps: `- Press the menu of three dots.
- Choose **Add app to Home screen**.
- Press **Add**.`,
  b_opera: 'Opera, Android',
  b_opera_steps: `- Press the menu of three dots.
- Choose **Add to**, then **Home screen**.
- Press **Add**.`,
  b_safariPhone: 'Safari, iPhone and iPad',
  b_safariPhone_steps: `- Press the share icon at the bottom (a square with an arrow upwards).
- Scroll down and choose **Add to Home Screen**.
- Press **Add** at the top right.`,
  b_desktop: 'Chrome or Edge, computer',
  b_desktop_steps: `- Press the install icon at the right of the address bar (a screen with an arrow).
- Press **Install**.
- If there is no icon, choose to install from the menu of three dots.`,
  b_safariMac: 'Safari, Mac',
  b_safariMac_steps: `- Open **File** in the menu.
- Choose **Add to Dock**.
- Press **Add**.`,
  note: 'The words differ a little with the language and version of the browser. Opera Mini and the browser inside Facebook cannot do it; press **Open in browser** there and use one of the above.',
  qrTitle: 'For another phone?',
  qrText: 'Point its camera at this picture, and the site opens there.',
  qrAlt: 'QR code of {address}',
  appTitle: 'Will there be an app?',
  appText: 'If there will be one in the stores, this page will say so. Until then do not install any app in the name of Uthan; it is not ours.',
} as const satisfies Record<keyof typeof bn, string>;
