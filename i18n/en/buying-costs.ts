import type { buyingCosts as bn } from '#i18n/bn/buying-costs.ts';

// The calculator of what buying costs: registration, taxes and a loan.
export const buyingCosts = {
  title: 'Registration cost and home loan instalment',
  lead: 'What you pay on top of the price, and what a loan costs per month. You can change every rate.',
  description:
    'What it costs to buy a flat, a house or land in Bangladesh with registration fee, stamp duty, source tax and VAT, and the monthly instalment of a home loan. Change any rate.',
  formTitle: 'Your figures',

  kind: 'What you are buying',
  kind_flat: 'Flat',
  kind_home: 'House',
  kind_land: 'Land',
  price: 'Price (value in the deed)',
  priceHint: 'Type it as you say it: 80 lakh, 1.2 crore, 8,000,000',
  size: 'Size of the flat',
  sqft: 'sqft',
  priceNone: 'Type a price to see the full cost and the instalment here.',
  percentUnread: 'Type a number from 0 to {max}, such as 1.5',

  ratesTitle: 'Registration and taxes',
  ratesLead: 'These starting rates are estimates. Ask the sub-registrar’s office and enter your own.',
  ratesSource:
    'Source: the list that REHAB, the association of housing developers, gave before the budget of 2025–26, {date}. Budgets change the rates, and source tax differs by area.',
  percent: '%',
  fee_gain: 'Source tax (gain tax)',
  fee_gain_text: 'By law this is a tax on the seller’s gain, but buyers are often asked to pay it. Agree on who pays before you sign the sale agreement.',
  fee_stamp: 'Stamp duty',
  fee_stamp_text: 'Government duty on the deed value. The buyer usually pays.',
  fee_registration: 'Registration fee',
  fee_registration_text: 'The government’s registration fee, paid at a bank by pay order or challan. The buyer usually pays.',
  fee_local: 'Local government tax',
  fee_local_text: 'The share of the city corporation, municipality or union: 2–3% depending on the area.',
  fee_vat: 'VAT',
  fee_vat_text: 'For a developer’s flat: 2% up to 1,600 sqft, 4.5% above. For a used flat, ask at the office.',
  deed: 'Deed writer, lawyer, mutation and other costs',
  deedText: 'There is an official schedule, but people usually bargain. Get the amount in writing before work starts.',

  loanTitle: 'Bank loan',
  loanSource:
    'Source: usual terms of banks, 2025: up to 70% of the price, at most Tk 2 crore, up to 25 years, at 10–12% interest a year. Your bank’s terms may differ.',
  own: 'Your own money, % of the price',
  ownSaid: '= {taka}',
  rate: 'Interest rate (per year)',
  years: 'Term',
  yearsUnit: 'years',
  rent: 'Your current monthly rent',
  rentHint: 'Shown next to the instalment',

  total: 'Total you need',
  totalLine: '{price} plus {fees}',
  partPrice: 'Price',
  partFees: 'Registration and taxes',
  partDeed: 'Deed and other costs',
  feesPercent: 'Registration and taxes are {percent} of the price',
  sum: 'Estimated total',
  monthly: 'Monthly instalment',
  monthlyLine: '{loan} loan, {count} instalments over {years, plural, one {# year} other {# years}}',
  noLoan: 'If you pay all of it yourself, you don’t need a loan.',
  cash: 'Cash needed up front',
  cashText: 'Your own share plus registration, taxes and deed costs',
  loan: 'Loan',
  interest: 'Total interest',
  repaid: 'Total paid to the bank',
  income: 'To keep the instalment within half of your income, you need at least {taka} a month. Half is the banks’ usual rule, not the law.',
  rentLess: 'The instalment is {taka} a month more than your current rent.',
  rentMore: 'The instalment is {taka} a month less than your current rent.',
  rentSame: 'The instalment equals your current rent.',
  capped: 'Banks usually lend up to Tk 2 crore, so you need {taka} of your own.',
  ownLow: 'Banks rarely lend more than 70% of the price. If you have less than 30%, talk to the bank first.',
  yearsLong: 'Banks rarely lend for more than 25 years.',
  chart: 'What you still owe at the end of each year',
  chartSaid: 'You owe {first} after the first year and {middle} halfway through; after {years, plural, one {# year} other {# years}} the loan is repaid.',
  chartStart: 'Start',
  chartEnd: '{years, plural, one {# year} other {# years}}',
  note: 'This is an estimate, not advice on tax or law.',

  q_percent: 'What percentage of the price does registration cost?',
  a_percent:
    'At this page’s starting rates, 15.5% for a flat (18% above 1,600 sqft) and 13.5% for land or a house. Source tax alone makes up 8 percentage points of that, and is lower in some areas.',
  q_gain: 'Who pays source tax, the buyer or the seller?',
  a_gain:
    'By law it is a tax on the seller’s gain. In practice many sellers ask the buyer to pay it. Raise it when you agree on the price, and put it in the sale agreement.',
  q_low: 'Is it worth stating a lower price in the deed?',
  a_low:
    'It may look cheaper, but it is tax evasion and risky: you can’t show where the money came from, in a dispute you can prove only the lower amount, and your gain looks larger when you sell. A deed below the official minimum (mouza rate) is not registered at all.',
  q_formula: 'How is the instalment calculated?',
  a_formula:
    'Every instalment is the same. It first pays a month’s interest on what you still owe, and the rest reduces the loan. So it is mostly interest at first and mostly repayment in the end.',
  q_years: 'Is a longer loan better?',
  a_years:
    'The instalment gets smaller, but you pay more interest in total. Choose the shortest term whose instalment you can afford comfortably, and watch the interest above as you change the term.',
} as const satisfies Record<keyof typeof bn, string>;
