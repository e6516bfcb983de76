/** The links of the navbar and of its menu: what people come for first. Where there is little room some are only in the menu. */
export const navLinks = [
  ['/Property-Buy-Sell', 'navBuy', ''],
  ['/Property-Rent', 'navRent', ''],
  ['/', 'navHome', 'max-xl:hidden'],
  ['/Blog', 'navBlog', ''],
  ['/ContactUs', 'navContact', 'max-xl:hidden'],
  ['/AboutUs', 'navAbout', 'max-xl:hidden'],
  ['/DownloadApp', 'navApp', 'max-xl:hidden'],
] as const;
