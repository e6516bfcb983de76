import { type BudgetTier, budgetTiers } from '#contracts/enums.ts';

/** The one tier that a firm is shown with: the first that holds. */
export const tierOf = (firm: Readonly<Record<BudgetTier, boolean>>): BudgetTier | undefined => budgetTiers.find((tier) => firm[tier]);
