/** What people come for, in the bar of wide screens; home is the logo. Where there is little room some are only in the menu. */
export const navLinks = [
  ['/Property-Buy-Sell', 'navBuy', ''],
  ['/Property-Rent', 'navRent', ''],
  ['/Group-Wise-Building', 'navGroup', ''],
  ['/Interior-Design', 'navInterior', 'max-xl:hidden'],
  ['/Map', 'navMap', 'max-xl:hidden'],
  ['/Blog', 'navBlog', 'max-xl:hidden'],
] as const;

/** Below "More" on wide screens, below the others in the menu of phones. */
export const moreLinks = [
  ['/', 'navHome'],
  ['/Tools', 'navTools'],
  ['/ContactUs', 'navContact'],
  ['/AboutUs', 'navAbout'],
  ['/DownloadApp', 'navApp'],
] as const;
