import type { safety as bn } from '#i18n/bn/safety.ts';

// How to stay safe. A line is a paragraph, "- " begins an item, [text](/path) leads somewhere.
export const safety = {
  title: 'Stay safe',
  lead: 'A home or a plot is one of the largest deals of a life. A few rules uncover nearly every fraud before money is paid.',
  description: 'Advice for buyers, tenants and owners; how to check the deed, khatian, mutation and RAJUK plan; what to do if something seems wrong.',
  ruleTitle: 'If you remember one thing',
  rule: 'Not a taka before you have seen it, compared the papers and hold a receipt.',

  buyer_title: 'Before you buy',
  buyer: `- **See it yourself:** go in daylight, with somebody. Ask shopkeepers or neighbours for the owner’s name.
- **Know the owner:** compare the national ID card with the name in the deed. Of an agent, see the registered power of attorney, and talk to the owner yourself.
- **All who share it:** inherited land needs the consent of all heirs. See the succession certificate and the deed of partition.
- **Check papers on your own:** compare copies that you fetched from the office, not the seller’s photocopies. A lawyer costs little against the whole price.
- **Compare the rate:** a price far below the usual rate of the area is a reason for questions, not for haste.
- **Earnest money in writing:** register the agreement, pay through a bank or by cheque, and have both sides sign the receipt.
- **Possession:** take over keys or boundaries on the day of registration, and have the mutation done in your name soon.`,

  papers_title: 'Papers to check',
  papers_lead: 'See the originals, and check that name, plot (dag), khatian and size are the same on every paper.',
  paper_deed: 'Deed (dolil)',
  paper_deed_text: `It proves how the seller became the owner. Follow the earlier deeds (baya dolil) for at least 25 years.
Where: the sub-registry office. A search there shows whether the deed is really registered, and whether the same land was sold or mortgaged to somebody else.`,
  paper_khatian: 'Khatian (porcha)',
  paper_khatian_text: `It tells in whose name a survey recorded the land: CS, SA, RS and, in towns, City or BS. How ownership passed from one survey to the next must make sense.
Where: the upazila or circle land office, the district record room, or the online service of the Ministry of Land.`,
  paper_mutation: 'Mutation (namjari) and land tax',
  paper_mutation_text: `There must be a mutation khatian in the seller’s own name, the DCR, and this year’s receipt (dakhila) for land development tax. Without mutation a sale can get stuck.
Where: the office of the Assistant Commissioner (Land), the union or municipal land office.`,
  paper_plan: 'RAJUK plan',
  paper_plan_text: `For a flat or house see the approved plan and the letter of approval; compare storeys, size and use (residential or commercial) with what was built. Of a finished building ask for the occupancy certificate too.
Where: RAJUK in Dhaka, CDA in Chittagong, KDA in Khulna, RDA in Rajshahi, elsewhere the municipality or city corporation.`,
  paper_builder: 'The builder’s papers',
  paper_builder_text: `The contract with the owner of the land and the power of attorney, which flat is whose share, and whether a bank has lent money against the project. Pay instalments by what has been built.`,
  paper_bills: 'Bills and debts',
  paper_bills_text: `Arrears of holding tax, gas, electricity, water and service charge. If there was a loan, the bank’s letter that it is settled.`,

  tenant_title: 'Before you rent',
  tenant: `- Pay no advance before you have seen the home and met the owner or whoever is in charge. If they want to send the key by courier, stop there.
- Check water, gas, electricity, lift, mobile signal and what it is like at night. Take a picture of the meters.
- Write down rent, service charge, how the advance is used up, the time of notice and when the rent may rise, and sign it, both of you.
- Take a receipt every time, for the advance too.
- Fill in the tenant form of the police station. On a copy of your ID card write what it was given for, and the date.`,

  owner_title: 'If you own or sell',
  owner: `- Send no pictures of deeds or of your ID card by phone; show them to visitors, and write “for inspection only” across pages that matter.
- If somebody asks for an OTP, a PIN or a “verification code”, hang up. If they say they paid too much by mistake, look into your own account before you answer.
- With a cheque, give neither papers nor keys before the money has arrived.
- Do not show the place to strangers alone; have somebody of the family with you.
- Take the tenant’s ID card, place of work and the number of the last landlord, and hand in the form of the police station.
- When it is sold or rented take the post down, and the calls stop.`,

  flags_title: 'Warning signs',
  flags: `- Money for booking, “file opening” or a gate pass before you have seen anything.
- Great haste: “somebody else will take it today”.
- The owner is abroad and cannot meet you, but the money is needed now.
- A strangely low price, beautiful pictures, a vague address.
- Excuses instead of the original papers; only photocopies or pictures by phone.
- Somebody says that they are from Uthan and asks for money, a password or a code. **We never do.**`,

  wrong_title: 'If in doubt, or if you were cheated',
  wrong: `- Stop paying, and keep all messages, receipts and numbers.
- Press **Report this post** on its page. To talk to somebody, call [customer care](/CustomerCare) with its number: [{phone}](phone), daily {opens} to {closes}.
- If money went by mobile banking or bank, call their helpline at once and ask them to hold it.
- File a general diary (GD) at the police station. In danger call 999.`,

  limits_title: 'What Uthan does, and what it cannot do',
  limits: `A person looks at every post before it is published: whether pictures, price, area and words agree. Phone numbers stay hidden, the history of a price is open to all, and fraud ends an account for good.
But we do not verify papers of ownership. This page is general advice and does not replace a lawyer.`,
} as const satisfies Record<keyof typeof bn, string>;
