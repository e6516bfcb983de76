// The steps of prices in a search's histogram, in taka; the handles of the filter are between them. Rent is per month.
import type { PostType } from '#contracts/enums.ts';

const lakh = 100_000;
const thousand = 1000;

export const priceSteps: Record<PostType, readonly number[]> = {
  sell: [5, 10, 15, 20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 200, 250, 300, 400, 500, 750, 1000, 2000, 5000].map((count) => count * lakh),
  rent: [3, 5, 8, 10, 12, 15, 18, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 100, 120, 150, 200, 300, 500, 1000].map((count) => count * thousand),
};
