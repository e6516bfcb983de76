/** What people come for, in the bar of wide screens; home is the logo. */
export const navLinks = [
  ['/Property-Buy-Sell', 'navBuy'],
  ['/Property-Rent', 'navRent'],
  ['/Group-Wise-Building', 'navGroup'],
  ['/Interior-Design', 'navInterior'],
  ['/Map', 'navMap'],
  ['/Blog', 'navBlog'],
] as const;
