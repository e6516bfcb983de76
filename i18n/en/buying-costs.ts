import type { buyingCosts as bn } from '#i18n/bn/buying-costs.ts';

// The calculator of what buying costs: registration, taxes and a loan.
export const buyingCosts = {
  title: 'Registration cost and home loan instalment',
  lead: 'What you pay on top of the price, and what a loan costs a month. You can change every rate.',
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
  ratesLead: 'The rates to begin with are estimates. Ask at the sub-registrar’s office and put in your own.',
  ratesSource:
    'Source: the list that REHAB, the association of housing developers, gave before the budget of 2025–26, {date}. Budgets change the rates, and source tax differs by area.',
  percent: '%',
  fee_gain: 'Source tax (gain tax)',
  fee_gain_text: 'By law a tax on the seller’s gain. By custom buyers are often asked to pay it: settle who pays before the sale agreement.',
  fee_stamp: 'Stamp duty',
  fee_stamp_text: 'The state’s duty on the value in the deed. By custom the buyer pays.',
  fee_registration: 'Registration fee',
  fee_registration_text: 'The fee of the Registration Act, paid by pay order at a bank. By custom the buyer pays.',
  fee_local: 'Local government tax',
  fee_local_text: 'The share of the city corporation, municipality or union: 2–3% depending on the area.',
  fee_vat: 'VAT',
  fee_vat_text: 'For a developer’s flat: 2% up to 1,600 sqft, 4.5% above. For a used flat ask at the office.',
  deed: 'Deed writer, lawyer, mutation and others',
  deedText: 'There is no fixed rate, so people bargain. Have the amount in writing before the work begins.',

  loanTitle: 'Bank loan',
  loanSource:
    'Source: usual terms of banks, 2025: up to 70% of the price, at most Tk 2 crore, up to 25 years, at 10–12% interest a year. Your bank’s terms may differ.',
  own: 'Your own money, in percent of the price',
  ownSaid: '= {taka}',
  rate: 'Interest rate (per year)',
  years: 'Term',
  yearsUnit: 'years',
  rent: 'Rent you pay a month now',
  rentHint: 'Compares it with the instalment',

  total: 'You need in total',
  totalLine: '{price} for the price, {fees} on top',
  partPrice: 'Price',
  partFees: 'Registration and taxes',
  partDeed: 'Deed and others',
  feesPercent: 'Registration and taxes are {percent} of the price',
  sum: 'Total, estimated',
  monthly: 'Monthly instalment',
  monthlyLine: '{loan} loan, {count} instalments in {years} years',
  noLoan: 'If all the money is your own, you need no loan.',
  cash: 'Needed in hand at first',
  cashText: 'Your own share with registration, taxes and the deed',
  loan: 'Loan',
  interest: 'Total interest',
  repaid: 'Total paid to the bank',
  income: 'To keep the instalment within half of your income, you need at least {taka} a month. The half is a custom of banks, not law.',
  rentLess: 'The instalment is {taka} a month more than your rent now.',
  rentMore: 'The instalment is {taka} a month less than your rent now.',
  rentSame: 'The instalment equals your rent now.',
  capped: 'The loan ends at Tk 2 crore, so your own share has grown to {taka}.',
  ownLow: 'Banks rarely lend more than 70% of the price: with less than 30% of your own, talk to the bank first.',
  yearsLong: 'Banks rarely lend for more than 25 years.',
  chart: 'What you still owe at the end of each year',
  chartSaid: 'You owe {first} after the first year and {middle} half-way; after {years} years it is paid back.',
  chartStart: 'Start',
  chartEnd: '{years} years',
  note: 'This is an estimate, not advice on tax or law.',

  q_percent: 'How much of the price does registration take?',
  a_percent:
    'At the rates this page begins with, 15.5% for a flat (18% above 1,600 sqft) and 13.5% for land or a house. Source tax alone is 8% of that, and lower in some areas.',
  q_gain: 'Who pays source tax, the buyer or the seller?',
  a_gain:
    'By law it is a tax on the seller’s gain. By custom many sellers ask the buyer to pay it. Say so while you agree on the price, and put it into the sale agreement.',
  q_low: 'Does a lower price in the deed pay off?',
  a_low:
    'It seems to save money, but it is risky: you cannot show where the money went, in a dispute you can prove only the lower sum, and your gain looks larger when you sell. Below the area’s official minimum value a deed is not registered at all.',
  q_formula: 'How is the instalment worked out?',
  a_formula:
    'Every instalment is the same. It first pays a month’s interest on what you still owe, and the rest reduces the loan. So it is mostly interest at first and mostly repayment in the end.',
  q_years: 'Is a longer loan better?',
  a_years:
    'The instalment gets smaller, but the total interest grows. Take the shortest term whose instalment you can pay without hardship, and watch the interest above while you change the term.',
} as const satisfies Record<keyof typeof bn, string>;
