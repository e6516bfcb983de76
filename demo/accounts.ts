// Accounts to try the product with. Their passwords are public, so they open only while the demo is on.
import type { Role } from '#contracts/enums.ts';
import { closeDemo } from '#server/accounts/seed-service.ts';
import { ensureAccount } from '#server/accounts/service.ts';
import type { Services } from '#server/platform/services.ts';
import { demoPhone, sellerPhone } from './phones.ts';

export interface DemoAccount {
  /** What one tries with it, as printed at start. */
  role: 'seller' | 'buyer' | 'firm' | 'support' | 'admin';
  email: string;
  password: string;
}

export const sellerEmail = 'seller@uthan.test';

export const buyerEmail = 'buyer@uthan.test';
/** Owns the first of the demo's firms. */
export const firmEmail = 'firm@uthan.test';
export const supportEmail = 'support@uthan.test';
export const adminEmail = 'admin@uthan.test';

export const demoAccounts: readonly DemoAccount[] = [
  { role: 'seller', email: sellerEmail, password: 'seller-demo' },
  { role: 'buyer', email: buyerEmail, password: 'buyer-demo' },
  { role: 'firm', email: firmEmail, password: 'firm-demo' },
  { role: 'support', email: supportEmail, password: 'support-demo' },
  { role: 'admin', email: adminEmail, password: 'admin-demo' },
];

const people: Record<DemoAccount['role'], { name: string; role: Role; phone: string }> = {
  seller: { name: 'তারেক মাহমুদ', role: 'user', phone: sellerPhone },
  buyer: { name: 'মিথিলা ইসলাম', role: 'user', phone: demoPhone(1235) },
  firm: { name: 'সামিয়া রহমান', role: 'firmOwner', phone: demoPhone(1237) },
  support: { name: 'রুবিনা ইয়াসমিন', role: 'support', phone: demoPhone(1236) },
  admin: { name: 'শাহানা পারভীন', role: 'admin', phone: demoPhone(1238) },
};

/** Creates the demo's accounts, or gives them their passwords back. */
export async function ensureDemoAccounts(services: Pick<Services, 'db'>): Promise<void> {
  await Promise.all(demoAccounts.map(({ role, email, password }) => ensureAccount(services, { email, password, isDemo: true, ...people[role] })));
}

/** Signs every demo account out for good: what a start without the demo does with a database that had it. */
export const closeDemoAccounts = (services: Pick<Services, 'db'>): Promise<void> => closeDemo(services);
