import type { safety as bn } from '#i18n/bn/safety.ts';

// How to stay safe. A line is a paragraph, "- " begins an item, [text](/path) leads somewhere.
export const safety = {
  title: 'Stay safe',
  lead: 'Buying a home or land is one of the biggest deals of your life. A few rules will catch almost any fraud before you pay.',
  description: 'Advice for buyers, tenants and owners; how to check the deed, khatian, mutation and RAJUK plan; what to do if something seems wrong.',
  ruleTitle: 'If you remember one thing',
  rule: 'Not one taka until you have seen the place, checked the papers and have a receipt.',

  buyer_title: 'Before you buy',
  buyer: `- **See it yourself:** go in daylight and take someone with you. Ask shopkeepers or neighbours for the owner’s name.
- **Know the owner:** compare the national ID card with the name in the deed. If it is an agent, ask for the registered power of attorney, and talk to the owner yourself.
- **All heirs:** inherited land needs the consent of every heir. See the warishan (heirship) certificate and the deed of partition.
- **Check the papers yourself:** compare copies you obtained from the office yourself, not the seller’s photocopies. A lawyer costs little compared with the price.
- **Compare the rate:** a price far below the usual rate of the area is a reason to ask questions, not to hurry.
- **Earnest money in writing:** register the agreement, pay through a bank or by cheque, and have both sides sign the receipt.
- **Possession:** take over the keys or the boundaries on the day of registration, and get the mutation done in your name soon after.`,

  papers_title: 'Papers to check',
  papers_lead:
    'See the originals, and check that the name, plot (dag), khatian and size are the same on every paper. On the day of registration both sides need identity cards and tax numbers (TIN). To tick them off, use the [document checklist](/Document-Checklist).',
  paper_deed: 'Deed (dolil)',
  paper_deed_text: `It proves how the seller became the owner. Trace the earlier deeds (baya dolil) back at least 25 years.
Where: the sub-registrar’s office. A search there shows whether the deed is really registered, and whether the same land was sold or mortgaged to someone else.`,
  paper_khatian: 'Khatian (porcha)',
  paper_khatian_text: `It shows in whose name each survey recorded the land: CS, SA, RS and, in towns, City or BS. The way ownership passed from one survey to the next must make sense.
Where: the upazila or circle land office, the district record room, or the online service of the Ministry of Land.`,
  paper_mutation: 'Mutation (namjari) and land tax',
  paper_mutation_text: `There must be a mutation khatian in the seller’s own name, the DCR, and this year’s receipt (dakhila) for land development tax. By law a deed is not registered without mutation in the seller’s name (for an inheritance, in that of the predecessor).
Where: the office of the Assistant Commissioner (Land), or the union or municipal land office.`,
  paper_plan: 'RAJUK plan',
  paper_plan_text: `For a flat or house, see the approved plan and the approval letter; compare the storeys, size and use (residential or commercial) with what was built. If the building is finished, ask for the occupancy certificate too.
Where: RAJUK in Dhaka, CDA in Chattogram, KDA in Khulna, RDA in Rajshahi, the development authorities of Gazipur and Cox’s Bazar; elsewhere, the municipality or city corporation.`,
  paper_builder: 'The builder’s papers',
  paper_builder_text: `Check the contract with the landowner and the power of attorney, who owns which flat, and whether a bank has lent money against the project. Pay instalments only for what has been built.`,
  paper_bills: 'Bills and debts',
  paper_bills_text: `Ask about unpaid holding tax, gas, electricity, water and service charge. If there was a loan, ask for the bank’s letter that it has been repaid.`,

  tenant_title: 'Before you rent',
  tenant: `- Don’t pay an advance before you have seen the home and met the owner or the person in charge. If they want to send the key by courier, stop there.
- Check the water, gas, electricity, lift, mobile signal and what it is like at night. Take a photo of the meters.
- Write down the rent, service charge, how the advance is adjusted, the notice period and when the rent may rise, and both sign it.
- Get a receipt every time, for the advance too.
- Fill in the police station’s tenant form. On a copy of your ID card, write what it was given for, and the date.`,

  owner_title: 'If you own or sell',
  owner: `- Don’t send photos of deeds or your ID card by phone; show them to visitors, and write “for inspection only” across important pages.
- If someone asks for an OTP, a PIN or a “verification code”, hang up. If they say they paid too much by mistake, check your own account before you answer.
- If you are paid by cheque, don’t hand over papers or keys before the money has arrived.
- Don’t show the place to strangers alone; have a family member with you.
- Take the tenant’s ID card, workplace and previous landlord’s number, and hand in the police station’s form.
- When it is sold or rented, take the post down and the calls will stop.`,

  flags_title: 'Warning signs',
  flags: `- Money for booking, “file opening” or a gate pass before you have seen anything.
- A lot of pressure: “someone else will take it today”.
- The owner is abroad and cannot meet you, but the money is needed now.
- A strangely low price, beautiful photos, a vague address.
- Excuses instead of the original papers; only photocopies or photos by phone.
- Someone says they are from Uthan and asks for money, a password or a code. **We never do.**`,

  wrong_title: 'If in doubt, or if you have been cheated',
  wrong: `- Stop paying, and keep all messages, receipts and numbers.
- Tap **Report this post** on its page. To talk to someone, call [customer care](/CustomerCare) with the post number: [{phone}](phone), daily {opens} to {closes}.
- If you paid by mobile banking or bank, call their helpline immediately and ask them to hold the money.
- File a general diary (GD) at the police station. If you are in danger, call 999.`,

  limits_title: 'What Uthan does, and what it cannot do',
  limits: `Our team checks every post before it is published: whether the photos, price, area and text agree. Phone numbers stay hidden until someone asks for them, price history is open to all, and fraud means a permanent ban.
But we do not verify ownership papers. This page is general advice and does not replace a lawyer.`,
} as const satisfies Record<keyof typeof bn, string>;
